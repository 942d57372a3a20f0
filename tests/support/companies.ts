import type { Context } from "~/core/context";
import { type CompanyDraft, NOTHING_KNOWN } from "~/domains/directory/companies/company";
import { reserveIds } from "~/domains/directory/companies/reserve-ids.server";
import { insertCompanyStatements } from "~/domains/directory/companies/write-companies.server";

/** A company of the context's account (shared without one) with nothing known but what `fields` say. */
export const draftCompany = (ctx: Context, id: number, fields: Partial<CompanyDraft> = {}): CompanyDraft => ({
  ...NOTHING_KNOWN,
  id,
  accountId: ctx.account?.id ?? null,
  name: `Company ${id}`,
  source: "test",
  sourceId: null,
  importId: null,
  isDemo: false,
  ...fields,
});

/** Writes companies and returns their drafts. */
export async function addCompanies(ctx: Context, rows: Partial<CompanyDraft>[]): Promise<CompanyDraft[]> {
  const first = await reserveIds(ctx, "companies", rows.length);
  const drafts = rows.map((fields, index) => draftCompany(ctx, first + index, fields));
  await ctx.d1.batch(insertCompanyStatements(ctx, drafts));
  return drafts;
}
