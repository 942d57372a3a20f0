import { and, eq } from "drizzle-orm";
import type { AccountContext, Context } from "~/core/context";
import { DomainError } from "~/core/errors";
import { plural } from "~/core/format";
import { isAborted, statement } from "~/core/statement";
import { purgeMergedStatement } from "~/domains/directory/companies/removal/merged-companies.server";
import { restoreCompanies } from "~/domains/directory/companies/removal/restore-companies.server";
import { RETENTION_DAYS } from "~/domains/directory/companies/removal/retention-days";
import { restoreContacts } from "~/domains/directory/contacts/removal/restore-contacts.server";
import { findMembers, getGroup, memberIds } from "../groups/get-group.server";
import { type DuplicateGroup, duplicateGroups } from "../tables";
import { keptStatements } from "./kept-row.server";
import { moveBackStatements } from "./moves.server";

const RESTORE = { companies: restoreCompanies, contacts: restoreContacts } as const;
const DAY_MS = 86_400_000;

export const isUndoable = (ctx: Pick<Context, "now">, { state, settledAt }: DuplicateGroup): boolean =>
  state === "merged" &&
  settledAt !== null &&
  ctx.now().getTime() - settledAt.getTime() < RETENTION_DAYS * DAY_MS;

const reopened = (ctx: AccountContext, groupId: number) =>
  statement(
    ctx,
    ctx.db
      .update(duplicateGroups)
      .set({ state: "dismissed", undoneAt: ctx.now(), changes: null })
      .where(and(eq(duplicateGroups.id, groupId), eq(duplicateGroups.accountId, ctx.account.id))),
  );

const CHANGING = "A record was updated elsewhere. Reload and try again.";

/**
 * Restores the merged rows with their dependent rows; later scans keep them apart. Safe to repeat.
 * @throws DomainError not_found; conflict if nothing was merged or the undo period has ended
 */
export async function undoMerge(ctx: AccountContext, groupId: number) {
  const group = await getGroup(ctx, groupId);
  const { list, keptId, settledAt } = group;
  if (!isUndoable(ctx, group) || keptId === null || settledAt === null)
    throw new DomainError("conflict", "This merge can’t be undone.");
  const write = async (statements: D1PreparedStatement[]) => {
    try {
      if (statements.length > 0) await ctx.d1.batch(statements);
    } catch (error) {
      throw isAborted(error) ? new DomainError("conflict", CHANGING) : error;
    }
  };
  // The kept row first: two contacts can't have the same name and address.
  await write(keptStatements(ctx, await findMembers(ctx, list, [keptId]), group));
  const others = (await memberIds(ctx, groupId)).filter((id) => id !== keptId);
  const { back, refused } = await RESTORE[list](ctx, others, settledAt);
  await write([
    ...moveBackStatements(ctx, { id: groupId, list, ids: [keptId, ...back] }),
    ...(list === "companies" ? [purgeMergedStatement(ctx, back)] : []),
    reopened(ctx, groupId),
  ]);
  const left = refused.map(({ reason }) => reason);
  const came = `${plural(back.length, "row")} restored.`;
  return { id: groupId, list, back, refused, text: [came, ...new Set(left)].join(" ") };
}
