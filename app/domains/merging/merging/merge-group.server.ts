import { and, eq, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { toUnixSeconds } from "~/core/seconds";
import { IF_UNCHANGED, inJsonArray, isAborted, statement } from "~/core/statement";
import { type QuotaContext, withQuota } from "~/domains/quotas/charge-quota.server";
import { findMembers, getGroup, type Members, memberIds, requireOpen } from "../groups/get-group.server";
import { type DuplicateGroup, duplicateGroups, duplicateMembers } from "../tables";
import { mergeCompanies } from "./merge-companies.server";
import { mergeContacts } from "./merge-contacts.server";
import type { MergeInput } from "./merge-fields";
import { moveStatements } from "./moves.server";

export interface Merge {
  name: string;
  before: object;
  after: object;
  guard: D1PreparedStatement;
  write: D1PreparedStatement[];
}

const NOT_OF_IT = "Choose a record from this group.";
const TOO_FEW = "The other records in this group were deleted. Scan for duplicates again.";
const CHANGING = "A record was updated elsewhere. Reload and try again.";

const first = <Row extends { id: number }>(rows: Row[], keptId: number): [Row, ...Row[]] => {
  const kept = rows.find(({ id }) => id === keptId);
  if (!kept) throw new DomainError("invalid", NOT_OF_IT, { field: "keptId" });
  return [kept, ...rows.filter(({ id }) => id !== keptId)];
};

const mergeOf = (ctx: AccountContext, members: Members, input: MergeInput): Promise<Merge> =>
  members.list === "companies"
    ? mergeCompanies(ctx, first(members.rows, input.keptId), input)
    : mergeContacts(ctx, first(members.rows, input.keptId), input);

/** Columns that every update changes. */
const OF_THE_WRITING = ["fieldSources", "importId", "updatedAt"];

const known = (value: unknown) => (value instanceof Date ? value.toISOString() : value);

/** Values that an undo restores if they are unchanged. */
function changesOf({ before, after }: Merge): NonNullable<DuplicateGroup["changes"]> {
  const old = before as Record<string, unknown>;
  const changed = Object.entries(after).filter(
    ([name, value]) => name !== "fieldSources" && known(value) !== known(old[name]),
  );
  return {
    ...Object.fromEntries(changed.map(([name, value]) => [name, [old[name] ?? null, value ?? null]])),
    ...Object.fromEntries(OF_THE_WRITING.map((name) => [name, [known(old[name]) ?? null, null]])),
  };
}

const claimStatement = (ctx: AccountContext, groupId: number, set: Partial<DuplicateGroup>) =>
  statement(
    ctx,
    ctx.db
      .update(duplicateGroups)
      .set({ ...set, state: "merged", undoneAt: null })
      .where(
        and(
          eq(duplicateGroups.id, groupId),
          eq(duplicateGroups.accountId, ctx.account.id),
          eq(duplicateGroups.state, "open"),
        ),
      ),
  );

/** Excludes rows that were removed before the merge: undo does not restore them. */
const leaveOutStatement = (ctx: AccountContext, groupId: number, ids: number[]) =>
  statement(
    ctx,
    sql`delete from ${duplicateMembers} where group_id = ${groupId} and account_id = ${ctx.account.id}
      and row_id not in ${inJsonArray(ids)}`,
  );

async function mergeOnce(ctx: AccountContext, groupId: number, input: MergeInput) {
  const group = await getGroup(ctx, groupId);
  requireOpen(group);
  const members = await findMembers(ctx, group.list, await memberIds(ctx, groupId));
  for (const id of [input.keptId, ...Object.values(input.from)])
    if (!members.rows.some((row) => row.id === id)) throw new DomainError("invalid", NOT_OF_IT);
  if (members.rows.length < 2) throw new DomainError("conflict", TOO_FEW);
  const merge = await mergeOf(ctx, members, input);
  const ids = [input.keptId, ...members.rows.map(({ id }) => id).filter((id) => id !== input.keptId)];
  const claim = claimStatement(ctx, groupId, {
    keptId: input.keptId,
    size: ids.length,
    changes: changesOf(merge),
    settledAt: ctx.now(),
    settledBy: ctx.actor.kind === "user" ? ctx.actor.userId : null,
  });
  const batch = [
    claim,
    ctx.d1.prepare(IF_UNCHANGED),
    merge.guard,
    leaveOutStatement(ctx, groupId, ids),
    ...moveStatements(ctx, { id: groupId, list: group.list, ids }),
    ...merge.write,
  ];
  await withQuota(ctx as QuotaContext, { rows: ids.length }, (count) =>
    ctx.d1.batch([statement(ctx, count), ...batch]),
  );
  return { id: groupId, list: group.list, keptId: input.keptId, name: merge.name, removed: ids.length - 1 };
}

/**
 * Merges a group: the kept row gets the chosen values and all dependent rows of the others, until the undo period ends.
 * One batch: of two concurrent requests, one gets a conflict. @throws DomainError not_found, conflict, invalid,
 * limit_reached
 */
export async function mergeGroup(ctx: AccountContext, groupId: number, input: MergeInput) {
  // Group and removed rows share a timestamp, so that an undo skips rows removed later.
  const at = new Date(toUnixSeconds(ctx.now()) * 1000);
  for (let attempt = 0; attempt < 3; attempt += 1)
    try {
      return await mergeOnce({ ...ctx, now: () => at }, groupId, input);
    } catch (error) {
      if (!isAborted(error)) throw error;
    }
  throw new DomainError("conflict", CHANGING);
}
