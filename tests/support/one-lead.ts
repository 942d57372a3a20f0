import { eq, sql } from "drizzle-orm";
import { expect } from "vitest";
import type { BusinessContext } from "~/core/context";
import { sameCompany } from "~/domains/directory/companies/same-company";
import { leads, leadTotals } from "~/domains/lead-search/tables";
import { makeBusiness, type TestQueue } from "./context";
import { addCompanies, makeSearch, runSearch } from "./lead-search";

export type Ours = BusinessContext & { queue: TestQueue };

/** The leads of a company, the oldest first. */
export const rowsOf = (ctx: BusinessContext, companyId: number) =>
  ctx.db
    .select()
    .from(leads)
    .where(
      sql`${leads.accountId} = ${ctx.account.id} and ${leads.companyId} in (select value from ${sameCompany(ctx, companyId)})`,
    )
    .orderBy(leads.id);

/** One company, found by as many searches. */
export async function foundBySearches(count: number) {
  const { ctx } = await makeBusiness({ plan: "scaleup" });
  const [companyId = 0] = await addCompanies(ctx, [{ name: "Jua Solar" }]);
  const searches = [];
  for (let index = 0; index < count; index += 1)
    searches.push(await runSearch(ctx, (await makeSearch(ctx)).id));
  const ids = (await rowsOf(ctx, companyId)).map(({ id }) => id);
  expect(ids).toHaveLength(count);
  return { ctx, companyId, searches, ids };
}

const reach = sql`coalesce(contact_email, '') like '_%@_%._%' and coalesce(evidence ->> '$.contactEmail.source', '') <> ''`;

/** Every count and mark that triggers keep, against the rows they are of. */
export async function checkLeads({ db, account }: Pick<BusinessContext, "db" | "account">) {
  const places = await db.all<object>(
    sql`select id, is_first, origin_count from leads where account_id = ${account.id} order by id`,
  );
  const expected = await db.all<object>(sql`
    select id, nth = 1 as is_first, iif(nth = 1, many, 0) as origin_count from (
      select id, row_number() over (partition by same_company_id order by is_demo, id) as nth,
        count(*) over (partition by same_company_id) as many from leads where account_id = ${account.id}) order by id`);
  expect(places).toEqual(expected);
  const facts =
    await db.all(sql`select same_company_id from leads where account_id = ${account.id} group by same_company_id
    having count(distinct status) > 1 or count(distinct coalesce(estimated_value, -1)) > 1
      or count(distinct coalesce(deal_probability, -1)) > 1 or count(distinct coalesce(converted_at, -1)) > 1`);
  expect(facts).toEqual([]);
  const [totals] = await db.select().from(leadTotals).where(eq(leadTotals.accountId, account.id));
  const [counted] =
    await db.all<object>(sql`select count(*) as leads, coalesce(sum(${reach}), 0) as reachable,
      coalesce(sum(estimated_value), 0) as pipelineValue, count(estimated_value) as valuedCount,
      coalesce(sum(is_demo), 0) as demoLeads, coalesce(sum(is_demo and ${reach}), 0) as demoReachable,
      (select count(*) from lead_searches where account_id = ${account.id}) as searches
    from leads where account_id = ${account.id} and is_first = 1`);
  expect(totals).toEqual({ ...counted, accountId: account.id });
  const wrong =
    await db.all(sql`select s.id, s.results_count, s.pipeline_value from lead_searches s where s.account_id = ${account.id}
    and (s.results_count, s.confidence_sum, s.reachable_count, s.pipeline_value, s.valued_count) is not
      (select count(*), coalesce(sum(confidence), 0), coalesce(sum(${reach}), 0), coalesce(sum(estimated_value), 0), count(estimated_value)
       from leads where search_id = s.id)`);
  expect(wrong).toEqual([]);
}
