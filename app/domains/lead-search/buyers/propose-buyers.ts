import { plural } from "~/core/format";
import { sentenceCase } from "~/core/sentence-case";
import { industryWithChildren } from "~/domains/directory/taxonomy/industries";
import type { SearchCriteria } from "../criteria/search-criteria";
import type { Product } from "./products";

/** The account's won deals and replies in an industry. */
export interface IndustryResults {
  industry: string;
  dealsWon: number;
  interestedReplies: number;
}

interface BuyerSuggestion {
  /** Taxonomy id. */
  industry: string;
  /** One line, as shown on the page. */
  reason: string;
  /** Whether the criteria search for it. */
  isChosen: boolean;
}

/** The model's choice, and its name. */
interface ModelChoice {
  industries: readonly string[];
  name: string;
}

/** The buyers of a described product. */
export interface Buyers {
  /** The product's id in the table; null for an unknown product. */
  product: string | null;
  /** Empty if the description names its buyers. */
  suggestions: BuyerSuggestion[];
}

/** Whether the description names the buyers of the product. */
export const namesBuyers = ({ product, suggestions }: Buyers): boolean =>
  product !== null && suggestions.length === 0;

/** The number of preselected buyers. */
const MAX_CHOSEN = 3;
const MIN_REPLIES = 3;

const covers = (list: readonly string[], industry: string) =>
  list.some((id) => industryWithChildren(id).includes(industry));

function resultsText({ dealsWon, interestedReplies }: IndustryResults): string {
  const facts = [
    dealsWon > 0 ? `${plural(dealsWon, "deal")} won` : "",
    interestedReplies > 0 ? plural(interestedReplies, "interested reply", "interested replies") : "",
  ].filter(Boolean);
  return `Your account: ${facts.join(", ")}.`;
}

const isProven = ({ dealsWon, interestedReplies }: IndustryResults) =>
  dealsWon > 0 || interestedReplies >= MIN_REPLIES;

interface Known {
  product: Product | null;
  results?: readonly IndustryResults[];
  model?: ModelChoice;
}

/**
 * Ranks the model's choice, the product's buyers (proven ones first), then other proven industries; omits sellers and
 * excluded industries.
 */
function rankBuyers({ product, results = [], model }: Known, excluded: readonly string[]) {
  const proven = results
    .filter(isProven)
    .sort((a, b) => b.dealsWon - a.dealsWon || b.interestedReplies - a.interestedReplies);
  const buyers = product?.buyers ?? [];
  const isBuyer = (industry: string) => buyers.some((buyer) => buyer.industry === industry);
  const order = [
    ...(model?.industries ?? []),
    ...[...proven.filter(({ industry }) => isBuyer(industry)), ...buyers, ...proven].map(
      ({ industry }) => industry,
    ),
  ];
  return [...new Set(order)]
    .filter((industry) => !product?.sellers.includes(industry) && !covers(excluded, industry))
    .map((industry) => {
      const reason = buyers.find((buyer) => buyer.industry === industry)?.reason;
      const own = proven.find((result) => result.industry === industry);
      const isModels = model?.industries.includes(industry);
      const reasons = [
        reason ? `${sentenceCase(reason)}.` : "",
        own ? resultsText(own) : "",
        isModels && !reason ? `Suggested by ${model?.name}.` : "",
      ];
      return { industry, reason: reasons.filter(Boolean).join(" ") };
    });
}

/** Adds the best proposals to the criteria of a description without buyers; excludes sellers below a chosen industry. */
export function proposeBuyers(
  criteria: SearchCriteria,
  known: Known,
): { criteria: SearchCriteria; buyers: Buyers } {
  const { product } = known;
  const ranked = rankBuyers(known, criteria.excludeIndustry);
  const industry = ranked.slice(0, MAX_CHOSEN).map((buyer) => buyer.industry);
  const sellers = product?.sellers.filter((seller) => covers(industry, seller)) ?? [];
  return {
    criteria: {
      ...criteria,
      industry,
      companySize: criteria.companySize.length > 0 ? criteria.companySize : [...(product?.sizes ?? [])],
      excludeIndustry: [...new Set([...criteria.excludeIndustry, ...sellers])],
    },
    buyers: {
      product: product?.id ?? null,
      suggestions: ranked.map((buyer) => ({ ...buyer, isChosen: industry.includes(buyer.industry) })),
    },
  };
}
