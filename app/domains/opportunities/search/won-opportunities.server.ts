import { and, desc, eq, lt, type SQL, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { type Page, pageOf, totalUpTo } from "~/core/pagination";
import { countryName } from "~/core/places/countries";
import { findCampaignRow } from "~/domains/campaigns/newest-campaigns.server";
import type { Opportunity } from "../opportunity";
import type { OpportunityFilter } from "../schemas";
import { wonDealSources } from "../tables";
import { getOpportunitiesByIds } from "./opportunities-by-ids.server";
import { MAX_COUNTED } from "./opportunity-search";

const ONE_FILTER = "Choose a filter or a lead source, not both.";

type Asked = OpportunityFilter & { foundBy: string; limit: number; cursor?: number | undefined };

function originOf(foundBy: string) {
  const [kind, ...rest] = foundBy.split(":");
  return { kind, key: rest.join(":") };
}

/** "Won: leads from Kenya", for the list's filter pill. */
export async function originLabel(ctx: AccountContext, foundBy: string): Promise<string> {
  const { kind, key } = originOf(foundBy);
  if (key === "-") return "Won: deals without a lead";
  if (kind === "country") return `Won: leads from ${countryName(key)}`;
  if (kind === "source") return `Won: leads from ${key}`;
  return `Won: leads from ${(await findCampaignRow(ctx, Number(key) || 0))?.name ?? "a campaign"}`;
}

function isFoundBy(foundBy: string): SQL {
  const { kind, key } = originOf(foundBy);
  if (kind === "campaign") return eq(wonDealSources.campaignId, Number(key) || 0);
  return eq(kind === "country" ? wonDealSources.country : wonDealSources.source, key);
}

/** Won deals, newest first; key "-" selects those without a lead. @throws DomainError invalid if combined with another filter */
export async function wonOpportunities(ctx: AccountContext, query: Asked): Promise<Page<Opportunity>> {
  const { search, owner, region, since, tag, status, foundBy, limit, cursor } = query;
  const isMixed = Boolean(search || region || since || tag) || owner !== undefined;
  if (isMixed || (status && status !== "closed_won"))
    throw new DomainError("invalid", ONE_FILTER, { field: "foundBy" });
  const isAsked = and(eq(wonDealSources.accountId, ctx.account.id), isFoundBy(foundBy));
  const counted = ctx.db.select({ id: wonDealSources.opportunityId }).from(wonDealSources).where(isAsked);
  const [found, [total]] = await ctx.db.batch([
    ctx.db
      .select({ id: wonDealSources.opportunityId })
      .from(wonDealSources)
      .where(and(isAsked, cursor === undefined ? undefined : lt(wonDealSources.opportunityId, cursor)))
      .orderBy(desc(wonDealSources.opportunityId))
      .limit(limit + 1),
    ctx.db.select({ count: sql<number>`count(*)` }).from(counted.limit(MAX_COUNTED).as("counted")),
  ]);
  const { rows, next } = pageOf(found, limit, ({ id }) => id);
  const ids = rows.map(({ id }) => id);
  return {
    rows: await getOpportunitiesByIds(ctx, ids),
    next,
    total: totalUpTo(total?.count ?? 0, MAX_COUNTED),
  };
}
