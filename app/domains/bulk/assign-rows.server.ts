import type { BusinessContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { assignOpportunities } from "~/domains/opportunities/changes/assign-opportunities.server";
import type { Opportunity } from "~/domains/opportunities/opportunity";
import type { AssignInput } from "./assign-schema";
import { selectedRows } from "./selected-rows.server";
import type { Selection } from "./selection-schema";

/** @throws DomainError invalid for rows of another list, or where none is left */
export async function assignableRows(ctx: BusinessContext, selection: Selection): Promise<Opportunity[]> {
  const selected = selection.list === "opportunities" ? await selectedRows(ctx, selection) : null;
  if (selected?.list === "opportunities") return selected.rows;
  throw new DomainError("invalid", "Opportunities have an owner; other rows have none.");
}

export async function assignRows(ctx: BusinessContext, { selection, ownerId }: AssignInput) {
  const rows = await assignableRows(ctx, selection);
  const assigned = await assignOpportunities(ctx, rows, ownerId);
  return { assigned, unchanged: rows.length - assigned };
}
