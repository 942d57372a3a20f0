import type { Context } from "~/core/context";
import { countryName } from "~/core/places/countries";
import { rankedFinds, readShownAnswer } from "~/domains/admin/settings/shown-answer.server";
import { tryScored } from "~/domains/lead-search/runs/try-scored.server";
import { elsewhereText } from "~/domains/lead-search/sentence/places-elsewhere";
import { paths } from "~/paths";
import type { WayStopLink } from "~/ui/charts/way-map";
import { WAY_STOPS, type WayStop } from "~/ui/charts/way-shapes";

const searchTo = (words: string) => `${paths.withQuery(paths.site.home, { q: words })}#results`;

function stopsOf(counts: Record<string, number>): Partial<Record<WayStop, WayStopLink>> {
  const codes = Object.keys(WAY_STOPS) as WayStop[];
  return Object.fromEntries(
    codes.flatMap((code) => {
      const [count, name] = [counts[code] ?? 0, countryName(code)];
      return count > 0 ? [[code, { name, count, to: searchTo(`companies in ${name}`) }]] : [];
    }),
  );
}

async function answerTo(ctx: Context, words: string) {
  const { elsewhere, ...found } = await tryScored(ctx, words);
  const { total, isOne, isAll, isLooser, readAs, corrected } = found;
  const finds = rankedFinds(found);
  const fit = isLooser ? "come near" : isOne ? "company matches" : "companies match";
  const notes = [
    elsewhereText(elsewhere),
    corrected ? `Nothing has “${words}”; this is the nearest there is.` : null,
  ].filter(Boolean);
  return {
    heading:
      finds.length === 0
        ? `No company here matches “${words}” yet`
        : `${total} ${fit} “${corrected ?? words}”`,
    note: notes.join(" ") || null,
    readAs,
    finds,
    more: isAll ? "to keep these as leads." : "to see the rest, and to keep them as leads.",
  };
}

/** The example until somebody asks; then the real answer. Null where the directory is empty. */
export async function heroOf(ctx: Context, words: string) {
  const { counts, sentence, total, isOne, ...shown } = await readShownAnswer(ctx);
  const example = {
    ...shown,
    note: null,
    heading: `${total} ${isOne ? "company" : "companies"} for “${sentence}”`,
    more: "to see the rest, and to keep them as leads.",
  };
  const answer = words ? await answerTo(ctx, words) : shown.finds.length > 0 ? example : null;
  return { answer, here: answer?.finds[0]?.country ?? "ZA", stops: stopsOf(counts) };
}
