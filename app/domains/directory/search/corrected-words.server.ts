import type { Context } from "~/core/context";
import { type CompanyFilter, searchWords } from "./company-filter";
import { isOneEditAway } from "./normalize-for-search";
import { type Match, matchSql } from "./search-match";
import { isCommonWord, wordsOf } from "./search-words";

type MendContext = Pick<Context, "d1" | "account">;

const MAX_CORRECTED = 3;
const MAX_CANDIDATES = 12;
/** Characters of a word that `search_word_forms` covers; see migrations/0004_search.sql. */
const FORM_LETTERS = 7;

const hasHit = (match: Match) =>
  `SELECT 1 AS hit FROM company_search WHERE company_search MATCH ${match.sql} LIMIT 1`;

const FORMS = `SELECT words FROM search_word_forms
WHERE account_id IN (0, ?2) AND form IN (SELECT value FROM json_each(?1))`;

const bestHit = (match: Match) => `SELECT c.name, c.city, c.industry_text AS industryText, c.description
FROM company_search f CROSS JOIN companies c ON c.slot = f.rowid
WHERE f.company_search MATCH ${match.sql} ORDER BY f.rowid LIMIT 1`;

function formsOf(word: string): string[] {
  const letters = [...word].slice(0, FORM_LETTERS);
  return [
    letters.join(""),
    ...letters.map((_, index) => letters.filter((_, other) => other !== index).join("")),
  ];
}

async function unknownPlaces(ctx: MendContext, words: string[]): Promise<number[]> {
  const accountId = ctx.account?.id ?? null;
  const matches = words.slice(0, -1).map((word) => matchSql({ anyWords: [word] }, accountId));
  matches.push(matchSql({ words: words.at(-1) ?? "" }, accountId));
  const results = await ctx.d1.batch(
    matches.map((match) => ctx.d1.prepare(hasHit(match)).bind(...match.values)),
  );
  return words
    .map((_, index) => index)
    .filter((at) => results[at]?.results.length === 0 && isCommonWord(words[at] ?? ""))
    .slice(0, MAX_CORRECTED);
}

function candidatesOf(word: string, known: string[]): string[] {
  const near = known.filter((other) => isOneEditAway(word, other)).sort();
  const likely = near.filter((other) => other[0] === word[0]);
  return (likely.length > 0 ? likely : near).slice(0, MAX_CANDIDATES);
}

/** Returns null if no word one edit away finds a company that matches the rest of the filter. */
export async function correctedWords(ctx: MendContext, filter: CompanyFilter): Promise<string | null> {
  const words = searchWords(filter);
  if (!words.some(isCommonWord)) return null;
  const places = await unknownPlaces(ctx, words);
  if (places.length === 0) return null;
  const forms = [...new Set(places.flatMap((at) => formsOf(words[at] ?? "")))];
  const { results } = await ctx.d1
    .prepare(FORMS)
    .bind(JSON.stringify(forms), ctx.account?.id ?? 0)
    .all<{ words: string }>();
  const known = [...new Set(results.flatMap((row) => row.words.split(" ").filter(Boolean)))];
  const alternatives = new Map(places.map((at) => [at, candidatesOf(words[at] ?? "", known)]));
  if ([...alternatives.values()].some((candidates) => candidates.length === 0)) return null;
  const match = matchSql(filter, ctx.account?.id ?? null, alternatives);
  const best = await ctx.d1
    .prepare(bestHit(match))
    .bind(...match.values)
    .first<Parameters<typeof wordsOf>[0]>();
  if (!best) return null;
  const found = new Set(wordsOf(best));
  return words
    .map((word, index) => alternatives.get(index)?.find((other) => found.has(other)) ?? word)
    .join(" ");
}
