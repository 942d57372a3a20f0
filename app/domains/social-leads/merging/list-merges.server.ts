import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { notFound } from "~/core/errors";
import { DAY_MS } from "~/core/seconds";
import { inJsonArray } from "~/core/statement";
import { type SocialLeadMerge, socialLeadMerges } from "../tables";

/** The undo period of a merge. */
export const UNDO_DAYS = 30;
const MAX_SHOWN = 20;

const isOwn = (ctx: AccountContext) => eq(socialLeadMerges.accountId, ctx.account.id);

export async function findMergeOf(
  ctx: AccountContext,
  pair: readonly number[],
): Promise<SocialLeadMerge | null> {
  const isInPair = inJsonArray(pair);
  const [row] = await ctx.db
    .select()
    .from(socialLeadMerges)
    .where(
      and(
        isOwn(ctx),
        isNull(socialLeadMerges.undoneAt),
        sql`${socialLeadMerges.mergedId} in ${isInPair} and ${socialLeadMerges.keptId} in ${isInPair}`,
      ),
    )
    .limit(1);
  return row ?? null;
}

/** @throws DomainError not_found */
export async function getMerge(ctx: AccountContext, mergeId: number): Promise<SocialLeadMerge> {
  const [row] = await ctx.db
    .select()
    .from(socialLeadMerges)
    .where(and(eq(socialLeadMerges.id, mergeId), isOwn(ctx)))
    .limit(1);
  if (!row) throw notFound("This merge");
  return row;
}

export const mergesOf = (ctx: AccountContext, leadId: number): Promise<SocialLeadMerge[]> =>
  ctx.db
    .select()
    .from(socialLeadMerges)
    .where(and(eq(socialLeadMerges.leadId, leadId), isOwn(ctx), isNull(socialLeadMerges.undoneAt)))
    .orderBy(desc(socialLeadMerges.id))
    .limit(MAX_SHOWN);

export async function leadNow(ctx: AccountContext, leadId: number): Promise<number | null> {
  const [row] = await ctx.db
    .select({ leadId: socialLeadMerges.leadId })
    .from(socialLeadMerges)
    .where(and(eq(socialLeadMerges.mergedId, leadId), isOwn(ctx), isNull(socialLeadMerges.undoneAt)))
    .limit(1);
  return row?.leadId ?? null;
}

export const undoEnds = ({ mergedAt }: SocialLeadMerge): Date =>
  new Date(mergedAt.getTime() + UNDO_DAYS * DAY_MS);

/** Within the undo period, and not after the kept lead was merged into another one. */
export const isUndoable = (merge: SocialLeadMerge, now: Date): boolean =>
  merge.undoneAt === null && merge.removed !== null && merge.leadId === merge.keptId && undoEnds(merge) > now;
