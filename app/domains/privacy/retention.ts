/** One kind of data that is not kept for ever. The days that hold stand in the table `retention_periods`. */
export interface RetentionRule {
  key: string;
  what: string;
  /** From when the days count. */
  since: string;
  /** What the operator starts with, and between which days it may be. */
  days: number;
  least: number;
  most: number;
  why: string;
  how: string;
}

const rule = <Key extends string>(key: Key, of: Omit<RetentionRule, "key">) => ({ key, ...of });

/** How long each kind of data is kept, why, and how it goes: the privacy page, the administrator's page and docs/privacy.md say it from here. */
export const RETENTION = [
  rule("sessions", {
    what: "Sign-ins of a browser, with its name and network",
    since: "it ended: 30 days after the last visit, 24 hours for agents",
    days: 0,
    least: 0,
    most: 30,
    why: "Needed to keep you signed in, and to show you where you are",
    how: "Removed",
  }),
  rule("attempts", {
    what: "Counts of failed tries, as codes",
    since: "the count ended, a day after the last try at most",
    days: 0,
    least: 0,
    most: 30,
    why: "Legitimate interest: guessing passwords is slowed down",
    how: "Removed",
  }),
  rule("one-time-tokens", {
    what: "Links of mails that work once, as codes",
    since: "their time was over",
    days: 0,
    least: 0,
    most: 30,
    why: "Needed to prove an address or to choose a password",
    how: "Removed",
  }),
  rule("devices", {
    what: "Browsers you signed in with before, as codes",
    since: "the last sign-in with it",
    days: 400,
    least: 30,
    most: 400,
    why: "Legitimate interest: a sign-in from a new browser is told to you, and tries of strangers don't keep yours out",
    how: "Removed",
  }),
  rule("invitations", {
    what: "Invitations into a team, with the address",
    since: "they were sent",
    days: 90,
    least: 7,
    most: 365,
    why: "Legitimate interest: the account sees whom it invited",
    how: "Removed",
  }),
  rule("mail-texts", {
    what: "The text of mails we sent",
    since: "they were written; with a link that works once, as soon as they are sent",
    days: 30,
    least: 1,
    most: 90,
    why: "Legitimate interest: finding out why a mail did not arrive",
    how: "Emptied",
  }),
  rule("mails", {
    what: "The record that a mail was sent: address, subject, time",
    since: "they were written",
    days: 90,
    least: 30,
    most: 365,
    why: "Legitimate interest: answering questions about a mail",
    how: "Removed",
  }),
  rule("imports", {
    what: "Uploaded files, their rows that were not taken, and what undoing needs",
    since: "the import ended, or the upload of one that never ran",
    days: 90,
    least: 7,
    most: 365,
    why: "Needed to mend rows, and to take an import back",
    how: "The file and these rows are removed; the companies stay",
  }),
  rule("unproved-requests", {
    what: "Data requests whose link was never used",
    since: "the link's time was over",
    days: 7,
    least: 0,
    most: 90,
    why: "Legitimate interest: seeing that somebody asks in others' names",
    how: "Removed",
  }),
  rule("data-requests", {
    what: "Data requests that were done; who was removed only as a code",
    since: "they were done",
    days: 1095,
    least: 365,
    most: 2190,
    why: "Legal duty: to show that requests are answered",
    how: "Removed",
  }),
  rule("unused-users", {
    what: "Users who never confirmed their address and never made anything",
    since: "they signed up",
    days: 365,
    least: 30,
    most: 730,
    why: "Nothing needs them any more",
    how: "Erased, as if they had asked for it",
  }),
  rule("raw-mails", {
    what: "The whole files of mails that came in to a business, as they came",
    since: "they came in",
    days: 90,
    least: 7,
    most: 365,
    why: "Legitimate interest: finding out why a mail was not understood",
    how: "The file is removed; the conversation stays with the business",
  }),
  rule("webhook-events", {
    what: "What mail servers told of a mail, as they named it",
    since: "they told it",
    days: 30,
    least: 1,
    most: 365,
    why: "Needed to take the same event once only",
    how: "Removed",
  }),
  rule("notifications", {
    what: "Notices to the users of an account",
    since: "they were written",
    days: 180,
    least: 7,
    most: 730,
    why: "Needed to tell users what happened",
    how: "Removed",
  }),
] as const;

export type RetentionKey = (typeof RETENTION)[number]["key"];
