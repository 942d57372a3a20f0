import type { Context } from "~/core/context";
import { secondsOf } from "~/core/seconds";

/** Of the shared directory, kept by triggers. */
export interface DirectoryGrowth {
  count: number;
  addedToday: number;
}

const GROWTH = `SELECT
  ifnull((SELECT count FROM company_counts WHERE account_id = 0 AND wildcards = 7), 0) AS count,
  ifnull((SELECT count FROM company_days WHERE account_id = 0 AND day = ?1), 0) AS addedToday`;

export const growthStatement = (ctx: Pick<Context, "d1" | "now">) =>
  ctx.d1.prepare(GROWTH).bind(Math.floor(secondsOf(ctx.now()) / 86_400));

export async function getGrowth(ctx: Pick<Context, "d1" | "now">): Promise<DirectoryGrowth> {
  const growth = await growthStatement(ctx).first<DirectoryGrowth>();
  return growth ?? { count: 0, addedToday: 0 };
}
