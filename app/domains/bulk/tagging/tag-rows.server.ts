import type { SQL } from "drizzle-orm";
import type { BusinessContext } from "~/core/context";
import { seenCompanies } from "~/domains/directory/companies/removal/remove-company.server";
import { seenContacts } from "~/domains/directory/contacts/removal/remove-contacts.server";
import { seenLeads } from "~/domains/lead-search/leads/removal/remove-leads.server";
import { seenOpportunities } from "~/domains/opportunities/removal/remove-opportunities.server";
import { changeTags } from "~/domains/tags/tag-rows.server";
import { undoTagChange } from "~/domains/tags/undo-tagging.server";
import type { BulkList } from "../lists";
import { namesOf, selectedRows } from "../selected-rows.server";
import { countText } from "../selection-text";
import type { TagRowsInput } from "./tag-schema";

const SEEN: Record<BulkList, (ctx: BusinessContext, ids: readonly number[]) => SQL> = {
  companies: seenCompanies,
  contacts: seenContacts,
  leads: seenLeads,
  opportunities: seenOpportunities,
};

/**
 * `isCut` if more rows match than the plan's limit.
 * @throws DomainError invalid if no row is left, or for an unknown tag; limit_reached
 */
export async function tagRows(ctx: BusinessContext, { selection, tag, isRemoval }: TagRowsInput) {
  const selected = await selectedRows(ctx, selection);
  const ids = namesOf(selected).map(({ id }) => id);
  const { list } = selection;
  const seen = SEEN[list](ctx, ids);
  const { tagged, unchanged, full, tagId, changeId } = await changeTags(ctx, {
    list,
    seen,
    count: ids.length,
    tag,
    isRemoval,
  });
  return { list, tagged, unchanged, full, tagId, changeId, isCut: selected.isCut };
}

/** Undoes a tag change. Safe to repeat. @throws DomainError not_found, conflict */
export async function undoTagging(ctx: BusinessContext, changeId: number) {
  const { list, tagName, isRemoval, undone } = await undoTagChange(ctx, changeId, (list, ids) =>
    SEEN[list](ctx, ids),
  );
  const rows = countText(list, undone);
  const text =
    undone === 0
      ? "There’s nothing to undo."
      : isRemoval
        ? `Tag “${tagName}” added back to ${rows}.`
        : `Tag “${tagName}” removed from ${rows}.`;
  return { list, undone, text };
}
