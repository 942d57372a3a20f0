import { type SQL, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";

/** A query of `value`: all ids of one company for the account, which are the given one, its copy and its original. */
export const sameCompany = (ctx: AccountContext, companyId: number): SQL =>
  sql`(select ${companyId} as value
    union all select id from companies where account_id = ${ctx.account.id} and origin_id = ${companyId}
    union all select origin_id from companies
      where id = ${companyId} and account_id = ${ctx.account.id} and origin_id is not null)`;

export const ownCopiesOf = ({ account }: AccountContext, ids: readonly number[]): SQL =>
  sql`select distinct coalesce(m.into_id, c.id, j.value) as id from json_each(${JSON.stringify(ids)}) j
    left join companies c on c.account_id = ${account.id} and c.origin_id = j.value
    left join merged_companies m on m.account_id = ${account.id} and m.company_id = j.value`;

export const originalOf = ({ account }: AccountContext, id: number | SQL): SQL =>
  sql`coalesce((select c.origin_id from companies c where c.id = ${id} and c.account_id = ${account.id}), ${id})`;

export const withCopies = ({ account }: AccountContext, ids: SQL): SQL =>
  sql`with known(id) as (${ids}) select id from known
    union all select c.id from known join companies c on c.account_id = ${account.id} and c.origin_id = known.id`;
