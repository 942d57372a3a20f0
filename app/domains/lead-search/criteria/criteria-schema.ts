import { z } from "zod";
import { cityNamed } from "~/core/places/cities";
import { countryCode } from "~/core/places/countries";
import { INDUSTRIES, industryOf } from "~/domains/directory/taxonomy/industries";
import { type SIZES, sizeOf } from "~/domains/directory/taxonomy/sizes";
import { MAX_KEYWORD_LENGTH, MAX_KEYWORDS } from "../policy";
import { NO_CRITERIA, type SearchCriteria } from "./search-criteria";

type Size = (typeof SIZES)[number];

const unique = <T>(list: T[]) => [...new Set(list)];

function splitKeywords(texts: string[]): string[] {
  const seen = new Map<string, string>();
  for (const text of texts)
    for (const part of text.split(",")) {
      const word = part.replace(/\s+/g, " ").trim();
      if (word !== "" && !seen.has(word.toLowerCase())) seen.set(word.toLowerCase(), word);
    }
  return [...seen.values()];
}

const keywordList = (what: string) =>
  z.array(z.string(), `Enter the ${what} as a list of words.`).transform((texts, context) => {
    const words = splitKeywords(texts);
    const tooLong = words.find((word) => word.length > MAX_KEYWORD_LENGTH);
    if (words.length > MAX_KEYWORDS)
      context.addIssue({
        code: "custom",
        message: `Use at most ${MAX_KEYWORDS} ${what}. You entered ${words.length.toLocaleString("en")}.`,
      });
    else if (tooLong)
      context.addIssue({
        code: "custom",
        message: `“${tooLong.slice(0, 40)}…” is too long. Use at most ${MAX_KEYWORD_LENGTH} characters.`,
      });
    return words;
  });

/** Drops blank values; rejects an unknown value by name. */
const knownList = <T extends string>(what: string, read: (text: string) => T | null) =>
  z.array(z.string(), `Enter the ${what} as a list of names.`).transform((texts, context) => {
    const found: T[] = [];
    for (const text of texts.slice(0, 200).map((text) => text.trim())) {
      if (text === "" || text.toLowerCase() === "all") continue;
      const known = read(text);
      if (known !== null) found.push(known);
      else
        context.addIssue({
          code: "custom",
          message: `“${text.slice(0, 60)}” isn’t in our list of ${what}. Choose from the list or use it as a keyword.`,
        });
    }
    return unique(found);
  });

const readIndustry = (text: string) =>
  INDUSTRIES.find((industry) => industry.id === text.toLowerCase())?.id ?? industryOf(text);

const cityList = keywordList("cities").transform((names) =>
  unique(names.map((name) => cityNamed(name)?.name ?? name)),
);

export const criteriaFields = {
  industries: knownList("industries", readIndustry).optional(),
  countries: knownList("countries", countryCode).optional(),
  cities: cityList.optional(),
  companySizes: knownList<Size>("company sizes", sizeOf).optional(),
  keywords: keywordList("keywords").optional(),
  excludeKeywords: keywordList("excluded keywords").optional(),
  excludeIndustries: knownList("industries", readIndustry).optional(),
  takeLikely: z.boolean("Use true or false for takeLikely.").optional(),
};

export const CriteriaSchema = z
  .object(
    {
      industry: criteriaFields.industries,
      location: criteriaFields.countries,
      city: criteriaFields.cities,
      companySize: criteriaFields.companySizes,
      keywords: criteriaFields.keywords,
      excludeKeywords: criteriaFields.excludeKeywords,
      excludeIndustry: criteriaFields.excludeIndustries,
      takeLikely: criteriaFields.takeLikely,
    },
    "Send the criteria as an object with industry, location, city, companySize, keywords or excludeKeywords.",
  )
  .transform((criteria): SearchCriteria => ({ ...NO_CRITERIA, ...defined(criteria) }));

export function defined<T extends object>(value: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, criterion]) => criterion !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
}
