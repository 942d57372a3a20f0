import { z } from "zod";
import { MAX_LEADS_PER_RUN, MAX_SEARCH_NAME_LENGTH } from "../policy";

export const MAX_PICKED = MAX_LEADS_PER_RUN;
const TOO_MANY = `Pick at most ${MAX_PICKED} rows at once.`;
const NO_ID = "One of the rows that were picked is no row of ours. Pick them again.";
export const NOTHING_PICKED = "Pick at least one company, contact or lead.";
const NO_IMPORT = "That is no import of yours.";

const idOf = (value: unknown) =>
  typeof value === "string" && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : value;
const isId = (value: unknown): value is number =>
  typeof value === "number" && Number.isSafeInteger(value) && value > 0;

/** The length is looked at before the rows, and one sentence is said of all of them: a list may have 100,000. */
const Ids = z.array(z.unknown(), NO_ID).transform((rows, context) => {
  const ids = rows.length > MAX_PICKED ? [] : rows.map(idOf);
  if (ids.every(isId) && rows.length <= MAX_PICKED) return [...new Set(ids)];
  context.addIssue({ code: "custom", message: rows.length > MAX_PICKED ? TOO_MANY : NO_ID });
  return z.NEVER;
});

const ImportId = z.unknown().transform((value, context) => {
  const id = value === "" ? undefined : idOf(value);
  if (id === undefined || isId(id)) return id ?? null;
  context.addIssue({ code: "custom", message: NO_IMPORT });
  return z.NEVER;
});

const LISTS = ["companies", "contacts", "leads"] as const;
const NO_LIST = `All rows can be picked of ${LISTS.join(", ")}.`;
const MAX_FILTER = 2_000;

/** All rows of a list, by the query string that its page has. */
export interface Matching {
  list: (typeof LISTS)[number];
  filter: string;
}

/** Rows picked in any list, as ids; or what an import brought, its first companies with people before the others; or all that match. */
export const PickSchema = z
  .object({
    searchName: z
      .string()
      .trim()
      .max(MAX_SEARCH_NAME_LENGTH, `A search name can have at most ${MAX_SEARCH_NAME_LENGTH} letters.`)
      .optional(),
    companyIds: Ids.optional(),
    contactIds: Ids.optional(),
    leadIds: Ids.optional(),
    importId: ImportId.optional(),
    matching: z.enum(LISTS, NO_LIST).optional(),
    filter: z.string().max(MAX_FILTER, "This filter is too long.").optional(),
  })
  .transform((input, context) => {
    const { matching: list, filter = "", importId = null } = input;
    const { companyIds = [], contactIds = [], leadIds = [] } = list ? {} : input;
    const count = companyIds.length + contactIds.length + leadIds.length;
    if ((count === 0 && importId === null && !list) || count > MAX_PICKED)
      context.addIssue({
        code: "custom",
        path: ["companyIds"],
        message: count === 0 ? NOTHING_PICKED : TOO_MANY,
      });
    const searchName = input.searchName || null;
    return {
      searchName,
      companyIds,
      contactIds,
      leadIds,
      importId,
      matching: list ? { list, filter } : null,
    };
  });
export type PickInput = z.infer<typeof PickSchema>;
