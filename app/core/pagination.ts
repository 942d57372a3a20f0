import { z } from "zod";

export const PAGE_SIZE = 50;

const LIMIT = `Request 1 to ${PAGE_SIZE} rows at a time.`;
const CURSOR = "This page doesn’t exist. Go to the first page.";

/** `?limit=&cursor=` of every list; the cursor is the key of the last row seen. */
export const PageQuery = z.object({
  limit: z.number(LIMIT).int(LIMIT).min(1, LIMIT).max(PAGE_SIZE, LIMIT).default(PAGE_SIZE),
  cursor: z.number(CURSOR).int(CURSOR).min(0, CURSOR).optional(),
});
export type PageQuery = z.infer<typeof PageQuery>;

/** The search text of a list: longer text is cut, not rejected. */
export const searchText = (mostLetters: number) =>
  z
    .string()
    .trim()
    .transform((text) => text.slice(0, mostLetters));

export interface Total {
  count: number;
  /** False when counting stopped at a bound: shown as "300+". */
  isExact: boolean;
}

/** One page of a list. `next` is the cursor of the following page, null on the last one. */
export interface Page<Row> {
  rows: Row[];
  next: number | null;
  total: Total;
}

/** Filtered lists are counted up to this limit, so that no page reads more than 500 rows. */
export const MAX_EXACT_COUNT = 300;

/** Lists that start at a given day are counted up to this limit, the same as the figure that links to them. */
export const MAX_EXACT_METRIC = 2_000;

/** The total of a count that was limited to `bound` rows. */
export const totalUpTo = (count: number, bound = MAX_EXACT_COUNT): Total => ({
  count,
  isExact: count < bound,
});

/** Makes a page from rows queried with `limit` + 1; `keyOf` returns the cursor of the last row. */
export function pageOf<Row>(found: Row[], limit: number, keyOf: (last: Row) => number) {
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return { rows, next: found.length > limit && last !== undefined ? keyOf(last) : null };
}
