import { z } from "zod";
import { formatNumber } from "~/core/format";
import { MAX_ROWS_PER_CHANGE } from "~/domains/billing/plans/plans";
import { BULK_LIST_NAMES, BULK_LISTS, type BulkList } from "./lists";

const TOO_MANY = `Select at most ${formatNumber(MAX_ROWS_PER_CHANGE)} rows at a time.`;
const NO_ID = "A selected row isn’t valid. Select the rows again.";
const NO_ROWS = "Select at least one row.";
const ONE_LIST = "Select rows from one list at a time.";
const NO_LIST = `Choose one list: ${BULK_LIST_NAMES.join(", ")}.`;
const MAX_FILTER = 2_000;

export const idOf = (value: unknown) =>
  typeof value === "string" && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : value;
export const isId = (value: unknown): value is number =>
  typeof value === "number" && Number.isSafeInteger(value) && value > 0;

/** A form may send many ids in one field: "3,8,12". */
const listed = (value: unknown): unknown =>
  typeof value === "string" ? value.split(",", MAX_ROWS_PER_CHANGE + 1) : value;
export const listOfIds = (ids: readonly number[]) => [...ids].sort((a, b) => a - b).join(",");

/** Checks the length before the rows, and reports one error for all: a list may have 100,000 rows. */
const Ids = z.array(z.unknown(), NO_ID).transform((sent, context) => {
  const rows = sent.length > MAX_ROWS_PER_CHANGE ? sent : sent.flatMap(listed);
  const isTooMany = rows.length > MAX_ROWS_PER_CHANGE;
  const ids = isTooMany ? [] : rows.map(idOf);
  if (ids.every(isId) && !isTooMany) return [...new Set(ids)];
  context.addIssue({ code: "custom", message: isTooMany ? TOO_MANY : NO_ID });
  return z.NEVER;
});

/** The fields of every form and API call with selected rows: ids, or `matching` with the list's query string. */
export const SELECTED = {
  companyIds: Ids.optional(),
  contactIds: Ids.optional(),
  leadIds: Ids.optional(),
  opportunityIds: Ids.optional(),
  matching: z.enum(BULK_LIST_NAMES, NO_LIST).optional(),
  filter: z.string().max(MAX_FILTER, "This filter is too long. Shorten it.").optional(),
};
type Selected = z.infer<z.ZodObject<typeof SELECTED>>;

export interface Selection {
  list: BulkList;
  ids: number[] | null;
  /** The list's query string. */
  filter: string;
}

export function selectionOf(input: Selected, context: z.RefinementCtx): Selection {
  const { matching, filter = "" } = input;
  if (matching) return { list: matching, ids: null, filter };
  const [list, second] = BULK_LIST_NAMES.filter((name) => input[BULK_LISTS[name].ids]?.length);
  if (list && !second) return { list, ids: input[BULK_LISTS[list].ids] ?? [], filter };
  context.addIssue({ code: "custom", message: list ? ONE_LIST : NO_ROWS });
  return z.NEVER;
}

export const SelectionSchema = z.object(SELECTED).transform(selectionOf);
