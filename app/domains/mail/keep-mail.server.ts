import type { OutgoingMail } from "~/adapters/mail/mail-sender";
import type { Context } from "~/core/context";
import { addressHash, taggedHash } from "~/domains/global-suppressions/address-hash.server";
import { transactionalEmails } from "./tables";

export async function keepMail(ctx: Context, cause: string, mail: OutgoingMail): Promise<void> {
  await ctx.db
    .insert(transactionalEmails)
    .values({
      cause,
      toAddress: mail.to.address,
      addressHash: addressHash(ctx.config, mail.to.address),
      taggedHash: taggedHash(ctx.config, mail.to.address),
      isEssential: false,
      toName: mail.to.name,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      headers: mail.headers,
      attachments: [],
      messageId: mail.messageId,
      state: "kept",
      createdAt: mail.date,
    })
    .onConflictDoNothing({ target: transactionalEmails.cause });
}
