import { and, eq, isNull, sql } from "drizzle-orm";
import type { Context, UserActor } from "~/core/context";
import { DomainError, notFound } from "~/core/errors";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { auditIfChanged, auditStatement } from "~/domains/audit/audit.server";
import { notifyEach } from "~/domains/notifications/notify.server";
import { COMPANIES } from "~/paths/companies";
import { type Company, draftOf } from "../companies/company";
import { type CompanyChanges, withDerivedFacts } from "../companies/edit-company.server";
import { COMPANY_FACTS, type CompanyFact, companyField } from "../companies/field-sets";
import { findSharedCompany, unchangedStatement } from "../companies/hide-company.server";
import { retryWhenChanged } from "../companies/retry-when-changed.server";
import { updateCompanyStatements } from "../companies/write-companies.server";
import { correctionCases } from "../tables";
import { CORRECTED_SOURCE } from "./corrected-source";
import { OTHER } from "./report-schema";

type Administrator = Context & { actor: UserActor };
type Case = typeof correctionCases.$inferSelect;

async function getOpenCase(ctx: Context, caseId: number): Promise<Case> {
  const [row] = await ctx.db.select().from(correctionCases).where(eq(correctionCases.id, caseId)).limit(1);
  if (!row) throw notFound("This report");
  if (row.decidedAt) throw new DomainError("conflict", "This report was already reviewed.");
  return row;
}

const decided = (ctx: Context, { id }: Case, outcome: Case["outcome"]) =>
  ctx.db
    .update(correctionCases)
    .set({ outcome, decidedAt: ctx.now() })
    .where(and(eq(correctionCases.id, id), isNull(correctionCases.decidedAt)));

const fieldWords = (field: string) =>
  field === OTHER ? "Your report" : companyField(field as CompanyFact).label;

const TOLD = {
  corrected: "The directory was corrected after your report",
  kept: "Your report was reviewed: no change to the directory",
};

/** Notifies each reporter once. */
const noticesOf = (ctx: Context, { id, companyId, field }: Case, name: string, outcome: keyof typeof TOLD) =>
  notifyEach(sql`select account_id, user_id, ${`correction:${id}`}, 'company', ${TOLD[outcome]},
    ${`${name}: ${fieldWords(field)}`.slice(0, 500)}, ${COMPANIES.company(companyId)}, ${Math.floor(ctx.now().getTime() / 1000)}
    from company_reports where case_id = ${id} and withdrawn_at is null and is_demo = 0
      and exists (select 1 from ${correctionCases} k where k.id = ${id} and k.outcome = ${outcome})`);

function corrected(ctx: Context, company: Company, { field, value }: Case) {
  const isNumber = field === "employees";
  const changes = { [field]: isNumber ? Number(value) : value } as CompanyChanges;
  const facts = withDerivedFacts(company, changes);
  const at = ctx.now().toISOString();
  const changed = COMPANY_FACTS.filter((fact) => facts[fact] !== company[fact]);
  const sources = Object.fromEntries(changed.map((fact) => [fact, { source: CORRECTED_SOURCE, at }]));
  return { ...draftOf(company), ...facts, fieldSources: { ...company.fieldSources, ...sources } };
}

/** Updates the shared company; edited copies and contacts do not change. @throws DomainError not_found, invalid, conflict */
export const correctCompany = (ctx: Administrator, caseId: number): Promise<void> =>
  retryWhenChanged(async () => {
    const row = await getOpenCase(ctx, caseId);
    if (row.value === null)
      throw new DomainError(
        "invalid",
        "This report doesn’t suggest a new value. Choose “Keep current data”.",
      );
    const company = await findSharedCompany(ctx, row.companyId);
    if (!company) throw notFound("The company");
    const before = company[row.field as CompanyFact];
    await ctx.d1.batch([
      unchangedStatement(ctx, company),
      statement(
        ctx,
        sql`select case when exists (select 1 from ${correctionCases} where id = ${caseId} and decided_at is null)
        then 1 else json('aborted') end`,
      ),
      ...updateCompanyStatements(ctx, [corrected(ctx, company, row)]),
      statement(ctx, decided(ctx, row, "corrected")),
      statement(ctx, noticesOf(ctx, row, company.name, "corrected")),
      statement(
        ctx,
        auditStatement(ctx, {
          action: "change-shared-company",
          target: `company:${row.companyId}`,
          detail: { field: row.field, before, after: row.value, reports: row.reports },
        }),
      ),
    ]);
  });

/** @throws DomainError not_found, conflict */
export async function keepCompany(ctx: Administrator, caseId: number): Promise<void> {
  const row = await getOpenCase(ctx, caseId);
  const company = await findSharedCompany(ctx, row.companyId);
  const [result] = await ctx.d1.batch([
    statement(ctx, decided(ctx, row, "kept")),
    statement(
      ctx,
      auditIfChanged(ctx, {
        action: "review-company-report",
        target: `company:${row.companyId}`,
        detail: { field: row.field },
      }),
    ),
    statement(ctx, noticesOf(ctx, row, company?.name ?? "A company", "kept")),
  ]);
  if (result?.meta.changes === 0) throw new DomainError("conflict", "This report was already reviewed.");
}

const REPORTS = `DELETE FROM company_reports WHERE id IN (
  SELECT id FROM company_reports WHERE ifnull(withdrawn_at, closed_at) < ?1 LIMIT 500)`;

const WITHOUT = "AND NOT EXISTS (SELECT 1 FROM company_reports r WHERE r.case_id = k.id) LIMIT 250";
const CASES = `DELETE FROM correction_cases WHERE id IN (
  SELECT * FROM (SELECT id FROM correction_cases k WHERE decided_at < ?1 ${WITHOUT})
  UNION ALL SELECT * FROM (SELECT id FROM correction_cases k
    WHERE decided_at IS NULL AND reports = 0 AND opened_at < ?1 ${WITHOUT}))`;

/** Purges reports that were reviewed or withdrawn before a time. */
export async function purgeReports(ctx: Context, before: Date): Promise<number> {
  const results = await ctx.d1.batch(
    [REPORTS, CASES].map((sql) => ctx.d1.prepare(sql).bind(toUnixSeconds(before))),
  );
  return results.reduce((sum, { meta }) => sum + meta.changes, 0);
}
