import { z } from "zod";
import { Host, Password, port, Security, Username } from "../schemas";

export const InboxInput = z.object({
  imapHost: Host("imap.example.com"),
  imapPort: port("993 or 143").optional(),
  imapSecurity: Security.default("tls"),
  /** Defaults to the mailbox's own user name, or its address. */
  imapUsername: Username.optional(),
  imapPassword: Password.optional(),
});
export type InboxInput = z.infer<typeof InboxInput>;
