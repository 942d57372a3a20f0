import type { BusinessContext } from "~/core/context";
import { plural } from "~/core/format";
import { countContactsOfCompanies } from "~/domains/directory/companies/removal/remove-company.server";
import { countLeadsOfCompanies } from "~/domains/lead-search/leads/leads-of-companies.server";
import { countOpportunitiesOfCompanies } from "~/domains/opportunities/search/opportunities-by-ids.server";
import { namesOf, type Selected, selectedRows } from "../selected-rows.server";
import type { Selection } from "../selection-schema";
import { cutText } from "../selection-text";

const WORDS = {
  companies: {
    one: "The company will be removed from all lists.",
    more: "The companies will be removed from all lists.",
  },
  contacts: {
    one: "The contact will be removed from all lists and no longer emailed. The company’s leads will show another contact, if available.",
    more: "The contacts will be removed from all lists and no longer emailed. Their companies’ leads will show other contacts, if available.",
  },
  leads: {
    one: "The lead will be removed from its searches and no longer emailed. Its company and contacts are kept. The lead still counts towards your plan and won’t be added again.",
    more: "The leads will be removed from their searches and no longer emailed. Their companies and contacts are kept. The leads still count towards your plan and won’t be added again.",
  },
  opportunities: {
    one: "The deal will be removed from lists and totals, with its notes and tasks. Its company, contacts and leads are kept.",
    more: "The deals will be removed from lists and totals, with their notes and tasks. Their companies, contacts and leads are kept.",
  },
} as const;

const isShared = ({ accountId }: { accountId: number | null }) => accountId === null;

const sharedText = (rows: { accountId: number | null }[]) => {
  const { length } = rows.filter(isShared);
  if (length === 0) return [];
  if (rows.length === 1) return ["This record is shared and will be hidden from your business only."];
  return [
    length === 1
      ? "1 of these records is shared and will be hidden from your business only."
      : `${length} of these records are shared and will be hidden from your business only.`,
  ];
};

async function staying(ctx: BusinessContext, companyIds: number[]): Promise<string[]> {
  const [people, leads, deals] = await Promise.all([
    countContactsOfCompanies(ctx, companyIds),
    countLeadsOfCompanies(ctx, companyIds),
    countOpportunitiesOfCompanies(ctx, companyIds),
  ]);
  const counts = [
    ...(people ? [plural(people, "contact")] : []),
    ...(leads ? [plural(leads, "lead")] : []),
    ...(deals ? [plural(deals, "deal")] : []),
  ];
  return counts.length > 0 ? [`Related records are kept: ${counts.join(", ")}.`] : [];
}

async function factsOf(ctx: BusinessContext, { list, rows }: Selected): Promise<string[]> {
  switch (list) {
    case "companies": {
      const ids = rows.map(({ id }) => id);
      return [...sharedText(rows), ...(await staying(ctx, ids))];
    }
    case "contacts":
      return sharedText(rows);
    case "leads": {
      const { length } = rows.filter(({ convertedAt }) => convertedAt);
      const isElsewhere = rows.some(({ isFirst, originCount }) => !isFirst || originCount > 1);
      return [
        ...(length === 1
          ? [rows.length === 1 ? "The lead’s deal is kept." : "1 of these leads has a deal, which is kept."]
          : []),
        ...(length > 1 ? [`${length} of these leads have deals, which are kept.`] : []),
        ...(isElsewhere ? ["Other searches keep their lead for the same company."] : []),
      ];
    }
    case "opportunities":
      return [];
  }
}

/** Describes the affected rows and their dependents in sentences. @throws DomainError invalid if no row is left */
export async function deletionPreview(ctx: BusinessContext, selection: Selection) {
  const selected = await selectedRows(ctx, selection);
  const rows = namesOf(selected);
  return {
    list: selected.list,
    ids: rows.map(({ id }) => id),
    names: rows.map(({ name }) => name),
    says: [
      ...(selected.isCut ? [cutText(rows.length)] : []),
      WORDS[selected.list][rows.length === 1 ? "one" : "more"],
      ...(await factsOf(ctx, selected)),
    ],
  };
}
