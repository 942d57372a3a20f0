import { type SQL, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { isPaidFor } from "~/domains/billing/reserve-leads.server";
import { isSharedOnly } from "~/domains/directory/companies/first-party";
import { originalOf } from "~/domains/directory/companies/same-company";

/** Why a company uses no lead: it is the account's own, or the account already paid for it. */
export type FreeReason = "own" | "paid";

const isPaid = (ctx: AccountContext, companyId: SQL) =>
  isPaidFor(ctx.account.id, companyId, originalOf(ctx, companyId));

/** SQL condition; takes an expression of the company id. */
export const isChargeable = (ctx: AccountContext, companyId: SQL): SQL =>
  sql`(${isSharedOnly(ctx, companyId)} and not ${isPaid(ctx, companyId)})`;

/** Returns which of these companies are free. */
export async function findFreeCompanies(
  ctx: AccountContext,
  companyIds: readonly number[],
): Promise<Map<number, FreeReason>> {
  const id = sql.raw("j.value");
  const rows = await ctx.db.all<{ id: number; reason: FreeReason | null }>(sql`
    select ${id} as id, case when not ${isSharedOnly(ctx, id)} then 'own' when ${isPaid(ctx, id)} then 'paid' end as reason
    from json_each(${JSON.stringify(companyIds)}) j`);
  return new Map(rows.flatMap(({ id: companyId, reason }) => (reason ? [[companyId, reason] as const] : [])));
}
