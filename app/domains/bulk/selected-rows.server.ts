import type { BusinessContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import type { Company } from "~/domains/directory/companies/company";
import { getCompaniesByIds } from "~/domains/directory/companies/get-company.server";
import type { Contact } from "~/domains/directory/contacts/contact";
import { getContactsByIds } from "~/domains/directory/contacts/list-contacts.server";
import type { Lead } from "~/domains/lead-search/lead-search";
import { getLeadsByIds } from "~/domains/lead-search/leads/leads-by-ids.server";
import type { Opportunity } from "~/domains/opportunities/opportunity";
import { getOpportunitiesByIds } from "~/domains/opportunities/search/opportunities-by-ids.server";
import { BULK_LISTS } from "./lists";
import { MATCHING } from "./matching-rows.server";
import type { Selection } from "./selection-schema";

export type Selected =
  | { list: "companies"; rows: Company[] }
  | { list: "contacts"; rows: Contact[] }
  | { list: "leads"; rows: Lead[] }
  | { list: "opportunities"; rows: Opportunity[] };

async function read(ctx: BusinessContext, { list, ids, filter }: Selection): Promise<Selected> {
  const query = new URLSearchParams(filter);
  switch (list) {
    case "companies":
      return { list, rows: await (ids ? getCompaniesByIds(ctx, ids) : MATCHING[list](ctx, query)) };
    case "contacts":
      return { list, rows: await (ids ? getContactsByIds(ctx, ids) : MATCHING[list](ctx, query)) };
    case "leads":
      return { list, rows: await (ids ? getLeadsByIds(ctx, ids) : MATCHING[list](ctx, query)) };
    case "opportunities":
      return { list, rows: await (ids ? getOpportunitiesByIds(ctx, ids) : MATCHING[list](ctx, query)) };
  }
}

/**
 * At most 500, about three rows read for each. Those that are gone meanwhile, or another account's, are left out.
 * @throws DomainError invalid where none is left, or for a filter the list does not know
 */
export async function selectedRows(ctx: BusinessContext, selection: Selection): Promise<Selected> {
  const selected = await read(ctx, selection);
  if (selected.rows.length > 0) return selected;
  const { many } = BULK_LISTS[selection.list];
  throw new DomainError("invalid", `None of the ${many} that were picked is there any more. Pick others.`);
}

export function namesOf(selected: Selected): { id: number; name: string }[] {
  switch (selected.list) {
    case "companies":
      return selected.rows.map(({ id, name }) => ({ id, name }));
    case "contacts":
      return selected.rows.map(({ id, contactName }) => ({ id, name: contactName }));
    case "leads":
      return selected.rows.map(({ id, companyName }) => ({ id, name: companyName }));
    case "opportunities":
      return selected.rows.map(({ id, title }) => ({ id, name: title }));
  }
}
