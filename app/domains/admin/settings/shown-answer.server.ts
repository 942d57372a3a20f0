import type { Context } from "~/core/context";
import { countMarkets } from "~/domains/directory/companies/markets.server";
import { type ScoredFinds, tryScored } from "~/domains/lead-search/runs/demo-scored-search.server";
import type { ShownAnswer } from "~/domains/settings/settings";
import { invalidateSettings, readSetting, settingStatement } from "~/domains/settings/settings.server";

const SHOWN_SENTENCE = "solar companies in Kenya";
const SHOWN = 3;

export const rankedFinds = ({ companies }: Pick<ScoredFinds, "companies">): ShownAnswer["finds"] =>
  companies.map(({ company, country, score }) => ({
    id: company.id,
    name: company.name,
    facts: [company.industry, [company.city, company.country].filter(Boolean).join(", ")]
      .filter(Boolean)
      .join(" · "),
    country,
    confidence: score?.confidence ?? null,
    reasons: (score?.reasons ?? []).map(({ id, points, max, detail }) => ({ id, points, max, detail })),
  }));

/** Recomputes the example search result. Reads at most 510 rows: for jobs, not for pages. */
export async function renewShownAnswer(ctx: Context): Promise<void> {
  const [found, { markets }] = await Promise.all([tryScored(ctx, SHOWN_SENTENCE), countMarkets(ctx)]);
  const answer: ShownAnswer = {
    sentence: SHOWN_SENTENCE,
    total: found.total,
    isOne: found.isOne,
    finds: rankedFinds(found).slice(0, SHOWN),
    counts: Object.fromEntries(
      markets.filter(({ count }) => count > 0).map((market) => [market.code, market.count]),
    ),
  };
  await settingStatement(ctx, "shownAnswer", answer);
  invalidateSettings(ctx);
}

/** Reads the cached settings: a page that shows it doesn't query the database. Null before the first count. */
export const readShownAnswer = (ctx: Context): Promise<ShownAnswer | null> => readSetting(ctx, "shownAnswer");
