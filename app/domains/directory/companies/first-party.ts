import { type SQL, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import type { ReassignableRows } from "~/core/lists/reassign-rows";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { originalOf } from "./same-company";

/**
 * A condition on a company id: shared, or the account's edited copy of a shared one, and not provided by the account
 * itself. An account provides a company by a file, form, paste or reply, or by an own company with its name or website.
 * Only companies that match this condition cost a lead.
 */
export const isSharedOnly = (ctx: AccountContext, companyId: SQL): SQL => {
  const ownTwin = sql`o.account_id = ${ctx.account.id} and o.country is s.country and o.origin_id is null and o.is_demo = 0`;
  return sql`exists (select 1 from companies s
    where s.id = ${originalOf(ctx, companyId)} and s.account_id is null and s.is_demo = 0
    and not exists (select 1 from first_party_companies f where f.account_id = ${ctx.account.id} and f.company_id = s.id)
    and not exists (select 1 from companies o where o.name_key = s.name_key and ${ownTwin})
    and not exists (select 1 from companies o where o.domain = s.domain and ${ownTwin}))`;
};

/** Marks shared companies that were found in the account's own file. `ids` are shared company ids. */
export const addFirstPartyStatement = (ctx: AccountContext, ids: readonly number[]): D1PreparedStatement =>
  statement(
    ctx,
    sql`insert or ignore into first_party_companies (account_id, company_id, added_at)
      select ${ctx.account.id}, value, ${toUnixSeconds(ctx.now())} from json_each(${JSON.stringify(ids)})`,
  );

/** A shared company merged with an own company counts as provided by the account; an undo keeps this. */
export const firstPartyOfCompanies: ReassignableRows = {
  kind: "first_party",
  rows: () => sql`select null as id, null as before where false`,
  move: ({ account, now }, ids) => {
    const merged = sql`from companies c where c.account_id = ${account.id}
      and c.id in (select value from json_each(${JSON.stringify(ids)}))`;
    return [
      sql`insert or ignore into first_party_companies (account_id, company_id, added_at)
        select ${account.id}, c.origin_id, ${toUnixSeconds(now())} ${merged} and c.origin_id is not null
        and exists (select 1 ${merged} and c.origin_id is null)`,
    ];
  },
  moveBack: () => [],
};
