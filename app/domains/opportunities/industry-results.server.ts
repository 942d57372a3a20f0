import { and, desc, eq, isNotNull, isNull } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { getCompaniesByIds } from "~/domains/directory/companies/get-company.server";
import type { IndustryResults } from "~/domains/lead-search/buyers/propose-buyers";
import { getLeadsByIds } from "~/domains/lead-search/leads/leads-by-ids.server";
import { sourcesOfInterested } from "~/domains/replies/threads/threads-by-class.server";
import { companiesOfOpportunities } from "./search/opportunities-by-ids.server";
import { opportunities } from "./tables";

/** Number of most recent deals and replies that are read. */
const SAMPLE_SIZE = 100;

/** Deals won and interested replies by the company's industry. Reads at most 800 rows. */
export async function listIndustryResults(ctx: AccountContext): Promise<IndustryResults[]> {
  const [won, interested] = await Promise.all([
    ctx.db
      .select({ companyId: opportunities.companyId })
      .from(opportunities)
      .where(
        and(
          eq(opportunities.accountId, ctx.account.id),
          eq(opportunities.status, "closed_won"),
          isNull(opportunities.archivedAt),
          isNotNull(opportunities.companyId),
        ),
      )
      .orderBy(desc(opportunities.id))
      .limit(SAMPLE_SIZE),
    sourcesOfInterested(ctx, SAMPLE_SIZE),
  ]);
  const wonIds = won.flatMap(({ companyId }) => companyId ?? []);
  const interestedIds = (
    await ctx.db.all<{ company_id: number }>(companiesOfOpportunities(ctx, interested.opportunityIds))
  ).map((row) => row.company_id);
  const [companies, leads] = await Promise.all([
    getCompaniesByIds(ctx, [...wonIds, ...interestedIds]),
    getLeadsByIds(ctx, interested.leadIds),
  ]);
  const results = new Map<string, IndustryResults>();
  const count = (industry: string | null | undefined, field: "dealsWon" | "interestedReplies") => {
    if (!industry) return;
    const found = results.get(industry) ?? { industry, dealsWon: 0, interestedReplies: 0 };
    results.set(industry, { ...found, [field]: found[field] + 1 });
  };
  const industryById = new Map(companies.map(({ id, industry }) => [id, industry]));
  for (const id of wonIds) count(industryById.get(id), "dealsWon");
  for (const id of interestedIds) count(industryById.get(id), "interestedReplies");
  for (const { industry } of leads) count(industry, "interestedReplies");
  return [...results.values()];
}
