import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { BusinessContext } from "~/core/context";
import { DomainError, notFound } from "~/core/errors";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { requireVerifiedAccount } from "~/domains/identity/verified-user.server";
import { withQuota } from "~/domains/quotas/charge-quota.server";
import type { Company } from "../companies/company";
import { newsIn } from "../companies/edit-company.server";
import { INPUT_FIELDS } from "../companies/field-sets";
import { getCompanyOrCopy } from "../companies/get-company.server";
import { findSharedCompany } from "../companies/hide-company.server";
import { normalizeForSearch } from "../search/normalize-for-search";
import { companyReports, correctionCases } from "../tables";
import { type CompanyReportInput, OTHER } from "./report-schema";

/** Whether the account added the company itself: it can be edited, so not reported. */
export const isOwn = ({ accountId, originId }: Company): boolean => accountId !== null && originId === null;

/** The id that reports refer to: a copy's original, else the company itself. */
export const sharedIdOf = ({ id, originId }: Company): number => originId ?? id;

/** The shared company, also found by the id of the account's copy. @throws DomainError not_found, invalid */
export async function getReportable(ctx: BusinessContext, id: number): Promise<Company> {
  const company = await getCompanyOrCopy(ctx, id);
  if (isOwn(company)) throw new DomainError("invalid", "You added this company. Edit it instead.");
  if (company.originId === null) return company;
  const shared = await findSharedCompany(ctx, company.originId);
  if (!shared) throw notFound("The shared company");
  return shared;
}

interface Mistake {
  field: string;
  value: string | null;
}

function mistakesIn(company: Company, { note, ...changes }: CompanyReportInput): Mistake[] {
  const news = newsIn(company, changes);
  const mistakes = INPUT_FIELDS.flatMap((field): Mistake[] => {
    const value = news[field];
    return value === undefined || value === null ? [] : [{ field, value: String(value) }];
  });
  if (mistakes.length > 0) return mistakes;
  if (note) return [{ field: OTHER, value: null }];
  throw new DomainError("invalid", "Correct a field or describe the problem.", { field: "note" });
}

/** Treats "lagos" and "Lagos " as the same correction. */
const valueKeyOf = ({ value }: Mistake) => normalizeForSearch(value ?? "").slice(0, 300);

/** An account has one open report per field; a new one replaces it. */
function statementsOf(ctx: BusinessContext, companyId: number, mistake: Mistake, note: string | null) {
  const { field, value } = mistake;
  const [key, now] = [valueKeyOf(mistake), toUnixSeconds(ctx.now())];
  const isOpen = sql`account_id = ${ctx.account.id} and company_id = ${companyId} and field = ${field}
    and withdrawn_at is null and closed_at is null`;
  const same = sql`select id from ${correctionCases} where company_id = ${companyId} and field = ${field}
    and value_key = ${key} and decided_at is null`;
  return [
    sql`update ${companyReports} set withdrawn_at = ${now} where ${isOpen} and case_id not in (${same})`,
    sql`insert into ${correctionCases} (company_id, field, value, value_key, opened_at)
      values (${companyId}, ${field}, ${value}, ${key}, ${now})
      on conflict (company_id, field, value_key) where decided_at is null do nothing`,
    sql`insert into ${companyReports} (case_id, account_id, user_id, company_id, field, note, reported_at, is_demo)
      select id, ${ctx.account.id}, ${ctx.actor.userId}, ${companyId}, ${field}, ${note}, ${now}, ${ctx.account.isDemo ? 1 : 0}
      from (${same})
      where true on conflict (account_id, company_id, field) where withdrawn_at is null and closed_at is null
      do update set note = excluded.note`,
  ].map((query) => statement(ctx, query));
}

/** Reports mistakes and returns their number. Safe to repeat. @throws DomainError not_found, invalid, forbidden, limit_reached */
export async function reportCompany(
  ctx: BusinessContext,
  id: number,
  input: CompanyReportInput,
): Promise<number> {
  const company = await getReportable(ctx, id);
  await requireVerifiedAccount(ctx);
  const mistakes = mistakesIn(company, input);
  const write = mistakes.flatMap((mistake) => statementsOf(ctx, company.id, mistake, input.note));
  await withQuota(ctx, { rows: mistakes.length }, (count) => ctx.d1.batch([statement(ctx, count), ...write]));
  return mistakes.length;
}

export interface OwnReport {
  id: number;
  field: string;
  value: string | null;
  note: string | null;
  reportedAt: Date;
  state: "open" | "corrected" | "kept" | "withdrawn";
}

const MAX_REPORTS = 20;

/** This account's reports of a shared company, newest first. */
export async function listOwnReports(ctx: BusinessContext, companyId: number): Promise<OwnReport[]> {
  const rows = await ctx.db
    .select({ report: companyReports, value: correctionCases.value, outcome: correctionCases.outcome })
    .from(companyReports)
    .innerJoin(correctionCases, eq(correctionCases.id, companyReports.caseId))
    .where(and(eq(companyReports.accountId, ctx.account.id), eq(companyReports.companyId, companyId)))
    .orderBy(desc(companyReports.id))
    .limit(MAX_REPORTS);
  return rows.map(({ report, value, outcome }) => ({
    id: report.id,
    field: report.field,
    value,
    note: report.note,
    reportedAt: report.reportedAt,
    state: report.withdrawnAt ? "withdrawn" : report.closedAt ? (outcome ?? "kept") : "open",
  }));
}

/** Withdraws a report; a repeated call does nothing. @throws DomainError not_found; conflict once it was decided */
export async function withdrawReport(
  ctx: BusinessContext,
  companyId: number,
  reportId: number,
): Promise<void> {
  const company = await getReportable(ctx, companyId);
  const byId = and(
    eq(companyReports.id, reportId),
    eq(companyReports.accountId, ctx.account.id),
    eq(companyReports.companyId, company.id),
  );
  const [row] = await ctx.db.select().from(companyReports).where(byId).limit(1);
  if (!row) throw notFound("This report");
  if (row.withdrawnAt) return;
  const { meta } = await ctx.db
    .update(companyReports)
    .set({ withdrawnAt: ctx.now() })
    .where(and(byId, isNull(companyReports.withdrawnAt), isNull(companyReports.closedAt)));
  if (meta.changes === 0)
    throw new DomainError("conflict", "This report was already reviewed, so it can’t be withdrawn.");
}
