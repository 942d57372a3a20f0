import { and, eq, type SQL, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { getOpportunity, isLive } from "../opportunities.server";
import type { Opportunity } from "../opportunity";
import { opportunities } from "../tables";
import { type Draft, writeOpportunity } from "../write-opportunity.server";

const ofLead = (ctx: AccountContext, socialLeadId: number) =>
  and(
    eq(opportunities.accountId, ctx.account.id),
    eq(opportunities.socialLeadId, socialLeadId),
    isLive,
  ) as SQL;

async function findOpportunityOfSocialLead(
  ctx: AccountContext,
  socialLeadId: number,
): Promise<Opportunity | null> {
  return (await ctx.db.select().from(opportunities).where(ofLead(ctx, socialLeadId)).limit(1))[0] ?? null;
}

/**
 * Creates one opportunity per social lead, also under concurrency. `linked` runs in the same batch and receives the ID
 * as SQL.
 * @throws DomainError limit_reached
 */
export async function openOpportunityOfSocialLead(
  ctx: AccountContext,
  draft: Draft & { socialLeadId: number },
  linked: (opportunityId: SQL, isWritten: SQL) => D1PreparedStatement[],
): Promise<{ opportunity: Opportunity; isNew: boolean }> {
  const before = await findOpportunityOfSocialLead(ctx, draft.socialLeadId);
  if (before) return { opportunity: before, isNew: false };
  const byLead = ofLead(ctx, draft.socialLeadId);
  const its = sql`(select id from ${opportunities} where ${byLead})`;
  const isThere = sql`exists (select 1 from ${opportunities} where ${byLead})`;
  const id = await writeOpportunity(ctx, draft, isThere, (isWritten) => linked(its, isWritten));
  const opportunity =
    (await findOpportunityOfSocialLead(ctx, draft.socialLeadId)) ?? (await getOpportunity(ctx, id));
  return { opportunity, isNew: opportunity.id === id };
}
