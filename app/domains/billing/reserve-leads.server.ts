import { and, eq, type SQL, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import type { ReassignableRows } from "~/core/lists/reassign-rows";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { extraLeads, planLimit } from "./lead-limit";
import { DEMO_PERIOD, periodOf } from "./periods";
import { chargedCompanies, leadCharges, leadLedger } from "./tables";

interface RunKey {
  searchId: number;
  runNumber: number;
}

const unixNow = (ctx: AccountContext) => toUnixSeconds(ctx.now());

const balanceOf = (accountId: number, period: string | SQL) => sql`coalesce((
  select balance from ${leadLedger} where account_id = ${accountId} and period = ${period} order by id desc limit 1), 0)`;

/**
 * Checks and reserves in one statement, so concurrent runs never exceed the limit. Writes nothing if the run already
 * has a reservation. A run whose companies are all free requests 0, and gets a reservation of 0 even at the limit.
 */
export function reserveLeads(ctx: AccountContext, run: RunKey, wanted: number, onlyIf: SQL) {
  const period = periodOf(ctx.account, ctx.now());
  const take = sql`max(0, min(${wanted}, most - used))`;
  return statement(
    ctx,
    sql`
    insert into ${leadLedger} (account_id, period, search_id, run_number, kind, leads, balance, created_at)
    select ${ctx.account.id}, ${period}, ${run.searchId}, ${run.runNumber}, 'reserved', ${take}, used + ${take}, ${unixNow(ctx)}
    from (select ${balanceOf(ctx.account.id, period)} as used,
      ${planLimit(ctx.account)} + ${extraLeads(ctx.account, period)} as most)
    where (used < most or ${wanted} = 0) and ${onlyIf}
    on conflict do nothing`,
  );
}

export const hasReservation = (run: RunKey) => sql`exists (
  select 1 from ${leadLedger}
  where search_id = ${run.searchId} and run_number = ${run.runNumber} and kind = 'reserved')`;

export async function getReservedLeads(ctx: AccountContext, run: RunKey): Promise<number> {
  const [row] = await ctx.db.all<{ leads: number }>(sql`
    select leads from ${leadLedger} where search_id = ${run.searchId} and run_number = ${run.runNumber}
      and kind = 'reserved' and account_id = ${ctx.account.id} limit 1`);
  return row?.leads ?? 0;
}

/** `used` is a number or a subquery over rows written earlier in the batch. A repeated call writes nothing. */
export function releaseLeads(ctx: AccountContext, run: RunKey, used: number | SQL, onlyIf: SQL) {
  const accountId = ctx.account.id;
  return statement(
    ctx,
    sql`
    insert into ${leadLedger} (account_id, period, search_id, run_number, kind, leads, balance, created_at)
    select ${accountId}, period, search_id, run_number, 'released', used - reserved, balance + used - reserved, ${unixNow(ctx)}
    from (
      select r.period, r.search_id, r.run_number, r.leads as reserved, ${used} as used,
        ${balanceOf(accountId, sql`r.period`)} as balance
      from ${leadLedger} r
      where r.search_id = ${run.searchId} and r.run_number = ${run.runNumber} and r.kind = 'reserved'
        and r.account_id = ${accountId})
    where used < reserved and ${onlyIf}
    on conflict do nothing`,
  );
}

/** A condition on the ids of one company: as it was found, and in the shared directory. */
export const isPaidFor = (accountId: number, ...companyIds: SQL[]) => sql`exists (
  select 1 from ${chargedCompanies} where account_id = ${accountId} and company_id in (${sql.join(companyIds, sql`, `)}))`;

/**
 * `companies` is a query of the companies that a run charges: `id` (as found), `original` (id in the shared directory)
 * and `name`.
 */
export const recordLeadCharges = (ctx: AccountContext, run: RunKey, companies: SQL) =>
  [
    sql`
    insert into ${leadCharges} (account_id, company_id, company_name, search_id, run_number, period, created_at)
    select ${ctx.account.id}, found.original, found.name, r.search_id, r.run_number, r.period, ${unixNow(ctx)}
    from (${companies}) as found
    cross join ${leadLedger} r on r.search_id = ${run.searchId} and r.run_number = ${run.runNumber}
      and r.kind = 'reserved' and r.account_id = ${ctx.account.id}
    where true
    on conflict do nothing`,
    sql`
    insert into ${chargedCompanies} (account_id, company_id, paid_at)
    select ${ctx.account.id}, id, ${unixNow(ctx)}
    from (select found.id from (${companies}) as found union select found.original from (${companies}) as found) where true
    on conflict do nothing`,
  ].map((text) => statement(ctx, text));

export const deleteDemoLedger = (ctx: AccountContext) =>
  ctx.db
    .delete(leadLedger)
    .where(and(eq(leadLedger.accountId, ctx.account.id), eq(leadLedger.period, DEMO_PERIOD)));

/** A paid company stays paid after a merge, whichever record is kept, and after its undo. */
export const paidOfCompanies: ReassignableRows = {
  kind: "paid",
  rows: ({ account }, ids) =>
    sql`select company_id as id, json_object('at', paid_at) as before from ${chargedCompanies} where account_id = ${account.id}
      and company_id in (select value from json_each(${JSON.stringify(ids.slice(1))}))`,
  move: ({ account }, [to], moved) => [
    sql`insert into ${chargedCompanies} (account_id, company_id, paid_at)
      select ${account.id}, ${to}, min(before ->> '$.at') from (${moved}) having count(*) > 0 on conflict do nothing`,
  ],
  moveBack: () => [],
};
