import { and, asc, eq } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { DomainError, notFound } from "~/core/errors";
import type { Company } from "~/domains/directory/companies/company";
import { getCompaniesByIds } from "~/domains/directory/companies/get-company.server";
import type { Contact } from "~/domains/directory/contacts/contact";
import { getContactsByIds } from "~/domains/directory/contacts/list-contacts.server";
import { type DuplicateGroup, duplicateGroups, duplicateMembers } from "../tables";

export type Members = { list: "companies"; rows: Company[] } | { list: "contacts"; rows: Contact[] };

const isOwn =
  ({ account }: AccountContext) =>
  (row: { accountId: number | null }) =>
    row.accountId === account.id;

/** @throws DomainError not_found */
export async function getGroup(ctx: AccountContext, groupId: number): Promise<DuplicateGroup> {
  const [group] = await ctx.db
    .select()
    .from(duplicateGroups)
    .where(and(eq(duplicateGroups.id, groupId), eq(duplicateGroups.accountId, ctx.account.id)))
    .limit(1);
  if (!group) throw notFound("This group");
  return group;
}

export async function memberIds(ctx: AccountContext, groupId: number): Promise<number[]> {
  const rows = await ctx.db
    .select({ id: duplicateMembers.rowId })
    .from(duplicateMembers)
    .where(and(eq(duplicateMembers.groupId, groupId), eq(duplicateMembers.accountId, ctx.account.id)))
    .orderBy(asc(duplicateMembers.rowId));
  return rows.map(({ id }) => id);
}

const filled = (row: object) => Object.values(row).filter((value) => value !== null).length;

const byWorth = (one: Company | Contact, other: Company | Contact) =>
  Number(one.originId === null) - Number(other.originId === null) ||
  filled(other) - filled(one) ||
  one.id - other.id;

/** Returns the rows that the account still has, the suggested one to keep first. */
export async function findMembers(
  ctx: AccountContext,
  list: DuplicateGroup["list"],
  ids: number[],
): Promise<Members> {
  return list === "companies"
    ? { list, rows: (await getCompaniesByIds(ctx, ids)).filter(isOwn(ctx)).sort(byWorth) }
    : { list, rows: (await getContactsByIds(ctx, ids)).filter(isOwn(ctx)).sort(byWorth) };
}

const SETTLED = {
  merged: "These records were already merged. Reload the page.",
  dismissed: "These records were marked as not duplicates. Reload the page.",
};

/** @throws DomainError conflict if the group is not open */
export function requireOpen({ state }: Pick<DuplicateGroup, "state">): void {
  if (state !== "open") throw new DomainError("conflict", SETTLED[state]);
}
