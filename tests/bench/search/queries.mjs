// The log of 500 mixed queries, generated from rows of the same benchmark: words, prefixes of 1-12 characters, 0-4
// facets, deep cursors, a common word with a rare facet, and queries without a hit.
import { isShort } from "../report.mjs";
import { randomFrom } from "./shapes.mjs";

export const LIMIT = 50;
export const ACCOUNT = 7;
/** Times each query runs after a first run that warms the caches; its median counts. */
export const ROUNDS = isShort ? 1 : 3;

export function queryLog(app, shapes, count, slots) {
  const random = randomFrom(500);
  const pick = (list) => list[Math.floor(random() * list.length)];
  const sample = [];
  const words = new Map();
  const pairs = new Map();
  for (const row of shapes.rows(Math.min(count, 60_000))) {
    if (sample.length < 5000) sample.push(row);
    for (const word of app.tokens(row.name)) words.set(word, (words.get(word) ?? 0) + 1);
    if (row.country && row.industry) {
      const key = `${row.country} ${row.industry}`;
      pairs.set(key, (pairs.get(key) ?? 0) + 1);
    }
  }
  const ranked = [...words].sort((a, b) => b[1] - a[1]).map(([word]) => word);
  const common = ranked.slice(0, 40).filter((word) => word.length > 2);
  const rarePairs = [...pairs].filter(([, times]) => times <= 3).map(([key]) => key.split(" "));
  const rareCountries = ["KM", "ST", "ER", "GW", "DJ", "SC", "TD", "CF"];
  const long = ranked.filter((word) => word.length >= 4).slice(0, 4000);
  const beginning = (length) => {
    const fitting = ranked.slice(0, 6000).filter((word) => [...word].length >= length);
    return [...pick(fitting)].slice(0, length).join("");
  };
  const facets = (number) => {
    const row = pick(sample.filter((row) => row.country && row.industry && row.size));
    const other = pick(sample.filter((row) => row.country && row.industry));
    const filter = {};
    if (number >= 1) filter.countries = [row.country];
    if (number >= 2) filter.industries = [row.industry];
    if (number >= 3) filter.sizes = [row.size];
    if (number >= 4) {
      filter.countries = [...new Set([row.country, other.country])];
      filter.industries = [...new Set([row.industry, other.industry])];
    }
    return filter;
  };
  const deep = () => slots[Math.floor(slots.length * (0.3 + 0.6 * random()))];
  const kinds = {
    word: () => ({ filter: { words: `${pick(long)}`, ...facets(Math.floor(random() * 2)) } }),
    "two words": () => {
      const name = app.tokens(pick(sample).name);
      return { filter: { words: `${pick(name)} ${pick(name)}` } };
    },
    "prefix of 1-6 characters": () => ({ filter: { words: beginning(1 + Math.floor(random() * 6)) } }),
    "prefix of 7-12 characters": () => ({ filter: { words: beginning(7 + Math.floor(random() * 6)) } }),
    "prefix and 1-4 facets": () => ({
      filter: { words: beginning(1 + Math.floor(random() * 12)), ...facets(1 + Math.floor(random() * 4)) },
    }),
    "facets alone": () => ({ filter: facets(1 + Math.floor(random() * 4)) }),
    "excluded words and industries": () => ({
      filter: {
        anyWords: [pick(long), pick(common)],
        excludeWords: [pick(common)],
        excludeIndustries: facets(2).industries,
      },
    }),
    "deep cursor": () => ({
      filter: pick([{ words: pick(common) }, { words: beginning(3) }, facets(2), {}]),
      after: deep(),
    }),
    "common word, rare facets": () => {
      const [country, industry] =
        rarePairs.length > 0 && random() < 0.5 ? pick(rarePairs) : [pick(rareCountries), null];
      return {
        filter: {
          words: pick(common),
          countries: [country],
          ...(industry ? { industries: [industry] } : {}),
        },
      };
    },
    "no hit": () =>
      random() < 0.5
        ? {
            filter: {
              words: `${ranked[ranked.length - 1 - Math.floor(random() * 2000)]}`,
              countries: [pick(rareCountries)],
            },
          }
        : { filter: { words: `${pick(long)}${pick(long)}` } },
  };
  const share = {
    word: 90,
    "two words": 50,
    "prefix of 1-6 characters": 80,
    "prefix of 7-12 characters": 60,
    "prefix and 1-4 facets": 80,
    "facets alone": 40,
    "excluded words and industries": 20,
    "deep cursor": 40,
    "common word, rare facets": 20,
    "no hit": 20,
  }; // prettier-ignore
  const log = Object.entries(share).flatMap(([kind, number]) =>
    Array.from({ length: isShort ? number / 10 : number }, () => ({ kind, after: 0, ...kinds[kind]() })),
  );
  return log
    .map((query) => ({ query, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ query }) => query);
}

/**
 * Generates industry queries as a lead search makes them: one industry, with a country, two of each, one but not
 * another, only likely ones.
 */
export function industryLog(shapes, count) {
  const random = randomFrom(501);
  const pick = (list) => list[Math.floor(random() * list.length)];
  const known = [];
  for (const row of shapes.rows(Math.min(count, 20_000))) if (row.industry && row.country) known.push(row);
  const kinds = {
    "an industry": ({ industry }) => ({ industries: [industry] }),
    "an industry in a country": ({ industry, country }) => ({ industries: [industry], countries: [country] }),
    "two industries in two countries": ({ industry, country }, other) => ({
      industries: [...new Set([industry, other.industry])],
      countries: [...new Set([country, other.country])],
    }),
    "an industry, not another": ({ industry }, other) => ({
      industries: [industry],
      excludeIndustries: other.industry === industry ? [] : [other.industry],
    }),
    "only likely of an industry": ({ industry, country }) => ({
      likelyIndustries: [industry],
      countries: [country],
    }),
  };
  return Object.entries(kinds).flatMap(([kind, filterOf]) =>
    Array.from({ length: isShort ? 2 : 30 }, () => ({
      kind,
      after: 0,
      filter: filterOf(pick(known), pick(known)),
    })),
  );
}
