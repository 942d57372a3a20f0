import { and, eq, isNotNull } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { DomainError, notFound } from "~/core/errors";
import { getOpportunity } from "./opportunities.server";
import type { Opportunity } from "./opportunity";
import {
  removeOpportunitiesStatements,
  restoreOpportunities,
  TAKEN,
} from "./removal/remove-opportunities.server";
import { opportunities } from "./tables";

/** Takes an opportunity out of every list and sum; it can be brought back. @throws DomainError not_found */
export async function removeOpportunity(ctx: AccountContext, id: number): Promise<void> {
  await getOpportunity(ctx, id);
  await ctx.d1.batch(removeOpportunitiesStatements(ctx, [id]));
}

export async function findRemovedOpportunity(ctx: AccountContext, id: number): Promise<Opportunity | null> {
  const isIt = and(
    eq(opportunities.id, id),
    eq(opportunities.accountId, ctx.account.id),
    isNotNull(opportunities.archivedAt),
  );
  const [row] = await ctx.db.select().from(opportunities).where(isIt).limit(1);
  return row ?? null;
}

/** @throws DomainError not_found; conflict where its lead has another by now */
export async function restoreOpportunity(ctx: AccountContext, id: number): Promise<Opportunity> {
  if (!(await findRemovedOpportunity(ctx, id))) throw notFound("This opportunity");
  const { refused } = await restoreOpportunities(ctx, [id]);
  if (refused.length > 0) throw new DomainError("conflict", TAKEN);
  return getOpportunity(ctx, id);
}
