import type { InboundMail, MailKind, MailReport, ReportClass } from "./inbound-mail";

const MOST_VALUE = 2_000;

function fieldIn(line: string): { name: string; value: string }[] {
  const colon = line.indexOf(":");
  const name = colon > 0 && colon < 100 ? line.slice(0, colon).trimEnd() : "";
  if (!/^[A-Za-z][\w-]{0,60}$/.test(name)) return [];
  return [
    {
      name: name.toLowerCase(),
      value: line
        .slice(colon + 1)
        .trim()
        .slice(0, MOST_VALUE),
    },
  ];
}

/** Folded lines are joined. */
function fieldsIn(text: string): { name: string; value: string }[] {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/\n[ \t]+/g, " ")
    .split("\n")
    .slice(0, 500)
    .flatMap(fieldIn);
}

const valuesOf = (fields: { name: string; value: string }[], name: string) =>
  fields.filter((field) => field.name === name).map(({ value }) => value);

/** "rfc822; amina@buyer.test", with or without angle brackets. */
function addressOf(value: string): string | null {
  const address = value.replace(/^[^;]*;/, "").replace(/[<>\s]/g, "");
  return /^[^@\s]{1,64}@[^@\s]{1,190}$/.test(address) ? address : null;
}

const addresses = (values: string[]) => [
  ...new Set(values.map(addressOf).filter((address) => address !== null)),
];

const partsOf = (mail: InboundMail, type: RegExp) => mail.reports.filter((part) => type.test(part.type));

function returnedIds(mail: InboundMail): string[] {
  const parts = partsOf(mail, /^(message\/rfc822|text\/rfc822-headers|message\/global)/);
  return parts.flatMap(({ text }) => {
    const [head = ""] = text.replace(/\r\n?/g, "\n").split("\n\n");
    return valuesOf(fieldsIn(head), "message-id").flatMap((value) => value.match(/<[^<>\s]{3,300}>/g) ?? []);
  });
}

const classOfStatus = (status: string): ReportClass => {
  if (/^5\.(1\.[0-46]|2\.1|4\.4)$/.test(status)) return "gone";
  if (/^(4\.|5\.2\.2$)/.test(status)) return "full";
  return /^5\.[67]\./.test(status) ? "blocked" : "unclear";
};

/** RFC 3464: action "failed" and a status of class 5 is for good; all else is a delay. */
function deliveryReport(mail: InboundMail): MailReport | null {
  const [part] = partsOf(mail, /^message\/(global-)?delivery-status/);
  if (!part) return null;
  const groups = part.text
    .replace(/\r\n?/g, "\n")
    .split(/\n\s*\n/)
    .map(fieldsIn)
    .filter((fields) => valuesOf(fields, "action").length > 0);
  const statusOf = (fields: (typeof groups)[number]) =>
    /\b([245]\.\d{1,3}\.\d{1,3})\b/.exec(valuesOf(fields, "status")[0] ?? "")?.[1] ?? "";
  const failed = groups.filter(
    (fields) => valuesOf(fields, "action")[0]?.toLowerCase() === "failed" && statusOf(fields).startsWith("5"),
  );
  const told = failed.length > 0 ? failed : groups;
  const said = told.flatMap((fields) => valuesOf(fields, "diagnostic-code"))[0];
  const status = told.map(statusOf).find(Boolean) ?? null;
  return {
    kind: failed.length > 0 ? "bounce" : "delay",
    class: failed.length > 0 ? classOfStatus(status ?? "") : "full",
    status,
    code: /\b[245]\d\d\b/.exec(said ?? "")?.[0] ?? null,
    rule: "enhanced status code",
    said: said?.replace(/^[a-z0-9-]{1,30}\s*;\s*/i, "") ?? null,
    recipients: addresses(
      told.flatMap((fields) => [
        ...valuesOf(fields, "final-recipient"),
        ...valuesOf(fields, "original-recipient"),
      ]),
    ),
    messageIds: returnedIds(mail),
  };
}

/** RFC 5965. Reports of other kinds ("not-spam", "auth-failure") are not complaints. */
function complaintReport(mail: InboundMail): MailReport | null {
  const [part] = partsOf(mail, /^message\/feedback-report/);
  if (!part) return null;
  const fields = fieldsIn(part.text);
  const type = valuesOf(fields, "feedback-type")[0]?.toLowerCase();
  if (type !== "abuse" && type !== "fraud" && type !== "opt-out") return null;
  return {
    kind: "complaint",
    class: "complaint",
    status: null,
    code: null,
    rule: "feedback report",
    said: `Feedback-Type: ${type}`,
    recipients: addresses(valuesOf(fields, "original-rcpt-to").map((value) => `;${value}`)),
    messageIds: returnedIds(mail),
  };
}

export const reportOf = (mail: InboundMail): MailReport | null =>
  deliveryReport(mail) ?? complaintReport(mail);

const AWAY =
  /^\s*(auto(matic)?[ -]?(reply|response)|out of (the )?office|r[ée]ponse automatique|absence du bureau|absent du bureau|resposta autom[áa]tica|fora do escrit[óo]rio|jibu la kiotomatiki|nje ya ofisi|رد تلقائي|خارج المكتب)/i;

/** RFC 3834, and what programs did before it. */
export function isAutomatic({ headers, subject }: InboundMail): boolean {
  const of = (name: string) => headers[name]?.trim().toLowerCase() ?? "";
  const submitted = of("auto-submitted");
  if (submitted && !/^no\b/.test(submitted)) return true;
  if (/^(bulk|junk|list|auto_reply)$/.test(of("precedence"))) return true;
  if (["x-autoreply", "x-autorespond", "x-auto-reply", "list-id", "list-unsubscribe"].some(of)) return true;
  return AWAY.test(subject);
}

/** In their own words, without RFC 3464: nobody's reply, and no proof of anything. */
const isFromServer = ({ fromAddress, headers }: InboundMail) =>
  /^(mailer-daemon|postmaster)(@|$)/i.test(fromAddress) || headers["return-path"]?.trim() === "<>";

export function kindOf(mail: InboundMail): MailKind {
  if (mail.reports.some(({ type }) => /feedback-report|delivery-status/.test(type))) return "other";
  if (isAutomatic(mail)) return "auto-reply";
  return isFromServer(mail) ? "other" : "reply";
}
