import { type SQL, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { leads, removedLeads } from "../tables";
import { companiesOf, isOfCompanies, isRemovedOfCompanies } from "./same-lead";

/** For the batch that creates or restores these leads' opportunities (a query of ids): the value moves to the opportunities. */
export function convertStatements(ctx: AccountContext, leadIds: SQL, onlyIf: SQL = sql`true`) {
  const companies = companiesOf(ctx, leadIds);
  const at = sql`cast(${toUnixSeconds(ctx.now())} as integer)`;
  return [
    statement(
      ctx,
      sql`update ${leads} set estimated_value = null, converted_at = ${at}
        where ${isOfCompanies(ctx, companies)} and converted_at is null and ${onlyIf}`,
    ),
    statement(
      ctx,
      sql`update ${removedLeads} set before = json_set(before, '$.converted_at', ${at}, '$.estimated_value', null)
        where ${isRemovedOfCompanies(ctx, companies)} and before is not null and ${onlyIf}`,
    ),
  ];
}

/** For the batch that removed these leads' opportunities (a query of ids); `led` narrows a query to leads that still have one. */
export function unconvertStatements(ctx: AccountContext, leadIds: SQL, led: (leadIds: SQL) => SQL) {
  const freed = sql`select company_id from freed`;
  const same = sql`select id from ${leads} where ${isOfCompanies(ctx, freed)}
    union all select lead_id from ${removedLeads} where ${isRemovedOfCompanies(ctx, freed)}`;
  const gone = sql`with freed(company_id) as (${companiesOf(ctx, leadIds)})
    select company_id from freed where company_id not in (${companiesOf(ctx, led(same))})`;
  return [
    statement(ctx, sql`update ${leads} set converted_at = null where ${isOfCompanies(ctx, gone)}`),
    statement(
      ctx,
      sql`update ${removedLeads} set before = json_set(before, '$.converted_at', null)
        where ${isRemovedOfCompanies(ctx, gone)} and before is not null`,
    ),
  ];
}
