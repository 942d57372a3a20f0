import { sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { findCarrier } from "~/domains/mailboxes/campaign-mailboxes.server";
import { messages } from "./tables";

/** How many of a mailbox's next messages are looked through for one of a campaign. */
const NEAR = 100;

/**
 * What carries a campaign: its mailbox, why that one pauses, and from when its next mail may leave (null where none is among
 * the next of the mailbox). Null for a mailbox that was removed.
 */
export async function carrierOf(ctx: AccountContext, campaignId: number, mailboxId: number) {
  const carrier = await findCarrier(ctx, mailboxId);
  if (!carrier) return null;
  const [row] = await ctx.db.all<{ next: number | null }>(sql`select min(due_at) as next from (
    select campaign_id, due_at from ${messages} where mailbox_id = ${mailboxId} and state = 'waiting' and held_at is null
    order by due_at limit ${NEAR}) where campaign_id = ${campaignId}`);
  return { ...carrier, next: typeof row?.next === "number" ? new Date(row.next * 1_000) : null };
}
