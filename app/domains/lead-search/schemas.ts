import { z } from "zod";
import { countryCode } from "~/core/countries";
import { INDUSTRIES, industryOf } from "~/domains/directory/industries";
import { type SIZES, sizeOf } from "~/domains/directory/sizes";
import {
  DEFAULT_LEADS_PER_RUN,
  MAX_KEYWORD_LENGTH,
  MAX_KEYWORDS,
  MAX_LEADS_PER_RUN,
  MAX_SEARCH_NAME_LENGTH,
  MAX_SENTENCE_LENGTH,
} from "./policy";

type Size = (typeof SIZES)[number];

/** What a search looks for. Lists are without doubles; an empty list means "any". */
export interface SearchCriteria {
  /** Ids of the taxonomy. */
  industry: string[];
  /** ISO 3166 alpha-2 codes. */
  location: string[];
  companySize: Size[];
  keywords: string[];
  excludeKeywords: string[];
  /** Ids of the taxonomy. */
  excludeIndustry: string[];
}

export const NO_CRITERIA: SearchCriteria = {
  industry: [],
  location: [],
  companySize: [],
  keywords: [],
  excludeKeywords: [],
  excludeIndustry: [],
};

const unique = <T>(list: T[]) => [...new Set(list)];

/** Splits on commas, trims, drops blanks and doubles: "solar, , Solar " is one keyword. */
export function splitKeywords(texts: string[]): string[] {
  const seen = new Map<string, string>();
  for (const text of texts)
    for (const part of text.split(",")) {
      const word = part.replace(/\s+/g, " ").trim();
      if (word !== "" && !seen.has(word.toLowerCase())) seen.set(word.toLowerCase(), word);
    }
  return [...seen.values()];
}

const keywordList = (what: string) =>
  z.array(z.string(), `Write the ${what} as a list of words.`).transform((texts, context) => {
    const words = splitKeywords(texts);
    const tooLong = words.find((word) => word.length > MAX_KEYWORD_LENGTH);
    if (words.length > MAX_KEYWORDS)
      context.addIssue({
        code: "custom",
        message: `Use at most ${MAX_KEYWORDS} ${what}. There are ${words.length.toLocaleString("en")}.`,
      });
    else if (tooLong)
      context.addIssue({
        code: "custom",
        message: `Each of the ${what} can have at most ${MAX_KEYWORD_LENGTH} letters. “${tooLong.slice(0, 40)}…” is longer.`,
      });
    return words;
  });

/** A list of names or codes that `read` knows; blanks are dropped, an unknown one is refused by name. */
const knownList = <T extends string>(what: string, read: (text: string) => T | null) =>
  z.array(z.string(), `Write the ${what} as a list of names.`).transform((texts, context) => {
    const found: T[] = [];
    for (const text of texts.slice(0, 200).map((item) => item.trim())) {
      if (text === "" || text.toLowerCase() === "all") continue;
      const known = read(text);
      if (known !== null) found.push(known);
      else
        context.addIssue({
          code: "custom",
          message: `“${text.slice(0, 60)}” is not one of the ${what} we know. Choose from the list, or use it as a keyword.`,
        });
    }
    return unique(found);
  });

const readIndustry = (text: string) =>
  INDUSTRIES.find((industry) => industry.id === text.toLowerCase())?.id ?? industryOf(text);

const fields = {
  industries: knownList("industries", readIndustry).optional(),
  countries: knownList("countries", countryCode).optional(),
  companySizes: knownList<Size>("company sizes", sizeOf).optional(),
  keywords: keywordList("keywords").optional(),
  excludeKeywords: keywordList("excluded keywords").optional(),
  excludeIndustries: knownList("industries", readIndustry).optional(),
};

/** The criteria as the specification names them in JSON. */
export const CriteriaSchema = z
  .object(
    {
      industry: fields.industries,
      location: fields.countries,
      companySize: fields.companySizes,
      keywords: fields.keywords,
      excludeKeywords: fields.excludeKeywords,
      excludeIndustry: fields.excludeIndustries,
    },
    "Send the criteria as an object with industry, location, companySize, keywords or excludeKeywords.",
  )
  .transform((criteria): SearchCriteria => ({ ...NO_CRITERIA, ...defined(criteria) }));

function defined<T extends object>(value: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
}

export const hasCriteria = (criteria: SearchCriteria) =>
  [criteria.industry, criteria.location, criteria.companySize, criteria.keywords].some(
    (list) => list.length > 0,
  );

const sentence = z.string().trim().max(MAX_SENTENCE_LENGTH, `Write at most ${MAX_SENTENCE_LENGTH} letters.`);

const leadsPerRun = `Choose a whole number of leads from 1 to ${MAX_LEADS_PER_RUN}.`;
const maxLeads = z
  .number(leadsPerRun)
  .int(leadsPerRun)
  .min(1, leadsPerRun)
  .max(MAX_LEADS_PER_RUN, leadsPerRun);

const BLANK_NAME = "Please enter a search name";
const NOTHING_TO_SEARCH =
  "Say what to look for: choose an industry, a country or a company size, or write a keyword.";

/**
 * A new search, in any of three spellings: the form and the portal's call (name or searchName, industries, countries,
 * companySizes, keywords), or the search page's call (searchName, criteria). With a sentence and no criteria, the
 * sentence is turned into criteria.
 */
export const LeadSearchSchema = z
  .object({
    searchName: z.string(BLANK_NAME).trim().optional(),
    name: z.string(BLANK_NAME).trim().optional(),
    criteria: CriteriaSchema.optional(),
    ...fields,
    sentence: sentence.optional(),
    maxLeads: maxLeads.optional(),
  })
  .transform((input, context) => {
    const searchName = input.searchName || input.name || "";
    if (searchName === "") context.addIssue({ code: "custom", path: ["searchName"], message: BLANK_NAME });
    else if (searchName.length > MAX_SEARCH_NAME_LENGTH)
      context.addIssue({
        code: "custom",
        path: ["searchName"],
        message: `A search name can have at most ${MAX_SEARCH_NAME_LENGTH} letters.`,
      });
    const { industries, countries, companySizes, keywords, excludeKeywords, excludeIndustries } = input;
    const flat = {
      industry: industries,
      location: countries,
      companySize: companySizes,
      keywords,
      excludeKeywords,
      excludeIndustry: excludeIndustries,
    };
    const criteria: SearchCriteria = { ...NO_CRITERIA, ...input.criteria, ...defined(flat) };
    if (!hasCriteria(criteria) && !input.sentence)
      context.addIssue({ code: "custom", path: ["sentence"], message: NOTHING_TO_SEARCH });
    return {
      searchName,
      sentence: input.sentence || null,
      criteria,
      maxLeads: input.maxLeads ?? DEFAULT_LEADS_PER_RUN,
    };
  });

export type LeadSearchInput = z.infer<typeof LeadSearchSchema>;

const saySomething = "Write what you look for, such as: solar companies in Kenya or Ghana with 11-50 people.";

/** A plain sentence to turn into criteria. */
export const SentenceSchema = z.object({ sentence: sentence.min(1, saySomething) });

/** `POST /api/leads/generate`: the older, shorter way to ask for leads. */
export const GenerateLeadsSchema = z
  .object({ industry: z.string().trim().optional(), region: z.string().trim().optional() })
  .refine((input) => input.industry || input.region, "Name an industry, a region, or both.");

export type GenerateLeadsInput = z.infer<typeof GenerateLeadsSchema>;
