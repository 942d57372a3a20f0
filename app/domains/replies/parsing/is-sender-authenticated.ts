import type { Classification } from "../classification/reply-class";
import { isSameCompany } from "../threads/match-company";
import type { InboundMail } from "./inbound-mail";
import type { MatchedBy } from "./match-mail.server";

/** The receiving server's own authserv-id (RFC 8601); other headers prove nothing. */
const RECEIVER = /^\s{0,5}mx\.cloudflare\.net\s{0,5};/i;

const isAuthenticated = (header = "") => {
  const start = header.slice(0, 4_000);
  return RECEIVER.test(start) && /;\s{0,5}dmarc=pass\b/i.test(start);
};

/** By a Message-ID that only a reader knows, by a server of the same company, or by the authentication of ours. */
export const isSenderAuthenticated = (mail: InboundMail, by: MatchedBy | null): boolean =>
  by === "in-reply-to" ||
  by === "references" ||
  (mail.envelopeFrom !== null && isSameCompany(mail.envelopeFrom, mail.fromAddress)) ||
  isAuthenticated(mail.headers["authentication-results"]);

/** For a person to decide, who reads why. */
export const asUndecided = (meaning: Classification): Classification => ({
  ...meaning,
  replyClass: "unclear",
  isSure: false,
  words: [
    ...meaning.words,
    { words: "says no, but nothing proves its sender: decide", points: 0, class: "unclear" },
  ].slice(-20),
});
