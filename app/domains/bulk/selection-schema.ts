import { z } from "zod";
import { MAX_LEADS_PER_RUN } from "~/domains/lead-search/policy";
import { BULK_LIST_NAMES, BULK_LISTS, type BulkList } from "./lists";

export const MAX_PICKED = MAX_LEADS_PER_RUN;
export const TOO_MANY = `Pick at most ${MAX_PICKED} rows at once.`;
const NO_ID = "One of the rows that were picked is no row of ours. Pick them again.";
const NO_ROWS = "Pick at least one row of the list.";
const ONE_LIST = "Pick rows of one list at a time.";
const NO_LIST = `All rows can be picked of ${BULK_LIST_NAMES.join(", ")}.`;
const MAX_FILTER = 2_000;

export const idOf = (value: unknown) =>
  typeof value === "string" && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : value;
export const isId = (value: unknown): value is number =>
  typeof value === "number" && Number.isSafeInteger(value) && value > 0;

/** The length is looked at before the rows, and one sentence is said of all of them: a list may have 100,000. */
const Ids = z.array(z.unknown(), NO_ID).transform((rows, context) => {
  const ids = rows.length > MAX_PICKED ? [] : rows.map(idOf);
  if (ids.every(isId) && rows.length <= MAX_PICKED) return [...new Set(ids)];
  context.addIssue({ code: "custom", message: rows.length > MAX_PICKED ? TOO_MANY : NO_ID });
  return z.NEVER;
});

/** What every form and call of picked rows has: ids, or `matching` with the query string of the list. */
export const PICKED = {
  companyIds: Ids.optional(),
  contactIds: Ids.optional(),
  leadIds: Ids.optional(),
  opportunityIds: Ids.optional(),
  matching: z.enum(BULK_LIST_NAMES, NO_LIST).optional(),
  filter: z.string().max(MAX_FILTER, "This filter is too long.").optional(),
};
type Picked = z.infer<z.ZodObject<typeof PICKED>>;

export interface Selection {
  list: BulkList;
  ids: number[] | null;
  /** The list's query string. */
  filter: string;
}

export function selectionOf(input: Picked, context: z.RefinementCtx): Selection {
  const { matching, filter = "" } = input;
  if (matching) return { list: matching, ids: null, filter };
  const [list, second] = BULK_LIST_NAMES.filter((name) => input[BULK_LISTS[name].ids]?.length);
  if (list && !second) return { list, ids: input[BULK_LISTS[list].ids] ?? [], filter };
  context.addIssue({ code: "custom", message: list ? ONE_LIST : NO_ROWS });
  return z.NEVER;
}

export const SelectionSchema = z.object(PICKED).transform(selectionOf);
