import { z } from "zod";
import { MAX_LEADS_PER_RUN, MAX_SEARCH_NAME_LENGTH } from "~/domains/lead-search/policy";
import { acceptBasic } from "~/domains/lead-search/schemas";
import { idOf, isId, SELECTED } from "../selection-schema";

export const NOTHING_SELECTED = "Select at least one company, contact, lead or deal.";
const TOO_MANY = `Campaign lists can have at most ${MAX_LEADS_PER_RUN} rows. Select fewer.`;

const idOrNone = (noun: string) =>
  z
    .unknown()
    .transform((value, context) => {
      const id = value === "" ? undefined : idOf(value);
      if (id === undefined || isId(id)) return id ?? null;
      context.addIssue({ code: "custom", message: `This ${noun} wasn’t found.` });
      return z.NEVER;
    })
    .optional();

/** Row ids selected in any list, the companies of an import (those with contacts first), or all matching rows. */
export const SelectionFormSchema = z
  .object({
    searchName: z
      .string()
      .trim()
      .max(MAX_SEARCH_NAME_LENGTH, `Use at most ${MAX_SEARCH_NAME_LENGTH} characters for the search name.`)
      .optional(),
    ...SELECTED,
    importId: idOrNone("import"),
    /** A draft campaign whose audience the selection becomes. */
    campaignId: idOrNone("campaign"),
    /** If false, a selection that uses leads is rejected with its cost. Defaults to false for forms and true for API calls. */
    acceptCost: z.boolean().optional(),
    acceptBasic,
  })
  .transform((input, context) => {
    const { matching: list, filter = "", importId = null, campaignId = null } = input;
    const { companyIds = [], contactIds = [], leadIds = [], opportunityIds = [] } = list ? {} : input;
    const count = companyIds.length + contactIds.length + leadIds.length + opportunityIds.length;
    if ((count === 0 && importId === null && !list) || count > MAX_LEADS_PER_RUN)
      context.addIssue({
        code: "custom",
        path: ["companyIds"],
        message: count === 0 ? NOTHING_SELECTED : TOO_MANY,
      });
    return {
      searchName: input.searchName || null,
      companyIds,
      contactIds,
      leadIds,
      opportunityIds,
      importId,
      campaignId,
      acceptCost: input.acceptCost ?? null,
      acceptBasic: input.acceptBasic ?? 0,
      matching: list ? { list, ids: null, filter } : null,
    };
  });
export type SelectionInput = z.infer<typeof SelectionFormSchema>;
