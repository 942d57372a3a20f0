import { and, eq, sql } from "drizzle-orm";
import type { BusinessContext } from "~/core/context";
import { statement } from "~/core/statement";
import { releaseLeads } from "~/domains/billing/reserve-leads.server";
import type { Run } from "./lead-search";
import { getLeadSearch } from "./lead-searches.server";
import { countSearches } from "./leads/lead-totals.server";
import { leadSearches, leads, removedLeads } from "./tables";

const isRunning = ({ searchId, runNumber }: Run, accountId: number) =>
  sql`exists (select 1 from ${leadSearches} where id = ${searchId} and account_id = ${accountId}
    and run_number = ${runNumber} and status = 'running')`;

async function deleteAtRun(ctx: BusinessContext, run: Run): Promise<boolean> {
  const byId = and(
    eq(leadSearches.id, run.searchId),
    eq(leadSearches.accountId, ctx.account.id),
    eq(leadSearches.runNumber, run.runNumber),
  );
  const exists = sql`exists (select 1 from ${leadSearches} where ${byId})`;
  const results = await ctx.d1.batch([
    releaseLeads(ctx, run, 0, isRunning(run, ctx.account.id)),
    countSearches(ctx, -1, exists),
    statement(ctx, ctx.db.delete(leads).where(and(eq(leads.searchId, run.searchId), exists))),
    statement(ctx, ctx.db.delete(removedLeads).where(and(eq(removedLeads.searchId, run.searchId), exists))),
    statement(ctx, ctx.db.delete(leadSearches).where(byId)),
  ]);
  return (results.at(-1)?.meta.changes ?? 0) > 0;
}

/** Stops a running search. Used leads still count as used, and their companies stay charged. @throws DomainError not_found */
export async function deleteLeadSearch(ctx: BusinessContext, searchId: number): Promise<void> {
  const { runNumber } = await getLeadSearch(ctx, searchId);
  if (!(await deleteAtRun(ctx, { searchId, runNumber }))) await deleteLeadSearch(ctx, searchId);
}
