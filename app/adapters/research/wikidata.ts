import { z } from "zod";
import { readableMembers } from "~/core/readable-members";
import { fetchJson } from "./ask-json";
import { cursorAfter, readCountryCursor } from "./country-cursor";
import { type Asking, type CompanySource, type FoundCompany, namesOf } from "./source";

const WIKIDATA = "https://query.wikidata.org";
const PAGE_SIZE = 200;

/**
 * Businesses of a country that have not been dissolved: selects the items of a page, then one value per fact. P31
 * instance of, P279 subclass of, Q4830453 business, P17 country, P297 ISO 3166, P576 dissolved, P856 website, P1128
 * employees, P159 seat, P452 industry.
 */
const query = (country: string, page: number) => `SELECT ?item
  (MIN(?label) AS ?name) (MIN(?arabic) AS ?arabicName) (MIN(?ethiopic) AS ?ethiopicName)
  (MIN(?site) AS ?website) (MAX(?staff) AS ?employees)
  (MIN(?seatLabel) AS ?city) (MIN(?tradeLabel) AS ?industry) (MIN(?about) AS ?description)
WHERE {
  { SELECT DISTINCT ?item WHERE {
      ?item wdt:P17 ?country ; wdt:P31/wdt:P279* wd:Q4830453 .
      ?country wdt:P297 "${country}" .
      FILTER NOT EXISTS { ?item wdt:P576 ?ended }
    } ORDER BY ?item LIMIT ${PAGE_SIZE} OFFSET ${(page - 1) * PAGE_SIZE} }
  OPTIONAL { ?item rdfs:label ?label . FILTER(LANG(?label) IN ("en", "fr", "pt", "mul")) }
  OPTIONAL { ?item rdfs:label ?arabic . FILTER(LANG(?arabic) = "ar") }
  OPTIONAL { ?item rdfs:label ?ethiopic . FILTER(LANG(?ethiopic) IN ("am", "ti")) }
  OPTIONAL { ?item wdt:P856 ?site }
  OPTIONAL { ?item wdt:P1128 ?staff }
  OPTIONAL { ?item wdt:P159 ?seat . ?seat rdfs:label ?seatLabel . FILTER(LANG(?seatLabel) = "en") }
  OPTIONAL { ?item wdt:P452 ?trade . ?trade rdfs:label ?tradeLabel . FILTER(LANG(?tradeLabel) = "en") }
  OPTIONAL { ?item schema:description ?about . FILTER(LANG(?about) = "en") }
} GROUP BY ?item ORDER BY ?item`;

const term = z.object({ value: z.string().max(4000) });
/** A fact that is optional: a mistyped one becomes undefined. */
const told = term.optional().catch(undefined);

const Binding = z.object({
  item: z.object({ value: z.string().regex(/^\S{1,200}\/Q\d{1,12}$/) }),
  name: told,
  arabicName: told,
  ethiopicName: told,
  website: told,
  employees: told,
  city: told,
  industry: told,
  description: told,
});
type Binding = z.infer<typeof Binding>;

const Results = z.object({ results: z.object({ bindings: z.array(z.unknown()) }) });

function companyOf(row: Binding, country: string): FoundCompany | null {
  const names = namesOf([row.name?.value, row.arabicName?.value, row.ethiopicName?.value]);
  if (names === null) return null;
  return {
    sourceId: row.item.value.replace(/^.*\//, ""),
    ...names,
    country,
    city: row.city?.value,
    industry: row.industry?.value,
    website: row.website?.value,
    employees: row.employees?.value,
    description: row.description?.value,
  };
}

/** Returns the companies of a page, and the number of results that don't match the query's format. */
export function readBindings(bindings: readonly unknown[], country: string) {
  const { members, unreadable } = readableMembers(Binding, bindings);
  return {
    companies: members.flatMap((row) => companyOf(row, country) ?? []),
    unreadable: unreadable.length,
  };
}

/** Wikidata (CC0), read through its query service: SPARQL with JSON results. */
export const createWikidata = (
  origin: string | undefined,
  { countries, ...asking }: Asking,
): CompanySource => ({
  readPage: async (cursor) => {
    const at = readCountryCursor(cursor, countries);
    const url = new URL("/sparql", origin ?? WIKIDATA);
    url.searchParams.set("query", query(at.country, at.page));
    url.searchParams.set("format", "json");
    const { results } = await fetchJson(url, Results, {
      ...asking,
      accept: "application/sparql-results+json",
    });
    // A page can be short, because items without a label in our languages are left out. Only an empty page is the last one.
    const hasMore = results.bindings.length > 0;
    const { companies, unreadable } = readBindings(results.bindings.slice(0, PAGE_SIZE), at.country);
    return {
      companies,
      unreadable,
      next: cursorAfter(at, hasMore, countries),
    };
  },
});
