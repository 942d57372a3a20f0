import { eq } from "drizzle-orm";
import { inject } from "vitest";
import type { BusinessContext } from "~/core/context";
import { saveInbox } from "~/domains/mailboxes/inboxes/save-inbox.server";
import { inboxes } from "~/domains/mailboxes/tables";
import { messages } from "~/domains/messages/tables";
import { type Business, makeBusiness } from "./context";
import { newUser } from "./imap";
import { makeCampaign, makeMailbox, messagesOf } from "./sending";

/** Marks the messages of a campaign as sent, each with a Message-ID of its own. */
export async function markSent(ctx: BusinessContext, campaignId: number): Promise<string[]> {
  const ids: string[] = [];
  for (const { id } of await messagesOf(ctx, campaignId)) {
    const messageId = `<${crypto.randomUUID()}@njia.test>`;
    ids.push(messageId);
    await ctx.db
      .update(messages)
      .set({ state: "sent", sentAt: new Date(), messageId })
      .where(eq(messages.id, id));
  }
  return ids;
}

export const inboxOf = async (ctx: BusinessContext, mailboxId: number) => {
  const [row] = await ctx.db.select().from(inboxes).where(eq(inboxes.mailboxId, mailboxId));
  if (!row) throw new Error("no inbox");
  return row;
};

export interface WithInbox extends Business {
  imapUser: string;
  mailboxId: number;
  campaignId: number;
  /** Of what was sent to each address, in their order. */
  sent: string[];
}

/** A business whose mailbox sent to some readers, and whose answers come in at an IMAP server of this machine. */
export async function makeInbox(
  addresses: string[] = ["reader@buyer.test"],
  port = inject("imap").scripted,
): Promise<WithInbox> {
  const business = await makeBusiness();
  const { ctx } = business;
  const imapUser = newUser();
  const { id: mailboxId } = await makeMailbox(ctx, 25, { fromAddress: `${imapUser}@sender.test` });
  const { campaignId } = await makeCampaign(ctx, mailboxId, addresses);
  const sent = await markSent(ctx, campaignId);
  await saveInbox(ctx, mailboxId, {
    imapHost: "127.0.0.1",
    imapPort: port,
    imapSecurity: "none",
    imapUsername: imapUser,
    imapPassword: "secret",
  });
  return { ...business, imapUser, mailboxId, campaignId, sent };
}
