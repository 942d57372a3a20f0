import { z } from "zod";
import { InboxInput } from "../inboxes/schemas";
import { FromAddress, OwnMailbox } from "../schemas";

export const SettingsQuery = z.object({ address: FromAddress });

/** Sending and receiving for one address. Without an IMAP server, the mailbox only sends. */
export const ConnectInput = OwnMailbox.omit({ password: true, kind: true }).extend({
  password: z.string("Enter the password.").min(1, "Enter the password.").max(500),
  imapHost: InboxInput.shape.imapHost.optional(),
  imapPort: InboxInput.shape.imapPort,
  imapSecurity: InboxInput.shape.imapSecurity,
});
export type ConnectInput = z.infer<typeof ConnectInput>;
