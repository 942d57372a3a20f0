import type { Context } from "~/core/context";
import { countryName } from "~/core/places/countries";
import { rankedFinds, readShownAnswer } from "~/domains/admin/settings/shown-answer.server";
import { outOfCoverageText } from "~/domains/lead-search/query-parser/out-of-coverage-text";
import { tryScored } from "~/domains/lead-search/runs/demo-scored-search.server";
import type { ShownAnswer } from "~/domains/settings/settings";
import { m } from "~/messages/messages";
import { paths } from "~/paths";
import type { WayStopLink } from "~/ui/charts/way-map";
import { WAY_STOPS, type WayStop } from "~/ui/charts/way-shapes";

const searchTo = (query: string) => `${paths.withQuery(paths.site.home, { q: query })}#results`;

function stopsOf(counts: Record<string, number>): Partial<Record<WayStop, WayStopLink>> {
  const codes = Object.keys(WAY_STOPS) as WayStop[];
  return Object.fromEntries(
    codes.flatMap((code) => {
      const [count, name] = [counts[code] ?? 0, countryName(code)];
      return count > 0 ? [[code, { name, count, to: searchTo(`companies in ${name}`) }]] : [];
    }),
  );
}

async function answerTo(ctx: Context, query: string) {
  const { elsewhere, ...found } = await tryScored(ctx, query);
  const { total, isOne, isAll, isLooser, readAs, corrected } = found;
  const finds = rankedFinds(found);
  const headingOf = isLooser
    ? m.site_hero_come_near
    : isOne
      ? m.site_hero_company_matches
      : m.site_hero_companies_match;
  const notes = [
    outOfCoverageText(elsewhere),
    corrected ? m.site_hero_no_results_for_showing_the({ query }) : null,
  ].filter(Boolean);
  return {
    heading:
      finds.length === 0
        ? m.site_hero_no_results_for_yet({ query })
        : headingOf({ total, query: corrected ?? query }),
    note: notes.join(" ") || null,
    readAs,
    finds,
    isAll,
  };
}

function exampleOf({ finds, sentence, total, isOne }: ShownAnswer) {
  if (finds.length === 0) return null;
  return {
    heading: (isOne ? m.site_hero_company_for : m.site_hero_companies_for)({ total, query: sentence }),
    note: null,
    readAs: null,
    finds,
    isAll: null,
  };
}

/**
 * Returns the example before a search, then the search's result. There is no example before the first count or with an
 * empty directory.
 */
export async function heroOf(ctx: Context, query: string) {
  const shown = await readShownAnswer(ctx);
  const answer = query ? await answerTo(ctx, query) : shown && exampleOf(shown);
  return { answer, here: answer?.finds[0]?.country ?? "ZA", stops: stopsOf(shown?.counts ?? {}) };
}
