import type { Context } from "~/core/context";
import { type Page, pageOf } from "~/core/pagination";
import { type ApplicationRow, applicationsAt } from "~/domains/onboarding/review/applications.server";
import type { ApplicationQuery } from "~/domains/onboarding/review/review-schemas";
import { STAGES, type Stage } from "~/domains/onboarding/review/stages";

const COUNTS = "SELECT kind, count FROM work_counts WHERE queue = 'application-stages'";
const COUNT = "SELECT count FROM work_counts WHERE queue = ?1 AND kind = ?2";

/** Counts applications per stage. */
export async function countStages(ctx: Context): Promise<{ stage: Stage; count: number }[]> {
  const { results } = await ctx.d1.prepare(COUNTS).all<{ kind: string; count: number }>();
  const counts = new Map(results.map(({ kind, count }) => [kind, count]));
  return STAGES.map((stage) => ({ stage, count: counts.get(stage) ?? 0 }));
}

export async function listApplicationsAt(
  ctx: Context,
  query: ApplicationQuery,
): Promise<Page<ApplicationRow>> {
  const { stage, country, limit } = query;
  const found = await applicationsAt(ctx, query);
  const counted = await ctx.d1
    .prepare(COUNT)
    .bind(country ? "application-places" : "application-stages", country ? `${stage}:${country}` : stage)
    .first<{ count: number }>();
  const { rows, next } = pageOf(found, limit, ({ id }) => id);
  return { rows, next, total: { count: counted?.count ?? 0, isExact: true } };
}
