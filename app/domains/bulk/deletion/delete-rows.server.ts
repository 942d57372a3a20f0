import { sql } from "drizzle-orm";
import type { BusinessContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { secondsOf } from "~/core/seconds";
import { statement } from "~/core/statement";
import {
  removeContactsStatements,
  seenContacts,
} from "~/domains/directory/contacts/removal/remove-contacts.server";
import { removeLeadsStatements, seenLeads } from "~/domains/lead-search/leads/removal/remove-leads.server";
import { withQuota } from "~/domains/quotas/count-use.server";
import { namesOf, type Selected, selectedRows } from "../selected-rows.server";
import type { Selection } from "../selection-schema";
import { bulkDeletions } from "../tables";

export type DeletableList = (typeof bulkDeletions.$inferSelect)["list"];

const WAYS = {
  contacts: { seen: seenContacts, remove: removeContactsStatements },
  leads: { seen: seenLeads, remove: removeLeadsStatements },
} as const;

const NO_IDS = "Name the rows that go. All that match may be others by the time that this is asked again.";

type Deletable = Extract<Selected, { list: DeletableList }>;

async function deletableRows(ctx: BusinessContext, selection: Selection): Promise<Deletable> {
  if (!(selection.list in WAYS))
    throw new DomainError(
      "invalid",
      "Contacts and leads can be deleted many at once. Delete others one by one.",
    );
  return (await selectedRows(ctx, selection)) as Deletable;
}

/** @throws DomainError invalid where none is left */
export async function deletionPreview(ctx: BusinessContext, selection: Selection) {
  const selected = await deletableRows(ctx, selection);
  const rows = namesOf(selected);
  return {
    list: selected.list,
    ids: rows.map(({ id }) => id),
    names: rows.map(({ name }) => name),
    shared: selected.list === "contacts" ? selected.rows.filter(({ accountId }) => !accountId).length : 0,
    converted: selected.list === "leads" ? selected.rows.filter(({ convertedAt }) => convertedAt).length : 0,
  };
}

/** One batch: its row names what it took itself, of two at once each its own. @throws DomainError invalid, conflict, limit_reached */
export async function deleteRows(
  ctx: BusinessContext,
  selection: Selection,
): Promise<{ id: number; list: DeletableList; count: number }> {
  if (selection.ids === null) throw new DomainError("invalid", NO_IDS);
  const selected = await deletableRows(ctx, selection);
  const { list } = selected;
  const ids = selected.rows.map(({ id }) => id);
  const seen = WAYS[list].seen(ctx, ids);
  const remove = await WAYS[list].remove(ctx, ids);
  const note = statement(
    ctx,
    sql`insert into ${bulkDeletions} (account_id, by_user_id, list, ids, deleted_at)
      select ${ctx.account.id}, ${ctx.actor.userId}, ${list}, (select json_group_array(id) from (${seen})), ${secondsOf(ctx.now())}
      where exists (${seen}) returning id, json_array_length(ids) as count`,
  );
  const [, noted] = await withQuota(
    ctx,
    { rows: ids.length },
    (count) => ctx.d1.batch<{ id: number; count: number }>([statement(ctx, count), note, ...remove]),
    { onlyIf: sql`exists (${seen})` },
  );
  const row = noted?.results[0];
  if (!row) throw new DomainError("conflict", "Somebody else deleted these rows at this very moment.");
  return { ...row, list };
}
