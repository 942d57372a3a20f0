import { z } from "zod";

export const PAGE_SIZE = 50;

/** `?limit=&cursor=` of every list; a cursor is the key of the last row seen. */
export const PageQuery = z.object({
  limit: z.number().int().min(1).max(PAGE_SIZE).default(PAGE_SIZE),
  cursor: z.number().int().min(0).optional(),
});
export type PageQuery = z.infer<typeof PageQuery>;

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
