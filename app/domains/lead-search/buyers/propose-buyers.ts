import { industryWithChildren } from "~/domains/directory/taxonomy/industries";
import type { SearchCriteria } from "../criteria/search-criteria";
import type { Product } from "./products";

/** What the account has won and heard in an industry. */
export interface IndustryResults {
  industry: string;
  dealsWon: number;
  interestedReplies: number;
}

export interface BuyerSuggestion {
  /** Of the taxonomy. */
  industry: string;
  /** One line, as the page shows it. */
  reason: string;
  /** Whether the criteria search for it. */
  isChosen: boolean;
}

/** As many are searched for unless the person chooses others. */
export const MAX_CHOSEN = 3;
const MIN_REPLIES = 3;

const covers = (list: readonly string[], industry: string) =>
  list.some((id) => industryWithChildren(id).includes(industry));

const times = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

function resultsText({ dealsWon, interestedReplies }: IndustryResults): string {
  const facts = [
    dealsWon > 0 ? times(dealsWon, "deal won", "deals won") : "",
    interestedReplies > 0 ? times(interestedReplies, "interested reply", "interested replies") : "",
  ].filter(Boolean);
  return `Your account: ${facts.join(", ")}`;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const isProven = ({ dealsWon, interestedReplies }: IndustryResults) =>
  dealsWon > 0 || interestedReplies >= MIN_REPLIES;

/** Those with the account's own results first, then the table's; none that sells the product or that the sentence leaves out. */
export function rankBuyers(
  product: Product,
  excluded: readonly string[],
  results: readonly IndustryResults[] = [],
): Omit<BuyerSuggestion, "isChosen">[] {
  const proven = results
    .filter(isProven)
    .sort((a, b) => b.dealsWon - a.dealsWon || b.interestedReplies - a.interestedReplies);
  const order = [
    ...proven.map(({ industry }) => industry),
    ...product.buyers.map(({ industry }) => industry),
  ];
  return [...new Set(order)]
    .filter((industry) => !product.sellers.includes(industry) && !covers(excluded, industry))
    .map((industry) => {
      const reason = product.buyers.find((buyer) => buyer.industry === industry)?.reason;
      const own = proven.find((result) => result.industry === industry);
      const parts = [reason && capital(reason), own && resultsText(own)].filter(Boolean);
      return { industry, reason: `${parts.join(". ")}.` };
    });
}

/** The criteria of a sentence that names no buyer, with the best ones; a seller below a chosen industry is left out. */
export function proposeBuyers(
  product: Product,
  criteria: SearchCriteria,
  results: readonly IndustryResults[] = [],
): { criteria: SearchCriteria; suggestions: BuyerSuggestion[] } {
  const ranked = rankBuyers(product, criteria.excludeIndustry, results);
  const industry = ranked.slice(0, MAX_CHOSEN).map((buyer) => buyer.industry);
  const sellers = product.sellers.filter((seller) => covers(industry, seller));
  return {
    criteria: {
      ...criteria,
      industry,
      companySize: criteria.companySize.length > 0 ? criteria.companySize : [...product.sizes],
      excludeIndustry: [...new Set([...criteria.excludeIndustry, ...sellers])],
    },
    suggestions: ranked.map((buyer) => ({ ...buyer, isChosen: industry.includes(buyer.industry) })),
  };
}
