import type { Context } from "~/core/context";
import { COUNTRIES } from "~/core/places/countries";
import { industryName } from "../taxonomy/industries";
import { stepsOf } from "./market-steps";

type MarketContext = Pick<Context, "d1">;

export interface Market {
  code: string;
  name: string;
  /** African Union region. */
  region: string;
  count: number;
}

export interface MarketStory extends Market {
  industries: number;
  largest: { name: string; count: number }[];
}

const BY_COUNTRY = `SELECT country, count FROM company_counts
WHERE account_id = 0 AND wildcards = 6 AND count > 0 AND country <> '-'`;

const BY_INDUSTRY = `SELECT country, industry, count FROM company_counts
WHERE account_id = 0 AND wildcards = 4 AND country IN (SELECT value FROM json_each(?1)) AND count > 0 AND industry <> '-'
ORDER BY count DESC, industry`;

/** Counts companies per country, largest first. Reads at most 60 rows. */
export async function countMarkets({ d1 }: MarketContext) {
  const { results } = await d1.prepare(BY_COUNTRY).all<{ country: string; count: number }>();
  const counts = new Map(results.map(({ country, count }) => [country, count]));
  const markets: Market[] = COUNTRIES.map(({ code, name, region }) => ({
    code,
    name,
    region,
    count: counts.get(code) ?? 0,
  }));
  markets.sort((a, b) => b.count - a.count || a.name.localeCompare(b.name));
  return { markets, steps: stepsOf(markets.map(({ count }) => count)) };
}

/** Describes the largest market of each region; `markets` must be sorted as by `countMarkets`. Reads at most 400 rows. */
export async function tellMarkets({ d1 }: MarketContext, markets: readonly Market[]): Promise<MarketStory[]> {
  const chosen = markets.filter(
    ({ region, count }, index) =>
      count > 0 && markets.findIndex((market) => market.region === region) === index,
  );
  const { results } = await d1
    .prepare(BY_INDUSTRY)
    .bind(JSON.stringify(chosen.map(({ code }) => code)))
    .all<{ country: string; industry: string; count: number }>();
  return chosen.map((market) => {
    const rows = results.filter(({ country }) => country === market.code);
    return {
      ...market,
      industries: rows.length,
      largest: rows.slice(0, 3).map(({ industry, count }) => ({ name: industryName(industry), count })),
    };
  });
}
