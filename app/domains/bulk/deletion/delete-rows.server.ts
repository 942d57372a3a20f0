import { sql } from "drizzle-orm";
import { type BusinessContext, isDemoWork } from "~/core/context";
import { DomainError } from "~/core/errors";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import {
  removeCompaniesStatements,
  seenCompanies,
} from "~/domains/directory/companies/removal/remove-company.server";
import { retryWhenChanged } from "~/domains/directory/companies/retry-when-changed.server";
import {
  removeContactsStatements,
  seenContacts,
} from "~/domains/directory/contacts/removal/remove-contacts.server";
import { removeLeadsStatements, seenLeads } from "~/domains/lead-search/leads/removal/remove-leads.server";
import {
  removeOpportunitiesStatements,
  seenOpportunities,
} from "~/domains/opportunities/removal/remove-opportunities.server";
import { withQuota } from "~/domains/quotas/charge-quota.server";
import type { BulkList } from "../lists";
import { namesOf, selectedRows } from "../selected-rows.server";
import type { Selection } from "../selection-schema";
import { bulkDeletions } from "../tables";

const WAYS = {
  companies: { seen: seenCompanies, remove: removeCompaniesStatements },
  contacts: { seen: seenContacts, remove: removeContactsStatements },
  leads: { seen: seenLeads, remove: removeLeadsStatements },
  opportunities: { seen: seenOpportunities, remove: removeOpportunitiesStatements },
} as const;

const NO_IDS = "Send row IDs to delete. The matching rows may have changed.";

async function deleteAt(ctx: BusinessContext, selection: Selection) {
  const selected = await selectedRows(ctx, selection);
  const { list } = selected;
  const ids = namesOf(selected).map(({ id }) => id);
  const seen = WAYS[list].seen(ctx, ids);
  const remove = await WAYS[list].remove(ctx, ids);
  const note = statement(
    ctx,
    sql`insert into ${bulkDeletions} (account_id, by_user_id, list, ids, is_demo, deleted_at)
      select ${ctx.account.id}, ${ctx.actor.userId}, ${list}, (select json_group_array(id) from (${seen})),
        ${Number(isDemoWork(ctx))}, ${toUnixSeconds(ctx.now())}
      where exists (${seen}) returning id, json_array_length(ids) as count`,
  );
  const [, noted] = await withQuota(
    ctx,
    { rows: ids.length },
    (count) => ctx.d1.batch<{ id: number; count: number }>([statement(ctx, count), note, ...remove]),
    { onlyIf: sql`exists (${seen})` },
  );
  const row = noted?.results[0];
  if (!row) throw new DomainError("conflict", "These records were deleted elsewhere. Reload the list.");
  return { ...row, list };
}

/**
 * Deletes in one batch and records only its own rows, even if two deletions run concurrently.
 * @throws DomainError invalid, conflict, limit_reached
 */
export async function deleteRows(
  ctx: BusinessContext,
  selection: Selection,
): Promise<{ id: number; list: BulkList; count: number }> {
  if (selection.ids === null) throw new DomainError("invalid", NO_IDS);
  // Rows and deletion share a timestamp, so that an undo skips rows deleted later.
  const at = ctx.now();
  return retryWhenChanged(() => deleteAt({ ...ctx, now: () => at }, selection));
}
