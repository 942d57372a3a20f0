import type { InboundMail } from "../inbound-mail";

const ACCOUNTS =
  /^(mailer[-_.]?daemon|mail[-_.]?daemon|post[-_.]?master|mdaemon|microsoftexchange[0-9a-f]{0,40}|mailsystem|mail-system|mailer|bounces?|no-?reply-?daemon|systemadministrator)(@|$)/i;
const NAMES =
  /\b(mailer.?daemon|mail delivery|delivery (sub)?system|mail (system|server|service|administrator)|system administrator|postmaster|courier mail|mailserver)\b/i;

export const isDaemonAddress = (address: string) => ACCOUNTS.test(address);

/** The mailing-list program fml identifies itself in this header, or in its message IDs. */
const isFromFml = ({ headers }: InboundMail) =>
  headers["x-mlserver"] !== undefined || /\d\.FML\w{1,20}\./.test(headers["message-id"]?.slice(0, 300) ?? "");

/** From a mail server itself: no sender, or a null sender. */
export function isFromServer(mail: InboundMail): boolean {
  const { fromAddress, fromName, headers } = mail;
  const hasSender = /^[^@\s]+@[^@\s]+$/.test(fromAddress);
  return (
    (!hasSender && headers.from !== undefined) ||
    ACCOUNTS.test(fromAddress) ||
    NAMES.test(fromName ?? "") ||
    headers["return-path"]?.trim() === "<>" ||
    headers["x-failed-recipients"] !== undefined ||
    isFromFml(mail)
  );
}

/** A list email, newsletter or bulk email is not a reply. `headers` by lowercase name. */
export const isBulk = (headers: Readonly<Record<string, string>>) =>
  headers["list-id"] !== undefined ||
  headers["list-unsubscribe"] !== undefined ||
  /^\s{0,5}(bulk|list|junk)\b/i.test(headers.precedence ?? "");
