import { z } from "zod";

export const PAGE_SIZE = 50;

const LIMIT = `Request 1 to ${PAGE_SIZE} rows at a time.`;
const CURSOR = "This page doesn’t exist. Go to the first page.";

/** `?limit=&cursor=` of every list; a cursor is the key of the last row seen. */
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

/** Lists with a filter are counted up to here, so that no page reads more than 500 rows. */
export const MAX_EXACT_COUNT = 300;

/** A list since a day counts as far as the figure that opens it. */
export const MAX_EXACT_METRIC = 2_000;

/** What was counted with a limit of `bound` rows. */
export const totalUpTo = (count: number, bound = MAX_EXACT_COUNT): Total => ({
  count,
  isExact: count < bound,
});

/** A page of rows queried with a limit of one more; `keyOf` gives the cursor of the last. */
export function pageOf<Row>(found: Row[], limit: number, keyOf: (last: Row) => number) {
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return { rows, next: found.length > limit && last !== undefined ? keyOf(last) : null };
}
