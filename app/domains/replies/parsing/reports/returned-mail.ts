import { MESSAGE_HEADER } from "~/domains/messages/write-mail";
import type { InboundMail } from "../inbound-mail";
import { addressesIn, addressOf, type Field, fieldsIn, once, valuesOf, withLineFeeds } from "./fields";

const MAX_TEXT_LENGTH = 60_000;
const MAX_IDS = 20;

const RETURNED = /^(message\/(rfc822|global|global-headers|partial)|text\/rfc822-headers)$/;

const HEADER =
  /^(received|return-path|message-id|from|to|cc|date|subject|mime-version|content-type|dkim-signature|reply-to|x-[\w-]{1,40}): ?/i;
const TELLING = /^(received|return-path|message-id|from): ?/i;
const COPY = /\b(copy|kopie|original|headers?|copie|copia|below this line)\b/i;

/** A "--" line above the returned copy; "-- 550 …" is a server's response instead. */
const isCopyMark = (line: string) =>
  line.startsWith("--") && !/^-- \d{3}[ -]/.test(line) && COPY.test(line.slice(0, 80));

/** The returned email, as parts of the report. */
export const bouncedParts = (mail: InboundMail) =>
  mail.reports.filter(({ type }) => RETURNED.test(type)).map(({ text }) => withLineFeeds(text));

const isHeadAt = (lines: readonly string[], index: number): boolean => {
  if (!HEADER.test(lines[index] ?? "")) return false;
  const next = lines.slice(index, index + 10).filter((line) => HEADER.test(line));
  return next.length >= 3 && next.some((line) => TELLING.test(line));
};

interface TwoTexts {
  report: string;
  returned: string;
}

/** Splits a report into the server's text and the bounced email below it. */
export function apart(text: string): TwoTexts {
  const lines = withLineFeeds(text.slice(0, MAX_TEXT_LENGTH)).split("\n");
  const bare = lines.map((line) => line.slice(0, 200).replace(/^(> ?)+/, ""));
  const head = bare.findIndex((line, index) => index > 0 && (isCopyMark(line) || isHeadAt(bare, index)));
  const end = head < 0 ? lines.length : head;
  return { report: lines.slice(0, end).join("\n"), returned: bare.slice(end).join("\n") };
}

const IDS = /\bmessage[- ]?(?:id|identifier)\b[^<\n]{0,30}\n?[ \t>]{0,5}(<[^<>\s]{3,300}>)/gi;

const idsNamed = (text: string) => [...text.slice(0, MAX_TEXT_LENGTH).matchAll(IDS)].map(([, id = ""]) => id);

/** Our IDs: a relay may have replaced the Message-ID. */
const OWN_IDS = ["message-id", MESSAGE_HEADER.toLowerCase()];

/** IDs of the bounced email: from its own headers, else named in the text, else what the report replies to. */
export function bouncedIds(mail: InboundMail, fields: readonly Field[] = []): string[] {
  const inHeads = bouncedParts(mail).flatMap((part) => {
    const [head = ""] = part.split("\n\n");
    const fields = fieldsIn(head);
    return OWN_IDS.flatMap((name) => valuesOf(fields, name)).flatMap(
      (value) => value.match(/<[^<>\s]{3,300}>/g) ?? [],
    );
  });
  const inFields = [...valuesOf(fields, "x-original-message-id"), ...valuesOf(fields, "original-message-id")];
  const found = [...inHeads, ...inFields.flatMap((value) => value.match(/<[^<>\s]{3,300}>/g) ?? [])];
  const named = found.length > 0 ? [] : [mail.text, ...bouncedParts(mail)].flatMap(idsNamed);
  const all = once([...found, ...named]);
  return (all.length > 0 ? all : once([...mail.inReplyTo, ...mail.references])).slice(0, MAX_IDS);
}

const headsOf = (mail: InboundMail): Field[] => {
  const [part] = bouncedParts(mail);
  return fieldsIn(part === undefined ? apart(mail.text).returned : (part.split("\n\n")[0] ?? ""));
};

/** The bounced email's recipient, if there is only one. */
export function bouncedTo(mail: InboundMail): string[] {
  const fields = headsOf(mail);
  const stated = valuesOf(fields, "x-hmxmroriginalrecipient").flatMap((value) => addressOf(value) ?? []);
  const to = stated.length > 0 ? stated : valuesOf(fields, "to").flatMap(addressesIn);
  return to.length === 1 ? to : [];
}

export const bouncedFrom = (mail: InboundMail): string[] =>
  valuesOf(headsOf(mail), "from").flatMap(addressesIn);
