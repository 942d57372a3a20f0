import { DEFAULT_LEADS_PER_RUN, MAX_SEARCH_NAME_LENGTH } from "../policy";
import type { SearchCriteria } from "./search-criteria";
import type { WrittenCriteria } from "./write-criteria.server";

export interface SearchDraft {
  searchName: string;
  sentence: string;
  industries: string[];
  countries: string[];
  cities: string;
  companySizes: string[];
  keywords: string;
  excludeKeywords: string;
  excludeIndustries: string[];
  takeLikely: "on" | "";
  maxLeads: string;
  /** The description is the user's product. */
  findBuyers: "on" | "";
}

export const draftOfSearch = (search: {
  searchName: string;
  sentence: string | null;
  criteria: SearchCriteria;
  maxLeads: number;
}): SearchDraft => ({
  searchName: search.searchName,
  sentence: search.sentence ?? "",
  industries: search.criteria.industry,
  countries: search.criteria.location,
  cities: search.criteria.city.join(", "),
  companySizes: search.criteria.companySize,
  keywords: search.criteria.keywords.join(", "),
  excludeKeywords: search.criteria.excludeKeywords.join(", "),
  excludeIndustries: search.criteria.excludeIndustry,
  takeLikely: search.criteria.takeLikely ? "on" : "",
  maxLeads: String(search.maxLeads),
  findBuyers: "",
});

export function queryOfText(
  sentence: string,
  { criteria, writtenBy, modelFailed }: WrittenCriteria,
  findBuyers: boolean,
): string {
  const searchName = sentence.slice(0, MAX_SEARCH_NAME_LENGTH);
  const draft = draftOfSearch({ searchName, sentence, criteria, maxLeads: DEFAULT_LEADS_PER_RUN });
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(draft))
    for (const text of [value].flat()) if (text) query.append(name, text);
  if (findBuyers) query.set("findBuyers", "on");
  if (writtenBy) query.set("writtenBy", writtenBy);
  if (modelFailed) query.set("modelFailed", "1");
  return query.toString();
}

/** Returns the form fields that save a draft, except `searchName` and `findBuyers`. */
export const valuesOfDraft = ({ searchName: _name, findBuyers: _asked, ...draft }: SearchDraft) =>
  Object.entries(draft).flatMap(([name, value]) =>
    [value].flat().flatMap((text): [string, string][] => (text ? [[name, text]] : [])),
  );

export const draftOfQuery = (query: URLSearchParams): SearchDraft => ({
  searchName: query.get("searchName") ?? "",
  sentence: query.get("sentence") ?? "",
  industries: query.getAll("industries"),
  countries: query.getAll("countries"),
  cities: query.get("cities") ?? "",
  companySizes: query.getAll("companySizes"),
  keywords: query.get("keywords") ?? "",
  excludeKeywords: query.get("excludeKeywords") ?? "",
  excludeIndustries: query.getAll("excludeIndustries"),
  takeLikely: query.get("takeLikely") === "on" ? "on" : "",
  maxLeads: query.get("maxLeads") ?? String(DEFAULT_LEADS_PER_RUN),
  findBuyers: query.get("findBuyers") === "on" ? "on" : "",
});

/** The draft of a page's query; a link that has only a sentence gets the criteria parsed from it. */
export function draftOfLink(query: URLSearchParams, parsed: SearchCriteria): SearchDraft {
  const draft = draftOfQuery(query);
  const hasOnlySentence = [...query.keys()].every((key) => key === "sentence");
  return hasOnlySentence
    ? draftOfSearch({ ...draft, criteria: parsed, maxLeads: DEFAULT_LEADS_PER_RUN })
    : draft;
}
