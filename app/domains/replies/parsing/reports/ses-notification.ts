import { ownValue } from "~/core/own-value";
import type { InboundMail, MailReport } from "../inbound-mail";
import { type Diagnosis, diagnose, undecided } from "./diagnose";
import { once } from "./fields";
import { settled, strongest } from "./settle";

/** Amazon SES sends reports as JSON, which Amazon SNS emails to the subscribers of a topic. */
export const isNotification = ({ fromAddress, headers }: InboundMail) =>
  /^no-reply@sns\.amazonaws\.com$/i.test(fromAddress) || headers["x-amz-sns-message-id"] !== undefined;

const MAX_RECIPIENTS = 100;

type Json = Record<string, unknown>;

const asObject = (value: unknown): Json =>
  value !== null && typeof value === "object" && !Array.isArray(value) ? (value as Json) : {};
const listOf = (value: unknown): Json[] =>
  Array.isArray(value) ? value.slice(0, MAX_RECIPIENTS).map(asObject) : [];
const textOf = (value: unknown) => (typeof value === "string" ? value.slice(0, 2_000) : "");

/** Parses the JSON; mail servers break its long line anywhere, some with "!". */
function jsonIn(text: string): Json {
  const whole = text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1);
  try {
    return asObject(JSON.parse(whole.replace(/!?\r?\n ?/g, "")));
  } catch {
    return {};
  }
}

const BY_TYPE: Record<string, Diagnosis["class"]> = { Permanent: "hard_bounce", Transient: "soft_bounce" };

const addressesOf = (recipients: readonly Json[]) =>
  once(recipients.map(({ emailAddress }) => textOf(emailAddress)).filter((address) => address.includes("@")));

function failureOf(recipient: Json, type: string) {
  const said = textOf(recipient.diagnosticCode).replace(/^[a-z-]{1,20}; ?/i, "");
  const stated = /^[245]\.\d{1,3}\.\d{1,3}$/.exec(textOf(recipient.status))?.[0] ?? null;
  const known = diagnose(said, stated);
  const byType = ownValue(BY_TYPE, type) ?? "undetermined";
  const diagnosis: Diagnosis = known ?? {
    ...undecided(said, stated),
    class: byType,
    rule: `Amazon SES ${type}`,
  };
  return { recipient, said: said || null, diagnosis, class: diagnosis.class };
}

/** Our own Message-ID, and the one that Amazon gave the email. */
function idsOf(mail: Json): string[] {
  const own = listOf(mail.headers)
    .filter(({ name }) => textOf(name).toLowerCase() === "message-id")
    .map(({ value }) => textOf(value));
  // Only the local part is compared.
  const ids = [...own, `<${textOf(mail.messageId)}@email.amazonses.com>`];
  return once(ids.filter((id) => /^<[^<>\s]{3,300}>$/.test(id)));
}

/** Null if it is about a delivered email, or about none. */
export function sesReport(mail: InboundMail): MailReport | null {
  if (!isNotification(mail)) return null;
  const notice = jsonIn(mail.text);
  const messageIds = idsOf(asObject(notice.mail));
  const complaint = asObject(notice.complaint);
  const complainers = addressesOf(listOf(complaint.complainedRecipients));
  if (complainers.length > 0)
    return {
      kind: "complaint",
      class: "complaint",
      status: null,
      code: null,
      recipients: complainers,
      said: textOf(complaint.complaintFeedbackType) || null,
      messageIds,
      rule: "Amazon SES complaint",
    };
  const bounce = asObject(notice.bounce);
  const failures = listOf(bounce.bouncedRecipients).map((each) => failureOf(each, textOf(bounce.bounceType)));
  const [worst] = strongest(failures);
  if (!worst) return null;
  const alike = failures.filter((failure) => failure.class === worst.class);
  return {
    ...settled(worst.diagnosis, false),
    recipients: addressesOf(alike.map(({ recipient }) => recipient)),
    said: worst.said,
    messageIds,
  };
}
