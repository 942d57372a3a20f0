import type { BusinessContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { PLANS, settledPlan } from "~/domains/billing/plans/plans";
import type { Company } from "~/domains/directory/companies/company";
import { getCompaniesByIds } from "~/domains/directory/companies/get-company.server";
import type { Contact } from "~/domains/directory/contacts/contact";
import { getContactsByIds } from "~/domains/directory/contacts/list-contacts.server";
import type { Lead } from "~/domains/lead-search/lead-search";
import { getLeadsByIds } from "~/domains/lead-search/leads/leads-by-ids.server";
import type { Opportunity } from "~/domains/opportunities/opportunity";
import { getOpportunitiesByIds } from "~/domains/opportunities/search/opportunities-by-ids.server";
import { BULK_LISTS, type BulkList } from "./lists";
import { MATCHING } from "./matching-rows.server";
import type { Selection } from "./selection-schema";
import { cutText } from "./selection-text";

export type Selected = (
  | { list: "companies"; rows: Company[] }
  | { list: "contacts"; rows: Contact[] }
  | { list: "leads"; rows: Lead[] }
  | { list: "opportunities"; rows: Opportunity[] }
) & {
  /** More rows match than the plan's limit. */
  isCut: boolean;
};

type Read = (ctx: BusinessContext, { ids, filter }: Selection, limit: number) => Promise<Selected>;

const read =
  <List extends BulkList, Row>(
    list: List,
    byIds: (ctx: BusinessContext, ids: number[]) => Promise<Row[]>,
    matching: (ctx: BusinessContext, query: URLSearchParams, limit: number) => Promise<Row[]>,
  ) =>
  async (ctx: BusinessContext, { ids, filter }: Selection, limit: number) => {
    if (ids) return { list, rows: await byIds(ctx, ids), isCut: false };
    const rows = await matching(ctx, new URLSearchParams(filter), limit + 1);
    return { list, rows: rows.slice(0, limit), isCut: rows.length > limit };
  };

const READ: Record<BulkList, Read> = {
  companies: read("companies", getCompaniesByIds, MATCHING.companies),
  contacts: read("contacts", getContactsByIds, MATCHING.contacts),
  leads: read("leads", getLeadsByIds, MATCHING.leads),
  opportunities: read("opportunities", getOpportunitiesByIds, MATCHING.opportunities),
};

/** The plan's limit of rows per bulk action. */
export const mostAtOnce = ({ account }: Pick<BusinessContext, "account">): number =>
  PLANS[settledPlan(account)].rowsAtOnce;

/**
 * Reads up to the plan's limit of rows, about three rows read for each. Excludes deleted rows and those of other
 * accounts.
 * @throws DomainError invalid if no row is left, or for an unknown filter; limit_reached for more ids than the plan
 * allows
 */
export async function selectedRows(ctx: BusinessContext, selection: Selection): Promise<Selected> {
  const limit = mostAtOnce(ctx);
  if ((selection.ids?.length ?? 0) > limit) throw new DomainError("limit_reached", cutText(limit));
  const selected = await READ[selection.list](ctx, selection, limit);
  if (selected.rows.length > 0) return selected;
  const { many } = BULK_LISTS[selection.list];
  throw new DomainError("invalid", `The selected ${many} no longer exist. Select other rows.`);
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
