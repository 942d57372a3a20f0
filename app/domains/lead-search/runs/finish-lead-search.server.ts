import { and, eq, type SQL, sql } from "drizzle-orm";
import { type AccountContext, isDemoWork } from "~/core/context";
import type { Held } from "~/core/lease";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { recordLeadCharges, releaseLeads } from "~/domains/billing/reserve-leads.server";
import { originalOf } from "~/domains/directory/companies/same-company";
import { refundQuota } from "~/domains/quotas/charge-quota.server";
import type { LeadSearch, Run } from "../lead-search";
import { isReachable } from "../leads/campaign-leads";
import { leadSearches, leads } from "../tables";
import { isChargeable } from "./lead-cost.server";
import { evidenceOf, type LeadDraft } from "./lead-drafts";
import { runLease } from "./run-lease";

/** Leads per statement, passed as JSON: D1 accepts at most 2 MB in one parameter. */
const BATCH_SIZE = 100;

/**
 * Contact id that makes the triggers choose a contact and count it (migrations/0002_cascades.sql), because a draft's
 * contact may be deleted. They never choose demo contacts.
 */
const TO_CHOOSE = 0;

const personOf = (ctx: AccountContext, { contact }: LeadDraft) =>
  isDemoWork(ctx) || ctx.account.isDemo ? contact : null;

const rowOf = (ctx: AccountContext, draft: LeadDraft, contact = personOf(ctx, draft)) => [
  draft.company.id,
  contact?.id ?? (isDemoWork(ctx) ? null : TO_CHOOSE),
  contact?.contactName ?? null,
  contact?.contactTitle ?? null,
  contact?.contactEmail ?? null,
  contact?.phoneNumber ?? null,
  contact?.linkedinProfile ?? null,
  draft.company.name,
  draft.company.website,
  draft.company.size,
  draft.company.industry,
  draft.company.country,
  draft.company.city,
  draft.confidence,
  JSON.stringify(draft.reasons),
  JSON.stringify(evidenceOf({ company: draft.company, contact })),
  draft.company.isDemo ? 1 : 0,
  draft.isFree ? 1 : 0,
];

const COPIED = sql.raw(
  "company_id, contact_id, contact_name, contact_title, contact_email, contact_phone, linkedin_profile, company_name, " +
    "company_website, company_size, industry, country, city, confidence, reasons, evidence, is_demo",
);
const CELLS = sql.raw(Array.from({ length: 17 }, (_, cell) => `row.value ->> ${cell}`).join(", "));

/**
 * Companies that were free when chosen stay free, despite later deletions. Companies that became the account's own
 * since are free too.
 */
function insertLeads(ctx: AccountContext, run: Run, drafts: LeadDraft[], onlyIf: SQL) {
  const accountId = ctx.account.id;
  const rows = JSON.stringify(drafts.map((draft) => rowOf(ctx, draft)));
  return statement(
    ctx,
    sql`
    insert into ${leads} (account_id, search_id, run_number, status, created_at, is_charged, ${COPIED})
    select ${accountId}, ${run.searchId}, ${run.runNumber}, 'new', ${toUnixSeconds(ctx.now())},
      row.value ->> 17 = 0 and ${isChargeable(ctx, sql.raw("row.value ->> 0"))}, ${CELLS}
    from json_each(${rows}) as row
    where ${onlyIf}
    on conflict do nothing`,
  );
}

const choosePeople = (ctx: AccountContext, { searchId, runNumber }: Run) =>
  statement(
    ctx,
    sql`update ${leads} set contact_id = null
      where search_id = ${searchId} and run_number = ${runNumber} and contact_id = ${TO_CHOOSE}`,
  );

const returnRows = (ctx: AccountContext, { maxLeads, lastRunAt }: LeadSearch, written: number, onlyIf: SQL) =>
  statement(ctx, refundQuota(ctx, "rows", maxLeads - written, lastRunAt ?? ctx.now(), onlyIf));

/**
 * Finishes a run in one batch that does nothing unless its job still holds this very run: a job delivered twice changes
 * nothing.
 */
export async function finishLeadSearch(
  ctx: AccountContext,
  held: Held<LeadSearch>,
  chosen: LeadDraft[],
  summary: string,
): Promise<void> {
  const search = held.row;
  const run = { searchId: search.id, runNumber: search.runNumber };
  const ids = JSON.stringify(chosen.map((draft) => draft.company.id));
  const found = sql`from ${leads} where search_id = ${run.searchId} and run_number = ${run.runNumber}
    and company_id in (select value from json_each(${ids}))`;
  const running = runLease.holds(held);
  const reached = sql`(select count(*) ${found} and ${isReachable})`;
  // Worst first: of two leads with equal confidence, the better record gets the higher id, and lists read backwards.
  const rows = [...chosen].reverse();
  const insert = (from: number) => insertLeads(ctx, run, rows.slice(from, from + BATCH_SIZE), running);
  const later = Array.from(
    { length: Math.ceil(rows.length / BATCH_SIZE) },
    (_, part) => part * BATCH_SIZE,
  ).slice(1);
  await ctx.d1.batch([
    insert(0),
    ...later.map(insert),
    ...recordLeadCharges(
      ctx,
      run,
      sql`select company_id as id, ${originalOf(ctx, sql`company_id`)} as original, company_name as name
        ${found} and is_charged = 1`,
    ),
    returnRows(ctx, search, rows.length, running),
    releaseLeads(ctx, run, sql`(select count(*) ${found} and is_charged = 1)`, running),
    statement(
      ctx,
      ctx.db
        .update(leadSearches)
        .set({
          status: "completed",
          resultsCount: sql`${leadSearches.resultsCount} + (select count(*) ${found})`,
          reachableCount: sql`${leadSearches.reachableCount} + ${reached}`,
          confidenceSum: sql`${leadSearches.confidenceSum} + (select coalesce(sum(confidence), 0) ${found})`,
          runSummary: summary,
          failureReason: null,
          completedAt: ctx.now(),
          leaseUntil: null,
        })
        .where(and(eq(leadSearches.id, run.searchId), running)),
    ),
    choosePeople(ctx, run),
  ]);
}

/** Releases the run's whole reservation. */
export async function failLeadSearch(
  ctx: AccountContext,
  held: Held<LeadSearch>,
  reason: string,
): Promise<void> {
  const search = held.row;
  const run = { searchId: search.id, runNumber: search.runNumber };
  const running = runLease.holds(held);
  await ctx.d1.batch([
    releaseLeads(ctx, run, 0, running),
    returnRows(ctx, search, 0, running),
    statement(
      ctx,
      ctx.db
        .update(leadSearches)
        .set({ status: "failed", failureReason: reason, completedAt: ctx.now(), leaseUntil: null })
        .where(and(eq(leadSearches.id, run.searchId), running)),
    ),
  ]);
}
