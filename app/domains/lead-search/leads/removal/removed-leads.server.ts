import { type SQL, sql } from "drizzle-orm";
import type { AccountContext, Context } from "~/core/context";
import type { ReassignableRows } from "~/core/lists/reassign-rows";
import { toUnixSeconds } from "~/core/seconds";
import { inJsonArray } from "~/core/statement";
import { leads, removedLeads } from "../../tables";

/** A query of company ids whose leads were removed: a new run of the search does not add them again. */
export const companiesRemovedFrom = (searchId: number, companyIds: readonly number[]): SQL =>
  sql`select company_id from ${removedLeads} where search_id = ${searchId} and company_id in ${inJsonArray(companyIds)}`;

/** When a lead was found, even if it was removed while its list was read. */
export const foundAt = (ctx: AccountContext, leadId: number): SQL => sql`coalesce(
  (select c.created_at from ${leads} c where c.id = ${leadId} and +c.account_id = ${ctx.account.id}),
  (select r.before ->> '$.created_at' from ${removedLeads} r where r.lead_id = ${leadId} and +r.account_id = ${ctx.account.id}))`;

export const removedNamesOf = (ctx: AccountContext, leadIds: readonly number[]) =>
  ctx.db.all<{ id: number; companyName: string }>(
    sql`select lead_id as id, before ->> '$.company_name' as companyName from ${removedLeads}
      where lead_id in ${inJsonArray(leadIds)} and +account_id = ${ctx.account.id} and before is not null`,
  );

export async function findRemovedLead(ctx: AccountContext, leadId: number) {
  const [row] = await ctx.db.all<{ id: number; companyName: string; searchId: number }>(
    sql`select lead_id as id, before ->> '$.company_name' as companyName, search_id as searchId from ${removedLeads}
      where lead_id = ${leadId} and account_id = ${ctx.account.id} and before is not null`,
  );
  return row ?? null;
}

const OLD = `update removed_leads set before = null, contact_id = null where rowid in (
  select rowid from removed_leads where before is not null and removed_at < ?1 limit 500)`;

export async function purgeRemovedLeads(ctx: Context, before: Date): Promise<number> {
  return (await ctx.d1.prepare(OLD).bind(toUnixSeconds(before)).run()).meta.changes;
}

/** A lead removed from its search stays removed, whichever company is kept. */
export const removedLeadsOfCompanies: ReassignableRows = {
  kind: "removed-leads",
  rows: ({ account }, ids) =>
    sql`select lead_id as id, json_object('to', company_id) as before from ${removedLeads} where account_id = ${account.id}
      and company_id in (select value from json_each(${JSON.stringify(ids.slice(1))}))`,
  move: ({ account }, [to], moved) => [
    sql`update ${removedLeads} set company_id = ${to} where lead_id in (select id from (${moved})) and account_id = ${account.id}`,
  ],
  moveBack: ({ account }, [from], moved) => [
    sql`update ${removedLeads} set company_id = moved.before ->> '$.to' from (${moved}) as moved
      where lead_id = moved.id and account_id = ${account.id} and company_id = ${from}`,
  ],
};
