import type { ImapTrouble } from "~/adapters/imap/imap-error";
import type { MailSecret } from "~/adapters/mail/mail-secret";

/** Why answers could not be looked for. "unreadable": our own copy of the password; "allowance": the plan's, of the day; "failed": ours. */
export type InboxTrouble = ImapTrouble | "unreadable" | "allowance" | "failed";

const SENTENCES: Record<InboxTrouble, string> = {
  unreachable: "The mail server could not be reached.",
  insecure: "The mail server does not protect the connection.",
  refused: "The mail server refused the sign-in.",
  busy: "The mail server asked us to try again later.",
  "no-inbox": "The account has no inbox we can read.",
  "too-much": "The mail server sent more than we asked for.",
  unsupported: "The mail server does not support the IMAP commands we need.",
  unreadable: "The stored sign-in details can no longer be used.",
  failed: "Something went wrong while we read an email. We will try again.",
  allowance:
    "Your plan’s daily limit of incoming emails is reached. The inbox syncs again after midnight UTC.",
};

const MENDED_BY: Record<MailSecret["kind"], Partial<Record<InboxTrouble, string>>> = {
  password: { refused: " Enter a new app password.", unreadable: " Enter the password again." },
  token: { refused: " Sign in with your provider again.", unreadable: " Sign in with your provider again." },
};

export interface InboxFailure {
  trouble: InboxTrouble;
  serverMessage: string | null;
  /** What was signed in with. */
  kind: MailSecret["kind"];
}

/** Where the server had something to say; of the others we only know that they failed. */
const TELLING: readonly InboxTrouble[] = ["refused", "busy", "no-inbox", "unsupported", "insecure"];

export function inboxTroubleText({ trouble, serverMessage, kind }: InboxFailure): string {
  const sentence = `${SENTENCES[trouble]}${MENDED_BY[kind][trouble] ?? ""}`;
  return serverMessage && TELLING.includes(trouble) ? `${sentence} It said: ${serverMessage}` : sentence;
}

export const secretKindOf = ({ passwordSealed }: { passwordSealed: string | null }): MailSecret["kind"] =>
  passwordSealed ? "password" : "token";
