import { type SQL, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import type { ReassignableRows } from "~/core/lists/reassign-rows";
import { originalOf } from "~/domains/directory/companies/same-company";
import { leadStages } from "./tables";

const originals = (ctx: AccountContext, ids: readonly number[]) =>
  sql`select ${originalOf(ctx, sql`j.value`)} from json_each(${JSON.stringify(ids)}) j`;

const noted = (name: string) => sql.raw(`before ->> '$.${name}'`);

/** Leads that swap stages get negative numbers temporarily. */
const clear = ({ account }: AccountContext, companies: SQL): SQL[] => [
  sql`delete from ${leadStages} where account_id = ${account.id} and same_company_id < 0`,
  sql`delete from ${leadStages} where account_id = ${account.id} and same_company_id in (${companies})`,
];

const COLUMNS = sql.raw(
  "id, account_id, same_company_id, position, at, day, left_at, country, source, campaign_id",
);

const settleLeft = ({ account }: AccountContext, companies: SQL): SQL =>
  sql`update ${leadStages} set left_at = (select max(${leadStages.at}, min(s.at)) from ${leadStages} s
      where s.account_id = ${account.id} and s.same_company_id = ${leadStages.sameCompanyId} and s.position > ${leadStages.position})
    where account_id = ${account.id} and same_company_id in (${companies})`;

/** First stage that depends on deals. Deals may have been deleted since, so these stages are recounted. */
const OF_DEALS = 5;

/** Rows keep their ids, so that jobs don't treat them as new. */
export const stagesOfCompanies: ReassignableRows = {
  kind: "stages",
  rows: (ctx, ids) =>
    sql`select id, json_object('company', same_company_id, 'position', position, 'at', at, 'day', day, 'left', left_at,
        'country', country, 'source', source, 'campaign', campaign_id) as before
      from ${leadStages} where account_id = ${ctx.account.id} and same_company_id in (${originals(ctx, ids)})`,
  move: (ctx, ids, moved) => [
    ...clear(ctx, originals(ctx, ids)),
    sql`insert into ${leadStages} (${COLUMNS})
      with ranked as (select id, before, row_number() over (partition by ${noted("position")} order by ${noted("at")}, id) as nth
          from (${moved})),
        stages as (select id, ${noted("position")} as position, ${noted("at")} as at, ${noted("day")} as day,
          ${noted("country")} as country, ${noted("source")} as source, ${noted("campaign")} as campaign from ranked where nth = 1)
      select id, ${ctx.account.id}, (select ${originalOf(ctx, sql`${ids[0]}`)}), position, at, day,
        (select max(s.at, min(l.at)) from stages l where l.position > s.position),
        first_value(country) over (order by position), first_value(source) over (order by position),
        (select c.campaign from stages c where c.position <= s.position and c.campaign is not null order by c.position limit 1)
      from stages s`,
  ],
  moveBack: (ctx, ids, moved) => {
    const { id } = ctx.account;
    const companies = sql`${originals(ctx, ids)} union select ${noted("company")} from (${moved})`;
    return [
      ...clear(ctx, companies),
      sql`insert into ${leadStages} (${COLUMNS})
        select id, ${id}, ${noted("company")}, ${noted("position")}, ${noted("at")}, ${noted("day")}, ${noted("left")},
          ${noted("country")}, ${noted("source")}, ${noted("campaign")} from (${moved}) where ${noted("position")} < ${OF_DEALS}`,
      sql`insert into stage_recounts (account_id, same_company_id) select ${id}, value from (select null as value where false union ${companies})`,
      sql`update ${leadStages} set id = moved.id from (${moved}) as moved
        where account_id = ${id} and same_company_id = ${noted("company")} and position = ${noted("position")}
          and at = ${noted("at")} and position >= ${OF_DEALS}`,
      settleLeft(ctx, companies),
    ];
  },
};
