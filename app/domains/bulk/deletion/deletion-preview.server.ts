import type { BusinessContext } from "~/core/context";
import { plural } from "~/core/format";
import { countContactsOfCompanies } from "~/domains/directory/companies/removal/remove-company.server";
import { countLeadsOfCompanies } from "~/domains/lead-search/leads/leads-of-companies.server";
import { countOpportunitiesOfCompanies } from "~/domains/opportunities/search/opportunities-by-ids.server";
import { namesOf, type Selected, selectedRows } from "../selected-rows.server";
import type { Selection } from "../selection-schema";
import { cutText } from "../selection-text";

const WORDS = {
  companies: { one: "It leaves every list.", more: "They leave every list." },
  contacts: {
    one: "They leave every list, and are not written to any more. Leads of their company show somebody else then, or nobody.",
    more: "They leave every list, and nobody of them is written to any more. Leads of their companies show somebody else then, or nobody.",
  },
  leads: {
    one: "It leaves the lists of its searches, and no campaign writes to it any more. Its company and people stay. It stays counted as a lead of your plan, and a new run does not find it again.",
    more: "They leave the lists of their searches, and no campaign writes to them any more. Their companies and people stay. They stay counted as leads of your plan, and a new run does not find them again.",
  },
  opportunities: {
    one: "It leaves every list and sum, with its notes and tasks. Its company, people and leads stay.",
    more: "They leave every list and sum, with their notes and tasks. Their companies, people and leads stay.",
  },
} as const;

const isShared = ({ accountId }: { accountId: number | null }) => accountId === null;

const sharedText = (rows: { accountId: number | null }[]) => {
  const { length } = rows.filter(isShared);
  if (length === 0) return [];
  if (rows.length === 1) return ["It is shared: you will no longer see it, and other businesses still do."];
  const are = length === 1 ? "is" : "are";
  const them = length === 1 ? "it" : "them";
  return [`${length} of them ${are} shared: you will no longer see ${them}, and other businesses still do.`];
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
    ...(deals ? [plural(deals, "opportunity", "opportunities")] : []),
  ];
  return counts.length > 0
    ? [`What you have of ${companyIds.length === 1 ? "it" : "them"} stays: ${counts.join(", ")}.`]
    : [];
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
        ...(length === 1 ? ["1 of them became an opportunity, which stays."] : []),
        ...(length > 1 ? [`${length} of them became opportunities, which stay.`] : []),
        ...(isElsewhere ? ["Another search that found the same company keeps its lead."] : []),
      ];
    }
    case "opportunities":
      return [];
  }
}

/** The affected rows and their dependents, in sentences. @throws DomainError invalid if none is left */
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
