import { z } from "zod";
import { emailAddress } from "~/core/email-address";
import { formatNumber } from "~/core/format";
import { DEFAULT_DAILY_LIMIT, DEFAULT_GAP_SECONDS, MAX_DAILY_LIMIT, MAX_HOURLY_LIMIT } from "./policy";

const text = (what: string, maxLength: number) =>
  z.string({ error: what }).trim().min(1, what).max(maxLength, `Use at most ${maxLength} characters.`);

const whole = (what: string, min: number, max: number) =>
  z.number(what).int(what).min(min, what).max(max, what);

const FromName = text("Enter the sender name.", 100).refine(
  (text) => !/[\p{C}<>"]/u.test(text),
  "Remove quotes, brackets and line breaks from the name.",
);
const PostalAddress = text("Enter your postal address. The law requires it in every email.", 300);
export const FromAddress = emailAddress("Enter an email address, e.g. amina@example.com.");
export const Host = (example: string) =>
  z
    .string(`Enter the mail server, e.g. ${example}.`)
    .trim()
    .toLowerCase()
    .max(253, "Use at most 253 characters.")
    .regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/, `Enter a mail server name, e.g. ${example}.`);
const SmtpHost = Host("smtp.example.com");
export const port = (mostly: string) => whole(`Enter the port as a number, usually ${mostly}.`, 1, 65_535);
const SmtpPort = port("465 or 587");
export const Security = z.enum(["tls", "starttls", "none"], "Choose the encryption.");
export const Username = text("Enter the username.", 254).refine(
  (text) => !/\p{Cc}/u.test(text),
  "Remove line breaks from the username.",
);
export const Password = z.string().min(1, "Enter the password.").max(500, "Use at most 500 characters.");
const Selector = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9]([A-Za-z0-9_.-]{0,61}[A-Za-z0-9])?$/, "Enter a selector, e.g. google or s1.");
const DailyLimit = whole(`Enter 1 to ${formatNumber(MAX_DAILY_LIMIT)} emails.`, 1, MAX_DAILY_LIMIT);
const HourlyLimit = whole(
  `Enter 1 to ${formatNumber(MAX_HOURLY_LIMIT)} emails, or leave blank.`,
  1,
  MAX_HOURLY_LIMIT,
);
const GapSeconds = whole("Enter 0 to 86,400 seconds.", 0, 86_400);

const limits = {
  dailyLimit: DailyLimit.default(DEFAULT_DAILY_LIMIT),
  hourlyLimit: HourlyLimit.nullish(),
  gapSeconds: GapSeconds.default(DEFAULT_GAP_SECONDS),
};
const own = {
  fromAddress: FromAddress,
  host: SmtpHost,
  port: SmtpPort.optional(),
  security: Security.default("tls"),
  username: Username.optional(),
  password: Password.optional(),
  dkimSelector: Selector.optional(),
};

export const OwnMailbox = z.object({
  kind: z.literal("smtp"),
  fromName: FromName,
  postalAddress: PostalAddress,
  ...limits,
  ...own,
});

export const MailboxInput = z.discriminatedUnion(
  "kind",
  [
    z.object({ kind: z.literal("platform"), fromName: FromName, postalAddress: PostalAddress, ...limits }),
    OwnMailbox,
  ],
  "Choose how emails are sent.",
);
export type MailboxInput = z.infer<typeof MailboxInput>;

const NOTHING = "Include at least one change.";

const changes = z.object({
  fromName: FromName.optional(),
  postalAddress: PostalAddress.optional(),
  fromAddress: FromAddress.optional(),
  host: SmtpHost.optional(),
  port: SmtpPort.optional(),
  security: Security.optional(),
  username: Username.nullish(),
  password: Password.optional(),
  dkimSelector: Selector.nullish(),
  dailyLimit: DailyLimit.optional(),
  hourlyLimit: HourlyLimit.nullish(),
  gapSeconds: GapSeconds.optional(),
});

/** Only submitted fields change; an empty password keeps the stored one. Null removes a user name or selector. */
export const MailboxChange = changes.refine(
  (change) => Object.values(change).some((value) => value !== undefined),
  NOTHING,
);
export type MailboxChange = z.infer<typeof MailboxChange>;

const shared = { fromName: true, postalAddress: true, dailyLimit: true, gapSeconds: true } as const;
/** An empty field means no limit. */
const formChanges = changes.extend({ hourlyLimit: HourlyLimit.nullable().default(null) });
const platformForm = formChanges.required(shared);
const smtpForm = formChanges.required({ ...shared, fromAddress: true, host: true, security: true });

/** The edit form submits every field it shows: an empty required field is an error. */
export const mailboxFormOf = (kind: "platform" | "smtp"): z.ZodType<MailboxChange> =>
  kind === "smtp" ? smtpForm : platformForm;
