import { SIZES, type Size } from "~/domains/directory/taxonomy/sizes";
import { add, type Node, node } from "../query-parser/phrase-tree";
import { LANGUAGES } from "../query-parser/words/word-keys";
import type { ProductRow, ProductSource } from "./product-row";
import { EQUIPMENT } from "./products/equipment";
import { SERVICES } from "./products/services";
import { SOFTWARE } from "./products/software";
import { SUPPLIES } from "./products/supplies";

export interface Product {
  id: string;
  /** Lowercase, for use inside a sentence. */
  name: string;
  /** Taxonomy industries that offer the product themselves. */
  sellers: readonly string[];
  /** Best first. */
  buyers: readonly { industry: string; reason: string }[];
  /** Empty if companies of any size buy. */
  sizes: readonly Size[];
  source: ProductSource;
}

const words = (text: string) => text.split(/\s+/).filter((word) => word !== "");

function productOf({ id, name, sellers, buyers, sizes, source }: ProductRow): Product {
  return {
    id,
    name,
    sellers: words(sellers),
    buyers: buyers.split(";").map((part) => {
      const at = part.indexOf(":");
      return { industry: part.slice(0, at).trim(), reason: part.slice(at + 1).trim() };
    }),
    sizes: SIZES.filter((size) => words(sizes ?? "").includes(size)),
    source,
  };
}

const ROWS = [...SOFTWARE, ...EQUIPMENT, ...SUPPLIES, ...SERVICES];
export const PRODUCTS: readonly Product[] = ROWS.map(productOf);
const BY_ID = new Map(PRODUCTS.map((product) => [product.id, product]));

export const findProduct = (id: string): Product | null => BY_ID.get(id) ?? null;

let built: Node | null = null;

/** Returns the phrases of all products by the keys of their words; built on first use. */
export function productLexicon(): Node {
  if (built) return built;
  built = node();
  for (const row of ROWS)
    for (const language of LANGUAGES)
      for (const phrase of row[language].split(","))
        add(built, language, phrase.trim(), { kind: "product", id: row.id });
  return built;
}
