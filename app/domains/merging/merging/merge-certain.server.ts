import { and, asc, eq, gte } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { smallest } from "~/core/lists/unbounded";
import { CERTAIN } from "~/domains/directory/similarity/reasons";
import { COMPARING } from "../duplicate-scan/compared-rows.server";
import type { Piece } from "../duplicate-scan/piece";
import { findMembers, type Members, memberIds } from "../groups/get-group.server";
import { type DuplicateGroup, duplicateGroups } from "../tables";
import { mergeGroup } from "./merge-group.server";

const BATCH_SIZE = 5;

function lowestSimilarity({ list, rows }: Members): number {
  const { known, compare } = COMPARING[list];
  const all = rows.map((row) => known(row));
  const scores = all.flatMap((one, index) => all.slice(index + 1).map((other) => compare(one, other)));
  return scores.length > 0 ? smallest(scores) : 0;
}

const nextCertain = (ctx: AccountContext) =>
  ctx.db
    .select()
    .from(duplicateGroups)
    .where(
      and(
        eq(duplicateGroups.accountId, ctx.account.id),
        eq(duplicateGroups.state, "open"),
        gte(duplicateGroups.score, CERTAIN),
      ),
    )
    .orderBy(asc(duplicateGroups.id))
    .limit(BATCH_SIZE);

const lowerScore = (ctx: AccountContext, group: DuplicateGroup, score: number) =>
  ctx.db
    .update(duplicateGroups)
    .set({ score: Math.min(score, CERTAIN - 1) })
    .where(and(eq(duplicateGroups.id, group.id), eq(duplicateGroups.accountId, ctx.account.id)));

async function mergeIfCertain(ctx: AccountContext, group: DuplicateGroup): Promise<number> {
  const members = await findMembers(ctx, group.list, await memberIds(ctx, group.id));
  const score = lowestSimilarity(members);
  const [kept] = members.rows;
  if (!kept || score < CERTAIN) {
    await lowerScore(ctx, group, score);
    return 0;
  }
  // No user chose these rows: the merge is automatic, whichever user started it.
  const merged = await mergeGroup({ ...ctx, actor: { kind: "system" } }, group.id, {
    keptId: kept.id,
    from: {},
  });
  return merged.removed;
}

/** Merges a few groups, if their rows are still certain duplicates. */
export async function mergeCertain(ctx: AccountContext): Promise<Piece> {
  const groups = await nextCertain(ctx);
  const removed = { companies: 0, contacts: 0 };
  for (const group of groups) removed[group.list] += await mergeIfCertain(ctx, group);
  return { statements: [], cursor: groups.length === BATCH_SIZE ? 0 : null, removed };
}
