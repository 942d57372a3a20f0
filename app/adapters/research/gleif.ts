import { z } from "zod";
import { readableMembers } from "~/core/readable-members";
import { fetchJson } from "./ask-json";
import { cursorAfter, readCountryCursor } from "./country-cursor";
import { type Asking, type CompanySource, type FoundCompany, namesOf } from "./source";

const GLEIF = "https://api.gleif.org";
const PAGE_SIZE = 200;
/** The last page of 200 records: the API pages by number only through the first 10,000 records of a query. */
const LAST_PAGE = 50;
/** A sole proprietor is a natural person; a fund is not a sales prospect. */
const LEFT_OUT = new Set(["SOLE_PROPRIETOR", "FUND", "BRANCH"]);

const text = z.string().max(2000).nullish();
/** A value that is optional: a mistyped one becomes null. */
const told = text.catch(null);

const Name = z.object({ name: z.string().max(2000), type: z.string().catch("") });
const Names = z
  .array(z.unknown())
  .nullish()
  .catch(null)
  .transform((all) => readableMembers(Name, all ?? []).members);

const GleifRecord = z.object({
  attributes: z.object({
    lei: z.string().regex(/^[0-9A-Z]{18}\d{2}$/),
    entity: z.object({
      legalName: z.object({ name: told }).nullish().catch(null),
      otherNames: Names,
      transliteratedOtherNames: Names,
      legalAddress: z.object({ city: told, country: told }).nullish().catch(null),
      // Not optional: a mistyped category could hide a sole proprietor.
      category: text,
      status: told,
    }),
  }),
});
type GleifRecord = z.infer<typeof GleifRecord>;

const Records = z.object({
  meta: z.object({ pagination: z.object({ lastPage: z.number().int().nonnegative() }) }),
  data: z.array(z.unknown()),
});

const isCompany = ({ attributes: { entity } }: GleifRecord) =>
  (entity.status ?? "ACTIVE") === "ACTIVE" && !LEFT_OUT.has(entity.category ?? "");

const OF_OTHER_NAMES = ["ALTERNATIVE_LANGUAGE_LEGAL_NAME", "TRADING_OR_OPERATING_NAME"];
const BY_LETTER = ["PREFERRED_ASCII_TRANSLITERATED_LEGAL_NAME", "AUTO_ASCII_TRANSLITERATED_LEGAL_NAME"];

/** The legal name, then names in other languages, then GLEIF's transliterations; previous names are left out. */
function namesOfRecord({ attributes: { entity } }: GleifRecord) {
  const of = (names: typeof entity.otherNames, types: string[]) =>
    types.flatMap((type) => names.filter((each) => each.type === type).map(({ name }) => name));
  const { legalName, otherNames, transliteratedOtherNames } = entity;
  return [legalName?.name, ...of(otherNames, OF_OTHER_NAMES), ...of(transliteratedOtherNames, BY_LETTER)];
}

/** Null if the record has no name. `country` is the country that the page was requested for. */
function companyOf(record: GleifRecord, country: string): FoundCompany | null {
  const { lei, entity } = record.attributes;
  const names = namesOf(namesOfRecord(record));
  if (names === null) return null;
  return {
    sourceId: lei,
    ...names,
    country: entity.legalAddress?.country ?? country,
    city: entity.legalAddress?.city ?? undefined,
  };
}

/** Returns the companies of a page, and the number of records in an undocumented format or without a name. */
export function readGleifRecords(records: readonly unknown[], country: string) {
  const { members, unreadable } = readableMembers(GleifRecord, records);
  const found = members.filter(isCompany).map((record) => companyOf(record, country));
  const companies = found.filter((company) => company !== null);
  return { companies, unreadable: unreadable.length + found.length - companies.length };
}

/** The Global LEI Index of GLEIF (CC0), read through its JSON:API. */
export const createGleif = (origin: string | undefined, { countries, ...asking }: Asking): CompanySource => ({
  readPage: async (cursor) => {
    const at = readCountryCursor(cursor, countries);
    const url = new URL("/api/v1/lei-records", origin ?? GLEIF);
    url.searchParams.set("filter[entity.legalAddress.country]", at.country);
    url.searchParams.set("filter[entity.status]", "ACTIVE");
    url.searchParams.set("page[number]", String(at.page));
    url.searchParams.set("page[size]", String(PAGE_SIZE));
    const { data, meta } = await fetchJson(url, Records, { ...asking, accept: "application/vnd.api+json" });
    const hasMore = at.page < Math.min(meta.pagination.lastPage, LAST_PAGE);
    const { companies, unreadable } = readGleifRecords(data.slice(0, PAGE_SIZE), at.country);
    return {
      companies,
      unreadable,
      next: cursorAfter(at, hasMore, countries),
    };
  },
});
