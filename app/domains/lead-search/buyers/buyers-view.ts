import { industryName } from "~/domains/directory/taxonomy/industries";
import type { ParsedQuery } from "../query-parser/parse-query";
import { findProduct } from "./products";
import { type IndustryResults, namesBuyers, proposeBuyers } from "./propose-buyers";

interface Shown {
  /** Currently selected industries. */
  industries: readonly string[];
  results: readonly IndustryResults[];
  /** The model that interpreted the description. */
  writtenBy: string | null;
}

/** The proposed buyers of a described product, for its page; null without a product, or if the description names buyers. */
export function buyersView({ criteria, buyers }: ParsedQuery, { industries, results, writtenBy }: Shown) {
  if (!buyers || namesBuyers(buyers)) return null;
  const product = findProduct(buyers.product ?? "");
  const model = writtenBy ? { model: { industries, name: writtenBy } } : {};
  const { suggestions } = proposeBuyers(criteria, { product, results, ...model }).buyers;
  return {
    product: product?.name ?? null,
    suggestions: suggestions.map(({ industry, reason }) => ({
      industry,
      name: industryName(industry),
      reason,
      isChosen: industries.includes(industry),
    })),
  };
}
export type BuyersView = NonNullable<ReturnType<typeof buyersView>>;
