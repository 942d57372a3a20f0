import { and, eq, lte, or, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { plural } from "~/core/format";
import { findPaidCompanies, getReservedLeads } from "~/domains/billing/reserve-leads.server";
import { findContactsOfCompanies } from "~/domains/directory/find-contacts-of-companies.server";
import { findCandidates } from "./find-candidates.server";
import { failLeadSearch, finishLeadSearch } from "./finish-lead-search.server";
import { chooseLeads, rankCandidates } from "./lead-drafts";
import type { LeadSearch, Run } from "./lead-search";
import { leadSearches } from "./tables";

/** Seconds one attempt may take before another may begin. */
const LEASE = 120;
const MOST_ATTEMPTS = 5;
const GAVE_UP =
  "The search was interrupted several times and was stopped. Nothing was charged. Run it again.";

/** Takes the run for this job, or null when it has ended or another job works on it. */
async function claimRun(ctx: AccountContext, { searchId, runNumber }: Run): Promise<LeadSearch | null> {
  const now = ctx.now();
  const [claimed] = await ctx.db
    .update(leadSearches)
    .set({
      attempts: sql`${leadSearches.attempts} + 1`,
      leaseUntil: new Date(now.getTime() + LEASE * 1000),
    })
    .where(
      and(
        eq(leadSearches.id, searchId),
        eq(leadSearches.accountId, ctx.account.id),
        eq(leadSearches.runNumber, runNumber),
        eq(leadSearches.status, "running"),
        or(eq(leadSearches.attempts, 0), lte(leadSearches.leaseUntil, now)),
      ),
    )
    .returning();
  return claimed ?? null;
}

const releaseRun = (ctx: AccountContext, { searchId, runNumber }: Run) =>
  ctx.db
    .update(leadSearches)
    .set({ leaseUntil: ctx.now() })
    .where(
      and(
        eq(leadSearches.id, searchId),
        eq(leadSearches.runNumber, runNumber),
        eq(leadSearches.status, "running"),
      ),
    );

function summaryOf(seen: number, added: number, budget: number, search: LeadSearch): string {
  if (seen === 0) return "No company in the directory fits.";
  const fitting = `${plural(seen, "company fits", "companies fit")}`;
  if (added === 0) return `${fitting}, all of them found by earlier runs.`;
  const isCut = budget < search.maxLeads && added >= budget;
  return `${fitting}; ${plural(added, "new lead")} added${isCut ? ", as many as were left" : ""}.`;
}

async function work(ctx: AccountContext, search: LeadSearch, run: Run): Promise<void> {
  const budget = await getReservedLeads(ctx, run);
  const { companies, seen } = await findCandidates(ctx, search);
  const ids = companies.map((company) => company.id);
  const contacts = await findContactsOfCompanies(ctx, ids);
  const ranked = rankCandidates(companies, contacts, search.criteria, ctx.now());
  const chosen = chooseLeads(ranked, await findPaidCompanies(ctx, ids), budget, search.maxLeads);
  await finishLeadSearch(ctx, run, chosen, summaryOf(seen, chosen.length, budget, search));
}

/**
 * The job of one run. All it writes before its last batch is its claim, so a crash anywhere leaves the run as it was,
 * and the next delivery, or the sweep once the lease has passed, does it anew.
 * @throws whatever interrupted it, so that the queue delivers the job again
 */
export async function runLeadSearch(ctx: AccountContext, { searchId, runNumber }: Run): Promise<void> {
  const run = { searchId, runNumber };
  const search = await claimRun(ctx, run);
  if (!search) return;
  if (search.attempts > MOST_ATTEMPTS) return failLeadSearch(ctx, run, GAVE_UP);
  try {
    await work(ctx, search, run);
  } catch (error) {
    if (error instanceof DomainError) return failLeadSearch(ctx, run, error.message);
    await releaseRun(ctx, run).catch(() => ctx.log.error("lead search not released", { searchId }));
    throw error;
  }
}
