import { ownValue } from "~/core/own-value";
import type { InboundMail, MailReport } from "../inbound-mail";
import { type Diagnosis, diagnose, undecided } from "./diagnose";
import { addressOf, type Field, fieldsIn, once, valuesOf, withLineFeeds } from "./fields";
import { isFromServer } from "./is-machine";
import { bouncedIds, bouncedTo } from "./returned-mail";
import { settled, strongest } from "./settle";
import { addressesTold } from "./text-recipients";

const PART = /^message\/(global-)?delivery-status/;
/** Our emails have a few recipients: a report that names more is an attempt to waste time. */
const MAX_RECIPIENTS = 100;
/** A part that lacks the report type but holds its fields. */
const FIELDS = /^(final-recipient|action)[ \t]{0,5}:/im;

/** RFC 3464, 2.3.3. A relayed email went to a server that reports no delivery. */
const SUCCESSES: readonly string[] = ["delivered", "expanded", "relayed"];
/** By class of the status, for a report without an action. */
const ACTIONS: Record<string, string> = { 2: "delivered", 4: "delayed" };

const isRecipient = ({ name }: Field) => name === "final-recipient" || name === "original-recipient";

/** Splits fields into groups where no empty line does: a repeated recipient or action starts the next group. */
function groupsIn(fields: readonly Field[]): Field[][] {
  const groups: Field[][] = [[]];
  for (const field of fields) {
    const group = groups.at(-1) as Field[];
    const isAgain = group.some(({ name }) => name === field.name);
    const begins = isAgain && (isRecipient(field) || field.name === "action");
    if (begins) groups.push([field]);
    else group.push(field);
  }
  return groups.filter((group) => group.some((field) => isRecipient(field) || field.name === "action"));
}

/** RFC 3464: empty lines separate groups; if they split the fields of one group, the repeated fields separate them. */
function recipientGroups(text: string): Field[][] {
  const blocks = withLineFeeds(text)
    .split(/\n[ \t]*\n/)
    .map(fieldsIn)
    .filter((fields) => fields.length > 0);
  const isWhole = blocks.every((block, index) => index === 0 || block.some(isRecipient));
  return isWhole ? blocks.flatMap(groupsIn) : groupsIn(blocks.flat());
}

const statedStatus = (group: readonly Field[]) =>
  /\b([245]\.\d{1,3}\.\d{1,3})\b/.exec(valuesOf(group, "status")[0] ?? "")?.[1] ?? null;

interface Failure {
  diagnosis: Diagnosis;
  action: string;
  said: string | null;
  recipients: string[];
}

type DiagnosisInWords = (stated: string | null) => Diagnosis | null;

function memo(diagnosis: DiagnosisInWords): DiagnosisInWords {
  const known = new Map<string | null, Diagnosis | null>();
  return (stated) => {
    if (!known.has(stated)) known.set(stated, diagnosis(stated));
    return known.get(stated) ?? null;
  };
}

function failureIn(group: readonly Field[], inWords: DiagnosisInWords): Failure {
  const stated = statedStatus(group);
  const action =
    valuesOf(group, "action")[0]?.toLowerCase() ?? ownValue(ACTIONS, stated?.charAt(0) ?? "") ?? "failed";
  const said = valuesOf(group, "diagnostic-code")[0]?.replace(/^[a-z0-9-]{1,30}\s{0,5};\s{0,5}/i, "") ?? null;
  const diagnosis = diagnose(said ?? "", stated) ?? inWords(stated) ?? undecided(said ?? "", stated);
  const named = group.filter(isRecipient).flatMap(({ value }) => addressOf(value) ?? []);
  return { diagnosis, action, said, recipients: once(named.map((address) => address.trim())) };
}

const isNested = (mail: InboundMail) => isFromServer(mail) || mail.headers["auto-submitted"] !== undefined;

function statusText(mail: InboundMail): string | null {
  const part = mail.reports.find(({ type }) => PART.test(type));
  const isReport = /^multipart\/report\b/i.test(mail.headers["content-type"]?.trim() ?? "");
  if (part) return isReport || isNested(mail) ? part.text : null;
  if (!isReport && !isNested(mail)) return null;
  const texts = [
    mail.text,
    ...mail.reports.filter(({ type }) => /^message\/rfc822$/.test(type)).map(({ text }) => text),
  ];
  const inText = texts.find((text) => FIELDS.test(text));
  return inText === undefined ? null : withLineFeeds(inText).slice(inText.search(FIELDS));
}

/** Reads an RFC 3464 report, even a malformed one. Null if there is none, or if the email was delivered. */
export function deliveryReport(mail: InboundMail): MailReport | null {
  const text = statusText(mail);
  if (text === null) return null;
  const groups = recipientGroups(text).slice(0, MAX_RECIPIENTS);
  const inWordsOf = memo((stated) => diagnose(mail.text, stated));
  const failures = groups.map((group) => failureIn(group, inWordsOf));
  const failed = failures.filter(({ action }) => action === "failed");
  const told = (failed.length > 0 ? failed : failures).filter(({ action }) => !SUCCESSES.includes(action));
  const [worst] = strongest(told.map((failure) => ({ ...failure, class: failure.diagnosis.class })));
  if (!worst) return null;
  const alike = told.filter(({ diagnosis }) => diagnosis.class === worst.class);
  const named = once(alike.flatMap(({ recipients }) => recipients));
  const inWords = named.length > 0 ? named : addressesTold(mail).flatMap(({ addresses }) => addresses);
  return {
    ...settled(worst.diagnosis, failed.length === 0),
    recipients: inWords.length > 0 ? inWords : bouncedTo(mail),
    said: worst.said,
    messageIds: bouncedIds(mail, fieldsIn(text)),
  };
}
