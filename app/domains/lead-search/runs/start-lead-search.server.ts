import { and, eq, ne, sql } from "drizzle-orm";
import type { BusinessContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { statement } from "~/core/statement";
import { allowFreeLeads, allowLeads } from "~/domains/billing/allow-leads.server";
import { hasReservation, reserveLeads } from "~/domains/billing/reserve-leads.server";
import { getLeadUsage } from "~/domains/billing/usage.server";
import { withQuota } from "~/domains/quotas/charge-quota.server";
import type { LeadSearch } from "../lead-search";
import { getLeadSearch } from "../lead-searches.server";
import { leadSearches } from "../tables";
import { canRunFree, quoteLeads, requireFree } from "./quote-leads.server";

/** Seconds until the sweep requeues a run that the queue did not start. */
const QUEUE_GRACE = 60;

const IS_DEMO = "This is a demo search. Create your own search to find real companies.";

interface AcceptedCost {
  /** False: the run is rejected if it uses leads. */
  acceptCost?: boolean | undefined;
  /** The accepted number of basic records, as shown with their price. Default: none. */
  acceptBasic?: number | undefined;
}

/**
 * Returns the number of leads that a run reserves: for selected companies the charged ones, else the run's maximum.
 * Without remaining leads a run still adds free companies.
 * @throws DomainError limit_reached if there are none; conflict with the cost if it is not accepted
 */
async function leadsToReserve(
  ctx: BusinessContext,
  search: LeadSearch,
  acceptCost: boolean | undefined,
): Promise<number> {
  allowFreeLeads(ctx);
  const usage = await getLeadUsage(ctx);
  const isBounded = usage.left === 0 || search.companyIds !== null;
  if (!isBounded && acceptCost !== false) return search.maxLeads;
  const quote = await quoteLeads(ctx, search, usage);
  if (acceptCost === false) requireFree(quote);
  if (isBounded && !canRunFree(search, quote)) await allowLeads(ctx);
  return quote.cost;
}

/**
 * A running search is not restarted.
 * @throws DomainError not_found; conflict for demo data or a cost that is not accepted; limit_reached
 */
export async function startLeadSearch(
  ctx: BusinessContext,
  searchId: number,
  accepted: AcceptedCost = {},
): Promise<LeadSearch> {
  const search = await getLeadSearch(ctx, searchId);
  if (search.status === "running") return search;
  if (search.isDemo && !ctx.account.isDemo) throw new DomainError("conflict", IS_DEMO);
  const now = ctx.now();
  const acceptedBasic = accepted.acceptBasic ?? 0;
  const wanted = await leadsToReserve(ctx, { ...search, acceptedBasic }, accepted.acceptCost);

  const run = { searchId, runNumber: search.runNumber + 1 };
  const isIdle = and(
    eq(leadSearches.id, searchId),
    eq(leadSearches.accountId, ctx.account.id),
    eq(leadSearches.runNumber, search.runNumber),
    ne(leadSearches.status, "running"),
  );
  const isStartable = sql`exists (select 1 from ${leadSearches} where ${isIdle})`;
  const start = ctx.db
    .update(leadSearches)
    .set({
      status: "running",
      runNumber: run.runNumber,
      attempts: 0,
      acceptedBasic,
      failureReason: null,
      lastRunAt: now,
      leaseUntil: new Date(now.getTime() + QUEUE_GRACE * 1000),
    })
    .where(and(isIdle, hasReservation(run)));
  const [, , claimed] = await withQuota(
    ctx,
    { jobs: 1, rows: search.maxLeads },
    (count) =>
      ctx.d1.batch([
        reserveLeads(ctx, run, wanted, isStartable),
        statement(ctx, count),
        statement(ctx, start),
      ]),
    { onlyIf: sql`${isStartable} and ${hasReservation(run)}` },
  );
  const current = await getLeadSearch(ctx, searchId);
  if (claimed?.meta.changes !== 1) {
    if (current.runNumber >= run.runNumber) return current;
    if (wanted > 0) await allowLeads(ctx);
    throw new DomainError("conflict", "This search couldn’t be started. Try again.");
  }
  // The row is authoritative: if the queue message is lost, the sweep sends it again.
  await ctx.queue
    .send({ kind: "run-lead-search", ...run })
    .catch(() => ctx.log.error("lead search not queued", { searchId }));
  return current;
}
