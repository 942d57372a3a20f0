import type { Context } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";

interface DirectoryGrowth {
  /** Companies of the shared directory, maintained by triggers. */
  count: number;
  /** Companies that the research added since midnight UTC, without the starter list and administrators' imports. */
  addedToday: number;
}

export const dayOf = (now: Date): number => Math.floor(toUnixSeconds(now) / 86_400);

const GROWTH = `SELECT
  ifnull((SELECT count FROM company_counts WHERE account_id = 0 AND wildcards = 7), 0) AS count,
  ifnull((SELECT sum(added_on_day) FROM research_sources WHERE added_day = ?1), 0) AS addedToday`;

export async function getGrowth(ctx: Pick<Context, "d1" | "now">): Promise<DirectoryGrowth> {
  const growth = await ctx.d1.prepare(GROWTH).bind(dayOf(ctx.now())).first<DirectoryGrowth>();
  return growth ?? { count: 0, addedToday: 0 };
}
