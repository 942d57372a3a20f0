import { type SQL, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { isPaidFor } from "~/domains/billing/reserve-leads.server";
import { isSharedOnly } from "~/domains/directory/companies/first-party";
import { originalOf } from "~/domains/directory/companies/same-company";

/** Why a company costs no lead: the account has named it itself, or has paid for it before. */
export type FreeReason = "own" | "paid";

const isPaid = (ctx: AccountContext, companyId: SQL) =>
  isPaidFor(ctx.account.id, companyId, originalOf(ctx, companyId));

/** A condition over the id of a company. */
export const isChargeable = (ctx: AccountContext, companyId: SQL): SQL =>
  sql`(${isSharedOnly(ctx, companyId)} and not ${isPaid(ctx, companyId)})`;

/** Those of these companies that are free. */
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
