import { and, eq, type SQL, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { type DuplicateGroup, duplicateGroups } from "../tables";
import { getGroup, requireOpen } from "./get-group.server";

const move = async (
  ctx: AccountContext,
  groupId: number,
  from: DuplicateGroup["state"],
  set: Partial<DuplicateGroup>,
  onlyIf?: SQL,
) => {
  const [moved] = await ctx.db
    .update(duplicateGroups)
    .set(set)
    .where(
      and(
        eq(duplicateGroups.id, groupId),
        eq(duplicateGroups.accountId, ctx.account.id),
        eq(duplicateGroups.state, from),
        onlyIf,
      ),
    )
    .returning();
  return moved ?? null;
};

/** "Not a duplicate": later scans keep the rows apart. Safe to repeat. @throws DomainError not_found, conflict */
export async function dismissGroup(ctx: AccountContext, groupId: number): Promise<DuplicateGroup> {
  const settledBy = ctx.actor.kind === "user" ? ctx.actor.userId : null;
  const moved = await move(ctx, groupId, "open", { state: "dismissed", settledAt: ctx.now(), settledBy });
  if (moved) return moved;
  const group = await getGroup(ctx, groupId);
  if (group.state !== "dismissed") requireOpen(group);
  return group;
}

const ANOTHER = "A newer scan moved these records to another group. Review that group.";

export async function reopenGroup(ctx: AccountContext, groupId: number): Promise<DuplicateGroup> {
  const group = await getGroup(ctx, groupId);
  if (group.state === "open") return group;
  const isFree = sql`not exists (select 1 from ${duplicateGroups} o where o.account_id = ${ctx.account.id}
    and o.list = ${group.list} and o.state = 'open' and o.first_id = ${group.firstId})`;
  const moved = await move(
    ctx,
    groupId,
    "dismissed",
    { state: "open", settledAt: null, settledBy: null },
    isFree,
  );
  if (moved) return moved;
  const now = await getGroup(ctx, groupId);
  if (now.state === "merged") requireOpen(now);
  throw new DomainError("conflict", ANOTHER);
}
