import { and, desc, eq, isNotNull, isNull } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { getCompaniesByIds } from "~/domains/directory/companies/get-company.server";
import type { IndustryResults } from "~/domains/lead-search/buyers/propose-buyers";
import { getLeadsByIds } from "~/domains/lead-search/leads/leads-by-ids.server";
import { leadIdsOfInterested } from "~/domains/replies/threads/threads-by-class.server";
import { opportunities } from "./tables";

/** The latest deals and replies that are looked at. */
const SAMPLE_SIZE = 100;

/** Deals won and interested replies by the industry of the company. Reads at most 800 rows. */
export async function listIndustryResults(ctx: AccountContext): Promise<IndustryResults[]> {
  const [won, leadIds] = await Promise.all([
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
    leadIdsOfInterested(ctx, SAMPLE_SIZE),
  ]);
  const companyIds = won.flatMap(({ companyId }) => companyId ?? []);
  const [companies, leads] = await Promise.all([
    getCompaniesByIds(ctx, companyIds),
    getLeadsByIds(ctx, leadIds),
  ]);
  const results = new Map<string, IndustryResults>();
  const count = (industry: string | null | undefined, field: "dealsWon" | "interestedReplies") => {
    if (!industry) return;
    const found = results.get(industry) ?? { industry, dealsWon: 0, interestedReplies: 0 };
    results.set(industry, { ...found, [field]: found[field] + 1 });
  };
  const industryById = new Map(companies.map(({ id, industry }) => [id, industry]));
  for (const id of companyIds) count(industryById.get(id), "dealsWon");
  for (const { industry } of leads) count(industry, "interestedReplies");
  return [...results.values()];
}
