import { createDns } from "~/adapters/dns/dns-over-https";
import { createGleif } from "~/adapters/research/gleif";
import type { CompanySource, FoundCompany } from "~/adapters/research/source";
import { createWikidata } from "~/adapters/research/wikidata";
import type { Config } from "~/core/config";
import type { Context } from "~/core/context";
import { COUNTRIES } from "~/core/places/countries";
import { unseal } from "~/core/secrets/seal.server";
import { readRow } from "../imports/read-row";
import { rowLayout } from "../imports/row-layout";
import type { researchSources } from "../tables";
import type { SourceRow } from "./feed-rows";
import { type RowPage, readFeed } from "./read-feed.server";

export type ResearchSource = typeof researchSources.$inferSelect;

export const SEAL_USE = "research-feed";

const FEED_TIME_LIMIT = 45_000;
const COUNTRY_CODES = COUNTRIES.map(({ code }) => code);
const FIELDS = "sourceId name country city industry website employees description".split(" ") as Exclude<
  keyof FoundCompany,
  "otherNames"
>[];
const LAYOUT = rowLayout({ mapping: FIELDS });

const userAgentOf = ({ APP_NAME, APP_ORIGIN, SALES_EMAIL }: Config) =>
  `${APP_NAME.replace(/[^\w-]/g, "") || "Research"}/1.0 (+${APP_ORIGIN}; ${SALES_EMAIL})`;

/** Adds a company's other names to its description, so that a search finds it by each name. */
function describedWithNames({ description, otherNames = [] }: FoundCompany): string | undefined {
  if (otherNames.length === 0) return description;
  const names = `Also known as ${otherNames.join(", ")}.`.slice(0, 700);
  return description ? `${names} ${description}` : names;
}

/** External data is parsed like a file's row, so that limits, countries and addresses are validated in one place. */
const rowOf = (found: FoundCompany, index: number): SourceRow => {
  const row = { ...found, description: describedWithNames(found) };
  return (
    readRow({ line: index + 1, cells: FIELDS.map((field) => (row[field] ?? "").slice(0, 2000)) }, LAYOUT)
      .company ?? null
  );
};

async function readOpenSource(source: CompanySource, cursor: string | null): Promise<RowPage> {
  const { companies, unreadable, next } = await source.readPage(cursor);
  return { rows: [...companies.map(rowOf), ...Array.from({ length: unreadable }, () => null)], next };
}

/** Reads the next page of a source. @throws FetchError */
export async function readSource(ctx: Context, source: ResearchSource): Promise<RowPage> {
  const { config, files } = ctx;
  const userAgent = userAgentOf(config);
  const now = ctx.now();
  const asking = { userAgent, countries: COUNTRY_CODES, now };
  if (source.kind === "gleif") return readOpenSource(createGleif(config.GLEIF_URL, asking), source.cursor);
  if (source.kind === "wikidata")
    return readOpenSource(createWikidata(config.WIKIDATA_URL, asking), source.cursor);
  const { encryptedKey } = source;
  const authorization = encryptedKey && (await unseal(config, SEAL_USE, source.key, encryptedKey));
  return readFeed(files, { ...source, authorization }, source.cursor, {
    dns: createDns(config.DNS_OVER_HTTPS_URL),
    trustedOrigin: config.FEED_ORIGIN,
    userAgent,
    timeLimit: FEED_TIME_LIMIT,
    now,
  });
}
