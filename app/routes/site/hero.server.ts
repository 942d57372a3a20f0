import type { Context } from "~/core/context";
import { countryName } from "~/core/places/countries";
import { rankedFinds, readShownAnswer } from "~/domains/admin/settings/shown-answer.server";
import { outOfCoverageText } from "~/domains/lead-search/query-parser/out-of-coverage-text";
import { tryScored } from "~/domains/lead-search/runs/demo-scored-search.server";
import type { ShownAnswer } from "~/domains/settings/settings";
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
  const fit = isLooser ? "come near" : isOne ? "company matches" : "companies match";
  const notes = [
    outOfCoverageText(elsewhere),
    corrected ? `No results for “${query}”. Showing the closest match.` : null,
  ].filter(Boolean);
  return {
    heading: finds.length === 0 ? `No results for “${query}” yet` : `${total} ${fit} “${corrected ?? query}”`,
    note: notes.join(" ") || null,
    readAs,
    finds,
    more: isAll ? "to save these as leads." : "to see the rest and save them as leads.",
  };
}

function exampleOf({ finds, readAs, sentence, total, isOne }: ShownAnswer) {
  if (finds.length === 0) return null;
  return {
    heading: `${total} ${isOne ? "company" : "companies"} for “${sentence}”`,
    note: null,
    readAs,
    finds,
    more: "to see the rest and save them as leads.",
  };
}

/** The example before a search; then the search's result. No example before the first count, or with an empty directory. */
export async function heroOf(ctx: Context, query: string) {
  const shown = await readShownAnswer(ctx);
  const answer = query ? await answerTo(ctx, query) : shown && exampleOf(shown);
  return { answer, here: answer?.finds[0]?.country ?? "ZA", stops: stopsOf(shown?.counts ?? {}) };
}
