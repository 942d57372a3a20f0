import { type SQL, sql } from "drizzle-orm";
import { type BusinessContext, isDemoWork } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { retryWhenChanged } from "~/domains/directory/companies/retry-when-changed.server";
import { requireTeammate } from "~/domains/identity/team/teammates.server";
import { notifyStatement } from "~/domains/notifications/notify.server";
import { withQuota } from "~/domains/quotas/charge-quota.server";
import { paths } from "~/paths";
import { BULK_LISTS, LIST_PATHS, ROW_PATHS } from "../lists";
import { namesOf, type Selected, selectedRows } from "../selected-rows.server";
import { countText } from "../selection-text";
import { bulkAssignments } from "../tables";
import type { AssignInput } from "./assign-schema";
import { WAYS } from "./ways.server";

const NAMED = 5;

function noticeOf(ctx: BusinessContext, selected: Selected, ownerId: number | null, onlyIf: SQL) {
  const names = namesOf(selected);
  const [first] = names;
  if (!ownerId || !first || ownerId === ctx.actor.userId) return [];
  const { list } = selected;
  const named = names.slice(0, NAMED).map(({ name }) => name);
  const more = names.length - named.length;
  const isOne = names.length === 1;
  const { kind, one } = BULK_LISTS[list];
  const notice = notifyStatement(
    ctx,
    {
      userId: ownerId,
      cause: `assigned:${list}:${first.id}:${names.length}:${toUnixSeconds(ctx.now())}`,
      kind,
      title: isOne
        ? `${/^[aeiou]/.test(one) ? "An" : "A"} ${one} assigned to you`
        : `${countText(list, names.length)} assigned to you`,
      text: more > 0 ? `${named.join(", ")} and ${more} more` : named.join(", "),
      path: isOne ? ROW_PATHS[list](first.id) : paths.withQuery(LIST_PATHS[list], { owner: ownerId }),
      isDemo: selected.rows.every(({ isDemo }) => isDemo),
    },
    onlyIf,
  );
  return [statement(ctx, notice)];
}

async function assignAt(ctx: BusinessContext, { selection, ownerId }: AssignInput) {
  const selected = await selectedRows(ctx, selection);
  const { list } = selected;
  const rows = namesOf(selected).map(({ id }) => [id, ownerId] as const);
  const change = WAYS[list].changing(ctx, rows, () => sql`true`);
  const isAny = sql`exists (${change})`;
  const note = sql`insert into ${bulkAssignments} (account_id, by_user_id, list, owner_id, rows, is_demo, assigned_at)
    select ${ctx.account.id}, ${ctx.actor.userId}, ${list}, ${ownerId},
      (select json_group_array(json_array(id, former)) from (${change})), ${Number(isDemoWork(ctx))}, ${toUnixSeconds(ctx.now())}
    where ${isAny} returning id, json_array_length(rows) as count`;
  const write = await WAYS[list].write(ctx, rows, change);
  const [, noted] = await withQuota(
    ctx,
    { rows: rows.length },
    (count) =>
      ctx.d1.batch<{ id: number; count: number }>([
        statement(ctx, count),
        statement(ctx, note),
        ...noticeOf(ctx, selected, ownerId, isAny),
        ...write,
      ]),
    { onlyIf: isAny },
  );
  const { id = null, count = 0 } = noted?.results[0] ?? {};
  return { id, list, assigned: count, unchanged: rows.length - count, isCut: selected.isCut };
}

/**
 * One batch with one notification and an undo row; null if nothing changed.
 * @throws DomainError invalid for a user outside the team, limit_reached
 */
export async function assignRows(ctx: BusinessContext, input: AssignInput) {
  if (input.ownerId) await requireTeammate(ctx, input.ownerId, "ownerId");
  return retryWhenChanged(() => assignAt(ctx, input));
}
