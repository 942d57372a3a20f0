import type { BusinessContext } from "~/core/context";
import { createLeadSearch, type SearchSource } from "../create-lead-search.server";
import { deleteLeadSearch } from "../delete-lead-search.server";
import type { LeadSearch } from "../lead-search";
import type { LeadSearchInput } from "../schemas";
import { startLeadSearch } from "./start-lead-search.server";

/** Saves a search and, with `start`, runs it; one that can't start is not saved. @throws DomainError invalid, limit_reached */
export async function addLeads(
  ctx: BusinessContext,
  input: LeadSearchInput,
  source: SearchSource = {},
): Promise<LeadSearch> {
  const search = await createLeadSearch(ctx, input, source);
  if (!input.start) return search;
  return startLeadSearch(ctx, search.id, { acceptBasic: input.acceptBasic }).catch(async (error) => {
    await deleteLeadSearch(ctx, search.id);
    throw error;
  });
}
