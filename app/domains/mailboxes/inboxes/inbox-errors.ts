import type { ImapErrorCode } from "~/adapters/imap/imap-error";
import type { MailSecret } from "~/adapters/mail/mail-secret";

/**
 * Why a sync failed. "unreadable": we can't decrypt the stored password; "allowance": the plan's daily quota; "failed":
 * our fault.
 */
export type InboxErrorCode = ImapErrorCode | "unreadable" | "allowance" | "failed";

const SENTENCES: Record<InboxErrorCode, string> = {
  unreachable: "The mail server couldn’t be reached. Check its name and port.",
  insecure: "The mail server connection isn’t encrypted. Choose TLS or STARTTLS.",
  refused: "The mail server refused the sign-in.",
  busy: "The mail server asked us to try again later.",
  "no-inbox": "This account has no inbox we can read. Ask your email provider to turn on IMAP.",
  "too-much": "The mail server sent more data than we requested.",
  unsupported: "The mail server doesn’t support the IMAP commands we need. Connect another mailbox.",
  unreadable: "The stored sign-in details no longer work.",
  failed: "Something went wrong while we read an email. We’ll try again automatically.",
  allowance:
    "You’ve reached your plan’s daily limit for incoming emails. The inbox syncs again after midnight UTC.",
};

const MENDED_BY: Record<MailSecret["kind"], Partial<Record<InboxErrorCode, string>>> = {
  password: { refused: " Enter a new app password.", unreadable: " Enter the password again." },
  token: { refused: " Sign in with your provider again.", unreadable: " Sign in with your provider again." },
};

export interface InboxError {
  code: InboxErrorCode;
  serverMessage: string | null;
  /** The kind of credentials. */
  kind: MailSecret["kind"];
}

/** Errors that include the server's message, if it sent one; for the others only the failure is known. */
const TELLING: readonly InboxErrorCode[] = ["refused", "busy", "no-inbox", "unsupported", "insecure"];

export function inboxErrorText({ code, serverMessage, kind }: InboxError): string {
  const sentence = `${SENTENCES[code]}${MENDED_BY[kind][code] ?? ""}`;
  return serverMessage && TELLING.includes(code) ? `${sentence} Server response: ${serverMessage}` : sentence;
}

export const secretKindOf = ({
  encryptedPassword,
}: {
  encryptedPassword: string | null;
}): MailSecret["kind"] => (encryptedPassword ? "password" : "token");
