import type { ProductLanguage } from "~/core/languages";

/** The source of a row's buyers; docs/buyers.md explains each. */
export type ProductSource = "isic" | "power" | "review";

/**
 * One kind of product or service. `sellers` are the industries that offer it themselves and are never proposed.
 * `buyers` are "industry: reason" separated by semicolons, best first; `sizes` is set only if small companies do not
 * buy. Phrases are separated by commas, one field per language.
 */
export type ProductRow = Record<ProductLanguage, string> & {
  id: string;
  name: string;
  sellers: string;
  buyers: string;
  sizes?: string;
  source: ProductSource;
};
