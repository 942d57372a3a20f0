import { ownValue } from "~/core/own-value";
import type { Classification } from "../classification/reply-class";
import { isSameCompany } from "../threads/match-company";
import type { InboundMail } from "./inbound-mail";
import type { MatchedBy } from "./match-mail.server";

const MAX_LENGTH = 4_000;

/** The receiving server's own authserv-id (RFC 8601); other headers prove nothing. */
const RECEIVER = /^\s{0,5}mx\.cloudflare\.net\s{0,5};/i;

const PASSES = /(?:^|;)\s{0,5}dmarc=pass\b/i;

/**
 * Without comments and quoted strings (RFC 8601, 2.2): servers repeat in them what the sender wrote, such as the envelope's
 * "x; dmarc=pass"@evil.example. Null where one is not closed.
 */
function withoutQuotes(header: string): string | null {
  const kept: string[] = [];
  let depth = 0;
  let isQuoted = false;
  for (let index = 0; index < header.length; index += 1) {
    const letter = header[index] ?? "";
    if (letter === "\\") index += 1;
    else if (letter === '"' && depth === 0) isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (letter === "(") depth += 1;
    else if (letter === ")") depth -= 1;
    else if (depth === 0) kept.push(letter);
    if (depth < 0) return null;
  }
  return depth > 0 || isQuoted ? null : kept.join("");
}

/** One result of DMARC, and it is a pass. */
function passesDmarc(header: string): boolean {
  const results = withoutQuotes(header) ?? "";
  return PASSES.test(results) && results.match(/\bdmarc\s{0,5}=/gi)?.length === 1;
}

const isAuthenticated = (header = "") => {
  const start = header.slice(0, MAX_LENGTH);
  return RECEIVER.test(start) && passesDmarc(start);
};

/** Names below these are of many owners: "co.ke", "com.ng". */
const PUBLIC_SUFFIX = /^(?:ac|co|com|edu|ed|gob|gouv|gov|go|govt|mil|ne|net|or|org|sc|web)\.[a-z]{2}$/;

/** The domain that a server's name is in: "mail.shop.co.ke" is in "shop.co.ke", and "shop.co.ke" in itself. */
function ownDomain(host: string): string {
  const name = host.toLowerCase();
  const parent = name.slice(name.indexOf(".") + 1);
  return parent.includes(".") && !PUBLIC_SUFFIX.test(parent) ? parent : name;
}

/** Authentication-Results of providers whose IMAP host and checking host differ. Exchange Online writes no host name. */
const CHECKED_BY: Record<string, RegExp> = {
  "gmail.com": /^\s{0,5}mx\.google\.com\s{0,5};/i,
  "googlemail.com": /^\s{0,5}mx\.google\.com\s{0,5};/i,
  "office365.com": /^\s{0,5}(?:[\w.-]{1,200}\.outlook\.com\s{0,5};|spf=)/i,
  "outlook.com": /^\s{0,5}(?:[\w.-]{1,200}\.outlook\.com\s{0,5};|spf=)/i,
  "zoho.com": /^\s{0,5}mx\.zohomail\.com\s{0,5};/i,
  "me.com": /^\s{0,5}[\w.-]{1,200}\.(?:icloud|me|apple)\.com\s{0,5};/i,
};

/** A server without a public name or address, such as a content filter on the same machine. */
const PRIVATE_HOP = /^(?:[a-z\d-]+|\[?(?:10|127|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.[\d.]+\]?)$/;
const isOwnHop = (host: string, domain: string) =>
  host === domain || host.endsWith(`.${domain}`) || PRIVATE_HOP.test(host);

/**
 * By the topmost Authentication-Results of an email in a mailbox, if the server that writes them is the mailbox's own (RFC 8601, 4.1
 * and 5). `hops`: the servers whose Received is above it; a foreign one means that the email arrived with this header.
 */
export function isAuthenticatedAt(imapHost: string, header = "", hops: readonly string[] = []): boolean {
  const start = header.slice(0, MAX_LENGTH);
  const domain = ownDomain(imapHost);
  const [first = ""] = start.trim().split(/[;\s]/, 1);
  const writer = first.toLowerCase();
  const isOwn =
    ownValue(CHECKED_BY, domain)?.test(start) ??
    ((writer === domain || writer.endsWith(`.${domain}`)) && hops.every((hop) => isOwnHop(hop, domain)));
  return isOwn && passesDmarc(start);
}

/** By a Message-ID that only a reader knows, by a server of the same company, or by the authentication of ours. */
export const isSenderAuthenticated = (mail: InboundMail, by: MatchedBy | null): boolean =>
  by === "in-reply-to" ||
  by === "references" ||
  (mail.envelopeFrom !== null && isSameCompany(mail.envelopeFrom, mail.fromAddress)) ||
  isAuthenticated(mail.headers["authentication-results"]);

/** For a person to decide: nothing proves who wrote it, or which of our emails it answers. */
export const asUnsure = (meaning: Classification, why: string): Classification => ({
  ...meaning,
  isSure: false,
  words: [...meaning.words, { words: why, points: 0, class: "unclear" as const }].slice(-20),
});

/** For a person to decide, who reads why. */
export const asUndecided = (meaning: Classification): Classification => ({
  ...meaning,
  replyClass: "unclear",
  isSure: false,
  words: [
    ...meaning.words,
    { words: "says no, but the sender can’t be verified: needs review", points: 0, class: "unclear" },
  ].slice(-20),
});
