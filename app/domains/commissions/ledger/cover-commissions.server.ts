import { type SQL, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { commissionChains, commissions, feePayments, payouts } from "../tables";

const BATCH_SIZE = 500;

export const isCovered = sql`covered_at is not null`;

/** US cents that a business paid as commission, minus the covered amount; below zero after reversed payments. */
const unusedOf = (accountId: SQL) => sql`(select coalesce(sum(p.cents), 0) from ${feePayments} p
    where p.account_id = ${accountId} and p.pays = 'commission')
  - (select coalesce(sum(h.covered), 0) from ${commissionChains} h where h.account_id = ${accountId})`;

const open = (
  accountId: SQL,
  condition: SQL,
) => sql`${commissions} c where c.account_id = ${accountId} and c.kind = 'deal'
  and c.state in ('held', 'payable') and c.is_demo = 0 and ${condition}`;

/** Covers whole deals, oldest first, as far as the business's payments allow. */
export const coverStatement = (ctx: Context, accountId: number): SQL => sql`update ${commissions}
  set covered_at = ${toUnixSeconds(ctx.now())} where id in (select id from (select id, sum(cents) over (order by id) as reach
    from (select c.id, c.cents from ${open(sql`${accountId}`, sql`c.covered_at is null`)} order by c.id limit ${BATCH_SIZE}))
    where reach <= ${unusedOf(sql`${accountId}`)})`;

/**
 * After a reversed payment, uncovers the newest deals until the rest is paid. Paid deals and those in a payout run stay
 * covered.
 */
export function uncoverStatement(accountId: SQL): SQL {
  const isOnItsWay = sql`exists (select 1 from ${payouts} p where p.id = c.payout_id and p.state = 'batched')`;
  return sql`update ${commissions} set covered_at = null where id in (select id from (select id,
      sum(cents) over (order by id desc) - cents as newer from (select c.id, c.cents
        from ${open(accountId, sql`c.covered_at is not null and not ${isOnItsWay}`)} order by c.id desc limit ${BATCH_SIZE}))
    where newer < -(${unusedOf(accountId)}))`;
}

/** Covers or uncovers the remaining deals of a payment or reversal that are too many for one statement. */
export async function coverTheRest(ctx: Context, accountId: number): Promise<void> {
  const both = [uncoverStatement(sql`${accountId}`), coverStatement(ctx, accountId)];
  for (;;) {
    const done = await ctx.d1.batch(both.map((query) => statement(ctx, query)));
    if (done.every(({ meta }) => meta.changes === 0)) return;
  }
}
