import { z } from "zod";
import { Dollars } from "~/core/dollars";
import { PageQuery } from "~/core/pagination";
import { CriteriaSchema, criteriaFields, defined } from "./criteria/criteria-schema";
import { hasCriteria, NO_CRITERIA, type SearchCriteria } from "./criteria/search-criteria";
import {
  DEFAULT_LEADS_PER_RUN,
  LEAD_STATUSES,
  MAX_LEADS_PER_RUN,
  MAX_SEARCH_NAME_LENGTH,
  MAX_SENTENCE_LENGTH,
} from "./policy";

const sentence = z.string().trim().max(MAX_SENTENCE_LENGTH, `Use at most ${MAX_SENTENCE_LENGTH} characters.`);

const leadsPerRun = `Enter a whole number of leads from 1 to ${MAX_LEADS_PER_RUN}.`;
export const maxLeads = z
  .number(leadsPerRun)
  .int(leadsPerRun)
  .min(1, leadsPerRun)
  .max(MAX_LEADS_PER_RUN, leadsPerRun);

const basicCount = `Enter a whole number from 0 to ${MAX_LEADS_PER_RUN}.`;
/** Number of basic records that the run may charge: the number shown with their gaps. Default: none. */
export const acceptBasic = z
  .number(basicCount)
  .int(basicCount)
  .min(0, basicCount)
  .max(MAX_LEADS_PER_RUN, basicCount)
  .optional();

const BLANK_NAME = "Please enter a search name";
const NOTHING_TO_SEARCH = "Choose an industry, country or company size, or enter a keyword.";

const searchFields = {
  criteria: CriteriaSchema.optional(),
  ...criteriaFields,
  sentence: sentence.optional(),
  maxLeads: maxLeads.optional(),
};

/** Accepts criteria in both request formats: the form's fields, or `criteria` of the search page's call. */
function searchIn(input: z.infer<z.ZodObject<typeof searchFields>>, context: z.RefinementCtx) {
  const flat = {
    industry: input.industries,
    location: input.countries,
    city: input.cities,
    companySize: input.companySizes,
    keywords: input.keywords,
    excludeKeywords: input.excludeKeywords,
    excludeIndustry: input.excludeIndustries,
    takeLikely: input.takeLikely,
  };
  const criteria: SearchCriteria = { ...NO_CRITERIA, ...input.criteria, ...defined(flat) };
  if (!hasCriteria(criteria) && !input.sentence)
    context.addIssue({ code: "custom", path: ["industries"], message: NOTHING_TO_SEARCH });
  return { sentence: input.sentence || null, criteria, maxLeads: input.maxLeads ?? DEFAULT_LEADS_PER_RUN };
}

/** A search that is counted but not saved. */
export const SearchPreviewSchema = z.object(searchFields).transform(searchIn);

/** Accepts three request formats: the form's, the portal's, and the search page's, which has `criteria`. */
export const LeadSearchSchema = z
  .object({
    searchName: z.string(BLANK_NAME).trim().optional(),
    name: z.string(BLANK_NAME).trim().optional(),
    ...searchFields,
    /** Also runs the search: the form shows the cost next to the button. */
    start: z.boolean("Use true or false for start.").optional(),
    acceptBasic,
  })
  .transform((input, context) => {
    const searchName = input.searchName || input.name || "";
    if (searchName === "") context.addIssue({ code: "custom", path: ["searchName"], message: BLANK_NAME });
    else if (searchName.length > MAX_SEARCH_NAME_LENGTH)
      context.addIssue({
        code: "custom",
        path: ["searchName"],
        message: `Use at most ${MAX_SEARCH_NAME_LENGTH} characters for the search name.`,
      });
    const { acceptBasic } = input;
    return {
      searchName,
      ...searchIn(input, context),
      ...(input.start ? { start: true, ...(acceptBasic ? { acceptBasic } : {}) } : {}),
    };
  });

export type LeadSearchInput = z.infer<typeof LeadSearchSchema>;

const saySomething =
  "Describe your ideal customer, e.g. solar companies in Kenya or Ghana with 11-50 people.";

export const QuerySchema = z.object({
  sentence: sentence.min(1, saySomething),
  /** The description is the user's product: propose its buyers. */
  findBuyers: z.boolean("Use true or false for findBuyers.").optional(),
});

/** False rejects the run with its cost if it uses leads. The form sends it after the cost was shown; a call may omit it. */
const acceptCost = z.boolean().optional();

export const RunLeadSearchSchema = z.object({ acceptCost, acceptBasic });

/** `POST /api/leads/generate`: the older, shorter call for leads. */
export const GenerateLeadsSchema = z
  .object({
    industry: z.string().trim().optional(),
    region: z.string().trim().optional(),
    acceptCost,
    acceptBasic,
  })
  .refine((input) => input.industry || input.region, "Choose an industry, a region or both.");

export type GenerateLeadsInput = z.infer<typeof GenerateLeadsSchema>;

const percent = "Enter a whole number from 0 to 100, or leave blank.";

export const LeadFormSchema = z
  .object({
    status: z.enum(LEAD_STATUSES, "Choose a status from the list."),
    /** The status that the user saw. */
    from: z.enum(LEAD_STATUSES).optional(),
    estimatedValue: Dollars.optional(),
    dealProbability: z.number(percent).int(percent).min(0, percent).max(100, percent).optional(),
  })
  .transform(({ status, from, estimatedValue, dealProbability }) => ({
    from,
    change: {
      status,
      estimatedValue: estimatedValue === undefined ? null : Math.round(estimatedValue * 100),
      dealProbability: dealProbability ?? null,
    },
  }));

const NOTHING_TO_CHANGE = "Include status, estimatedValue or dealProbability.";

/** Amounts are US dollars, stored in cents; null (in a form: an empty field) removes the value. */
export const LeadChangeSchema = z
  .object({
    status: z.enum(LEAD_STATUSES, "Choose a status from the list.").optional(),
    estimatedValue: Dollars.nullish(),
    dealProbability: z.number(percent).int(percent).min(0, percent).max(100, percent).nullish(),
  })
  .transform(({ estimatedValue: dollars, ...change }) => ({
    ...defined(change),
    ...(dollars === undefined ? {} : { estimatedValue: dollars === null ? null : Math.round(dollars * 100) }),
  }))
  .refine((change) => Object.keys(change).length > 0, NOTHING_TO_CHANGE);

export type LeadChange = z.infer<typeof LeadChangeSchema>;

const SEARCH_SORTS = ["newest", "name", "leads"] as const;
export type SearchSort = (typeof SEARCH_SORTS)[number];

export const SearchQuery = PageQuery.extend({
  sort: z.enum(SEARCH_SORTS, "Sort by newest, name or leads.").default("newest"),
});
export type SearchQuery = z.infer<typeof SearchQuery>;
