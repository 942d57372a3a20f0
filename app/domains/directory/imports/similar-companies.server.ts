import type { AccountContext } from "~/core/context";
import { countryName } from "~/core/places/countries";
import type { Company } from "../companies/company";
import { getCompaniesByIds } from "../companies/get-company.server";
import { domainOf, nameKey } from "../search/normalize-for-search";
import { ANY_TOKEN, ownerMark } from "../search/search-words";
import { isCommonWord } from "../similarity/common-words";
import { comparableName } from "../similarity/names";
import { type ComparedCompany, comparedCompany, scoreCompanies } from "../similarity/score-companies";
import { siteOf } from "../similarity/site-of";
import { bestMatch, type Similar } from "./best-match";
import type { ImportedCompany } from "./read-row";

const MAX_CANDIDATES = 5;
const MAX_PREFIX_WORDS = 3;
/** Spelling variants of a word usually share a prefix of this length. */
const PREFIX_LENGTH = 4;

const telling = (words: string[]) => {
  const found = words.filter((word) => !isCommonWord(word));
  return found.length > 0 ? found : words;
};

const prefixesOf = (words: string[]) =>
  telling(words)
    .slice(0, MAX_PREFIX_WORDS)
    .map((word) => [...word].slice(0, PREFIX_LENGTH).join(""));

/** Returns a query for the account's own companies that have words with the same prefixes as the name's words. */
function prefixMatch(accountId: number, { name, country }: ImportedCompany): string {
  const { words } = comparableName(name, country === null ? "" : countryName(country));
  const mark = ownerMark(accountId);
  return prefixesOf(words)
    .map((prefix) => `"${mark}${prefix.replaceAll('"', "")}"*`)
    .join(" AND ");
}

const BY_WORDS = `SELECT asked.key AS place, found.value AS id
FROM (SELECT 1 FROM company_search WHERE company_search MATCH ?2 LIMIT 1) own
CROSS JOIN json_each(?1) asked CROSS JOIN json_each((SELECT json_group_array(id) FROM (
  SELECT c.id AS id FROM company_search f CROSS JOIN companies c ON c.slot = f.rowid
  WHERE f.company_search MATCH asked.value LIMIT ${MAX_CANDIDATES}))) found`;

const SEEN = [
  "d.account_id = ?2",
  `d.account_id IS NULL AND NOT EXISTS (
    SELECT 1 FROM hidden_companies h WHERE h.account_id = ?2 AND h.company_id = d.id)`,
];

const byColumn = (column: string) => `SELECT asked.value ->> 0 AS place, c.id AS id
FROM json_each(?1) asked CROSS JOIN companies c ON c.slot IN (${SEEN.map(
  (owner) => `SELECT * FROM (SELECT d.slot FROM companies d
  WHERE d.${column} = asked.value ->> 1 AND ${owner} AND d.country IS asked.value ->> 2 LIMIT ${MAX_CANDIDATES})`,
).join(" UNION ALL ")})`;

const BY_NAME = byColumn("name_key");
const BY_DOMAIN = byColumn("domain");

type Asked = [key: string, country: string | null];

/** The row's own key isn't searched: a company with that key and country would be an exact duplicate. */
const keysBeside = (key: string, other: string, country: string | null): Asked[] =>
  other === key ? [] : [...new Set([country, null])].map((place): Asked => [other, place]);

const namesOf = ({ name, country }: ImportedCompany): Asked[] => {
  const { words } = comparableName(name, country === null ? "" : countryName(country));
  return keysBeside(nameKey(name), words.join(" "), country);
};

const domainsOf = ({ website, country }: ImportedCompany): Asked[] => {
  const domain = domainOf(website);
  return domain === null ? [] : keysBeside(domain, siteOf(domain), country);
};

/**
 * Finds visible companies that may match each row: a few per row, through indexes only. Matches by name key or domain
 * are in the same or an unknown country.
 */
async function findCandidates(
  ctx: AccountContext,
  rows: readonly ImportedCompany[],
): Promise<Map<ImportedCompany, Company[]>> {
  const keyed = (keysOf: (row: ImportedCompany) => Asked[]) =>
    JSON.stringify(rows.flatMap((row, place) => keysOf(row).map(([key, country]) => [place, key, country])));
  const found = await ctx.d1.batch<{ place: number; id: number }>([
    ctx.d1
      .prepare(BY_WORDS)
      .bind(
        JSON.stringify(rows.map((row) => prefixMatch(ctx.account.id, row))),
        `"${ownerMark(ctx.account.id)}${ANY_TOKEN}"`,
      ),
    ctx.d1.prepare(BY_NAME).bind(keyed(namesOf), ctx.account.id),
    ctx.d1.prepare(BY_DOMAIN).bind(keyed(domainsOf), ctx.account.id),
  ]);
  const pairs = found.flatMap(({ results }) => results);
  const companies = await getCompaniesByIds(ctx, [...new Set(pairs.map(({ id }) => id))]);
  const byId = new Map(companies.map((company) => [company.id, company]));
  const candidates = new Map<ImportedCompany, Set<Company>>();
  for (const { place, id } of pairs) {
    const [row, company] = [rows[place], byId.get(id)];
    if (row && company) candidates.set(row, (candidates.get(row) ?? new Set()).add(company));
  }
  return new Map([...candidates].map(([row, some]) => [row, [...some]]));
}

const compared = (row: ImportedCompany) => comparedCompany({ ...row, domain: domainOf(row.website) });

/** Returns, for rows without an exact duplicate, the most similar company if it is a likely duplicate. */
export async function findSimilarCompanies(
  ctx: AccountContext,
  rows: readonly ImportedCompany[],
): Promise<Map<ImportedCompany, Similar<Company>>> {
  if (rows.length === 0) return new Map();
  const candidates = await findCandidates(ctx, rows);
  return new Map(
    [...candidates].flatMap(([row, companies]) => {
      const one = compared(row);
      const best = bestMatch(
        companies.map((company) => ({
          row: company,
          score: scoreCompanies(one, comparedCompany(company)).score,
        })),
      );
      return best ? [[row, best] as const] : [];
    }),
  );
}

/** A file's new companies, collected chunk by chunk: a later row may resemble one of them. */
export class NewCompanies {
  private readonly rows = new Map<string, { row: ImportedCompany; one: ComparedCompany }[]>();

  /** Returns the earlier row that this one resembles; otherwise remembers this row. */
  place(row: ImportedCompany): Similar<ImportedCompany> | null {
    const one = compared(row);
    const domain = domainOf(row.website);
    const keys = [
      `name ${one.name.words.toSorted().join(" ")}`,
      `starts ${prefixesOf(one.name.words).toSorted().join(" ")}`,
      ...(domain === null ? [] : [`site ${siteOf(domain)}`]),
    ];
    const before = keys.flatMap((key) => this.rows.get(key) ?? []);
    const best = bestMatch(
      before.map((other) => ({ row: other.row, score: scoreCompanies(one, other.one).score })),
    );
    if (best) return best;
    for (const key of keys) {
      const some = this.rows.get(key) ?? [];
      if (some.length < MAX_CANDIDATES) this.rows.set(key, [...some, { row, one }]);
    }
    return null;
  }
}
