import type { AccountContext } from "~/core/context";
import { searchCompanies } from "~/domains/directory/search/search-companies.server";
import { hasCriteria, type SearchCriteria } from "../criteria/search-criteria";
import { relaxationLevels } from "../criteria/search-relaxation";

/** Above this many keywords, they are not checked one by one. */
const MAX_WORDS = 8;

/** Returns keywords that no company matching the other criteria contains. Reads at most two rows for each of eight. */
export async function zeroResultKeywords(
  ctx: AccountContext,
  criteria: SearchCriteria,
  isOwnOnly: boolean,
): Promise<string[]> {
  const { keywords } = criteria;
  if (keywords.length > MAX_WORDS || !hasCriteria({ ...criteria, keywords: [] })) return [];
  const found = await Promise.all(
    keywords.map(async (word) => {
      const [filter] = relaxationLevels({ ...criteria, keywords: [word] })[0]?.filters ?? [];
      if (!filter) return true;
      const { companies } = await searchCompanies(ctx, { ...filter, isOwnOnly }, { limit: 1 });
      return companies.length > 0;
    }),
  );
  return keywords.filter((_, index) => !found[index]);
}

/** Drops keywords without results: a keyword narrows a search only if rows match it. */
export const withoutWords = (criteria: SearchCriteria, idle: readonly string[]): SearchCriteria =>
  idle.length === 0
    ? criteria
    : { ...criteria, keywords: criteria.keywords.filter((word) => !idle.includes(word)) };

export const idleText = (idle: readonly string[]): string | null =>
  idle.length === 0
    ? null
    : `${idle.map((word) => `“${word}”`).join(", ")} had no effect: no matching company has ${idle.length === 1 ? "this word" : "one of these words"}.`;
