import { and, desc, isNotNull } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { emailKey } from "~/core/email";
import { findContactsByAddress } from "~/domains/directory/contacts/find-contacts-of-companies.server";
import { getContactsByIds } from "~/domains/directory/contacts/list-contacts.server";
import { findMessage } from "~/domains/messages/find-message.server";
import { inboundEmails } from "../tables";
import { isReplyOf } from "./is-reply-of";

async function answeredMessage(ctx: AccountContext, threadId: number) {
  const [row] = await ctx.db
    .select({ id: inboundEmails.outreachMessageId })
    .from(inboundEmails)
    .where(and(isReplyOf(ctx, threadId), isNotNull(inboundEmails.outreachMessageId)))
    .orderBy(desc(inboundEmails.id))
    .limit(1);
  return row?.id ? findMessage(ctx, row.id) : null;
}

/**
 * The contact who replied, else the one the campaign emailed. A merged contact, or one with an edited version, is found
 * by address.
 */
export async function contactOfThread(ctx: AccountContext, { id, address }: { id: number; address: string }) {
  const message = await answeredMessage(ctx, id);
  const [emailed] = message?.contactId ? await getContactsByIds(ctx, [message.contactId]) : [];
  const key = emailKey(address);
  if (emailed?.contactEmail && emailKey(emailed.contactEmail) === key) return emailed;
  const known = await findContactsByAddress(ctx, [address, ...(message ? [message.toAddress] : [])]);
  return known.get(key) ?? emailed ?? (message && known.get(emailKey(message.toAddress))) ?? null;
}
