import { z } from "zod";
import { fetchJson } from "./ask-json";
import { cursorAfter, readCountryCursor } from "./country-cursor";
import { type Asking, type CompanySource, type FoundCompany, namesOf } from "./source";

const GLEIF = "https://api.gleif.org";
const PAGE_SIZE = 200;
/** It pages by number through the first 10,000 records of a question. */
const LAST_PAGE = 50;
/** A sole proprietor is a person; a fund is not a sales prospect. */
const LEFT_OUT = new Set(["SOLE_PROPRIETOR", "FUND", "BRANCH"]);

const text = z.string().max(2000).nullish();

/** A name that can't be read costs no record. */
const Names = z
  .array(z.unknown())
  .nullish()
  .catch(null)
  .transform((all) =>
    (all ?? []).flatMap((each) => {
      const parsed = z.object({ name: z.string().max(2000), type: z.string().catch("") }).safeParse(each);
      return parsed.success ? [parsed.data] : [];
    }),
  );

const Records = z.object({
  meta: z.object({ pagination: z.object({ lastPage: z.number().int().nonnegative() }) }),
  data: z
    .array(
      z.object({
        attributes: z.object({
          lei: z.string().regex(/^[0-9A-Z]{18}\d{2}$/),
          entity: z.object({
            legalName: z.object({ name: z.string().max(2000) }),
            otherNames: Names,
            transliteratedOtherNames: Names,
            legalAddress: z.object({ city: text, country: text }),
            category: text,
            status: text,
          }),
        }),
      }),
    )
    .max(PAGE_SIZE),
});

type GleifRecord = z.infer<typeof Records>["data"][number];

const isCompany = ({ attributes: { entity } }: GleifRecord) =>
  (entity.status ?? "ACTIVE") === "ACTIVE" && !LEFT_OUT.has(entity.category ?? "");

const OF_OTHER_NAMES = ["ALTERNATIVE_LANGUAGE_LEGAL_NAME", "TRADING_OR_OPERATING_NAME"];
const BY_LETTER = ["PREFERRED_ASCII_TRANSLITERATED_LEGAL_NAME", "AUTO_ASCII_TRANSLITERATED_LEGAL_NAME"];

/** The legal name, then those in another language, then what GLEIF wrote letter by letter; former names are left out. */
function namesOfRecord({ attributes: { entity } }: GleifRecord): string[] {
  const of = (names: typeof entity.otherNames, types: string[]) =>
    types.flatMap((type) => names.filter((each) => each.type === type).map(({ name }) => name));
  const { legalName, otherNames, transliteratedOtherNames } = entity;
  return [legalName.name, ...of(otherNames, OF_OTHER_NAMES), ...of(transliteratedOtherNames, BY_LETTER)];
}

const companyOf = (record: GleifRecord): FoundCompany => {
  const { lei, entity } = record.attributes;
  return {
    sourceId: lei,
    ...(namesOf(namesOfRecord(record)) ?? { name: entity.legalName.name }),
    country: entity.legalAddress.country ?? undefined,
    city: entity.legalAddress.city ?? undefined,
  };
};

/** The Global LEI Index of GLEIF (CC0), by its API in the form of JSON:API. */
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
    return {
      companies: data.filter(isCompany).map(companyOf),
      next: cursorAfter(at, hasMore, countries),
    };
  },
});
