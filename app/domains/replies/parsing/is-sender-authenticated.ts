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
 * Removes comments and quoted strings (RFC 8601, 2.2): servers repeat in them what the sender wrote, such as the
 * envelope's "x; dmarc=pass"@evil.example. Null if one is unclosed.
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

/** Whether there is exactly one DMARC result, and it is a pass. */
function passesDmarc(header: string): boolean {
  const results = withoutQuotes(header) ?? "";
  return PASSES.test(results) && results.match(/\bdmarc\s{0,5}=/gi)?.length === 1;
}

const isAuthenticated = (header = "") => {
  const start = header.slice(0, MAX_LENGTH);
  return RECEIVER.test(start) && passesDmarc(start);
};

/** Suffixes below which unrelated organisations register: "co.ke", "com.ng". */
const PUBLIC_SUFFIX = /^(?:ac|co|com|edu|ed|gob|gouv|gov|go|govt|mil|ne|net|or|org|sc|web)\.[a-z]{2}$/;

/** Returns a server's domain: "shop.co.ke" for both "mail.shop.co.ke" and "shop.co.ke". */
function ownDomain(host: string): string {
  const name = host.toLowerCase();
  const parent = name.slice(name.indexOf(".") + 1);
  return parent.includes(".") && !PUBLIC_SUFFIX.test(parent) ? parent : name;
}

/** Authentication-Results of providers whose IMAP host differs from the checking host. Exchange Online writes no host name. */
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
 * Whether the topmost Authentication-Results of an email in a mailbox is a DMARC pass written by the mailbox's own
 * server (RFC 8601, 4.1 and 5). `hops`: the servers whose Received header is above it; a foreign one means that the
 * email arrived with this header.
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

/** Proof is a Message-ID that only a recipient knows, an envelope from the same company, or our own server's authentication. */
export const isSenderAuthenticated = (mail: InboundMail, by: MatchedBy | null): boolean =>
  by === "in-reply-to" ||
  by === "references" ||
  (mail.envelopeFrom !== null && isSameCompany(mail.envelopeFrom, mail.fromAddress)) ||
  isAuthenticated(mail.headers["authentication-results"]);

/** Needs review: nothing proves who wrote it, or which of our emails it replies to. */
export const asUnsure = (meaning: Classification, why: string): Classification => ({
  ...meaning,
  isSure: false,
  words: [...meaning.words, { words: why, points: 0, class: "unclear" as const }].slice(-20),
});

/** Needs review as unclear, with the reason shown. */
export const asUndecided = (meaning: Classification): Classification => ({
  ...meaning,
  replyClass: "unclear",
  isSure: false,
  words: [
    ...meaning.words,
    { words: "says no, but the sender can’t be verified: needs review", points: 0, class: "unclear" },
  ].slice(-20),
});
