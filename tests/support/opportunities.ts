import type { BusinessContext } from "~/core/context";
import { listLeads } from "~/domains/lead-search/leads/leads.server";
import { createOpportunity } from "~/domains/opportunities/create-opportunity.server";
import { OpportunitySchema } from "~/domains/opportunities/schemas";
import { env, type TestQueue } from "./context";
import { addAlike, makeSearch, runSearch } from "./lead-search";

/** A new opportunity, in US dollars as the call takes it. */
export const makeOpportunity = (ctx: BusinessContext, input: Record<string, unknown> = {}) =>
  createOpportunity(ctx, OpportunitySchema.parse({ title: "Solar roofs", region: "Kenya", ...input }));

/** A lead of a search that ran. */
export async function makeLead(ctx: BusinessContext & { queue: TestQueue }) {
  await addAlike(ctx, 1);
  const search = await makeSearch(ctx);
  await runSearch(ctx, search.id);
  const { rows } = await listLeads(ctx, { limit: 1 });
  if (!rows[0]) throw new Error("no lead");
  return rows[0];
}

const SUMS = `select status, count(*) as count, count(revenue) as valued, ifnull(sum(revenue), 0) as revenue,
  ifnull(sum(ifnull(revenue, 0) * (case status when 'closed_won' then 100 when 'closed_lost' then 0 else
    ifnull(probability, case status when 'new_lead' then 10 when 'qualified' then 25 else 50 end) end) / 100), 0) as weighted
  from opportunities where account_id = ? and archived_at is null group by status order by status`;

const KEPT = `select status, count, valued, revenue, weighted from opportunity_totals
  where account_id = ? and count <> 0 order by status`;

/** The kept totals of an account, and the same counted from its rows. */
export async function totalsOf(accountId: number) {
  const [kept, counted] = await env.DB.batch([
    env.DB.prepare(KEPT).bind(accountId),
    env.DB.prepare(SUMS).bind(accountId),
  ]);
  return { kept: kept?.results, counted: counted?.results };
}
