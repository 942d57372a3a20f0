import { and, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { AccountContext } from "~/core/context";
import { type Page, PageQuery, pageOf } from "~/core/pagination";
import { getCompaniesByIds } from "~/domains/directory/companies/get-company.server";
import { getContactsByIds } from "~/domains/directory/contacts/list-contacts.server";
import { MERGE_LISTS, type MergeList } from "../merge-lists";
import { type DuplicateGroup, duplicateCounts, duplicateGroups, duplicateMembers } from "../tables";

const GROUPS_PAGE_SIZE = 12;

const LIMIT = `Request 1 to ${GROUPS_PAGE_SIZE} groups at a time.`;

export const GroupQuery = PageQuery.extend({
  list: z.enum(MERGE_LISTS, { error: "Choose companies or contacts." }).default("companies"),
  state: z
    .enum(["open", "merged", "dismissed"], { error: "Choose open, merged or dismissed." })
    .default("open"),
  limit: z.number(LIMIT).int(LIMIT).min(1, LIMIT).max(GROUPS_PAGE_SIZE, LIMIT).default(GROUPS_PAGE_SIZE),
});
export type GroupQuery = z.output<typeof GroupQuery>;

interface GroupRow extends DuplicateGroup {
  names: string[];
}

/** Open groups are sorted by score, highest first; others newest first. The cursor is the last group's ID. */
const ORDER = {
  open: [desc(duplicateGroups.score), desc(duplicateGroups.id)],
  settled: [desc(duplicateGroups.id)],
};

const beyond = ({ account }: AccountContext, { state, cursor, list }: GroupQuery): SQL | undefined => {
  if (cursor === undefined) return undefined;
  if (state !== "open") return sql`${duplicateGroups.id} < ${cursor}`;
  return sql`(${duplicateGroups.score}, ${duplicateGroups.id}) < ((select score from ${duplicateGroups}
    where id = ${cursor} and account_id = ${account.id} and list = ${list}), ${cursor})`;
};

async function namesOf(ctx: AccountContext, list: MergeList, groups: DuplicateGroup[]) {
  const members = await ctx.db
    .select({ groupId: duplicateMembers.groupId, id: duplicateMembers.rowId })
    .from(duplicateMembers)
    .where(
      inArray(
        duplicateMembers.groupId,
        groups.map(({ id }) => id),
      ),
    );
  const ids = members.map(({ id }) => id);
  const rows =
    list === "companies"
      ? (await getCompaniesByIds(ctx, ids)).map(({ id, name }) => [id, name] as const)
      : (await getContactsByIds(ctx, ids)).map(({ id, contactName }) => [id, contactName] as const);
  const names = new Map(rows);
  return (groupId: number) =>
    members.flatMap((member) => (member.groupId === groupId ? (names.get(member.id) ?? []) : []));
}

export async function listGroups(ctx: AccountContext, query: GroupQuery): Promise<Page<GroupRow>> {
  const { list, state, limit } = query;
  const found = await ctx.db
    .select()
    .from(duplicateGroups)
    .where(
      and(
        eq(duplicateGroups.accountId, ctx.account.id),
        eq(duplicateGroups.list, list),
        eq(duplicateGroups.state, state),
        beyond(ctx, query),
      ),
    )
    .orderBy(...ORDER[state === "open" ? "open" : "settled"])
    .limit(limit + 1);
  const { rows, next } = pageOf(found, limit, ({ id }) => id);
  const names = await namesOf(ctx, list, rows);
  const counts = await countGroups(ctx);
  return {
    rows: rows.map((row) => ({ ...row, names: names(row.id) })),
    next,
    total: { count: counts[list][state], isExact: true },
  };
}

type Counts = Record<MergeList, Record<DuplicateGroup["state"], number>>;

export async function countGroups(ctx: AccountContext): Promise<Counts> {
  const none = () => ({ open: 0, merged: 0, dismissed: 0 });
  const counts: Counts = { companies: none(), contacts: none() };
  const rows = await ctx.db
    .select()
    .from(duplicateCounts)
    .where(eq(duplicateCounts.accountId, ctx.account.id));
  for (const { list, state, count } of rows) counts[list][state as DuplicateGroup["state"]] = count;
  return counts;
}
