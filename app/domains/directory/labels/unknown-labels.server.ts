import { and, eq, isNull } from "drizzle-orm";
import type { Context, UserActor } from "~/core/context";
import { DomainError, notFound } from "~/core/errors";
import { secondsOf } from "~/core/seconds";
import { auditIfChanged } from "~/domains/audit/audit.server";
import { industryLabels } from "../tables";
import { INDUSTRIES } from "../taxonomy/industries";

export const RECENT_DAYS = 30;
export const FEWEST_ACCOUNTS = 3;
const MOST_COUNTED = 1_000;
const MOST_ACCOUNTS_COUNTED = 5;

const recentlyBefore = (ctx: Context) => secondsOf(ctx.now()) - RECENT_DAYS * 86_400;

const OPEN = "decided_at IS NULL AND third_used_at IS NOT NULL AND third_used_at >= ?1";

const LIST = `SELECT l.id, l.text, l.first_used_at AS firstUsedAt, (SELECT count(*) FROM (SELECT 1 FROM industry_label_uses u
  WHERE u.label_id = l.id AND u.last_used_at >= ?1 LIMIT ${MOST_ACCOUNTS_COUNTED})) AS accounts
FROM industry_labels l WHERE ${OPEN} AND l.id > ?2 ORDER BY l.id LIMIT ?3`;

const COUNT = `SELECT count(*) AS count FROM (SELECT 1 FROM industry_labels WHERE ${OPEN} LIMIT ${MOST_COUNTED})`;

export interface UnknownLabel {
  id: number;
  text: string;
  /** "3", "4" or "5 or more". */
  accounts: string;
  firstUsedAt: Date;
}

/** Labels no rule knows that at least three accounts used in the last 30 days, oldest first, one more than `limit`. */
export async function listUnknownLabels(
  ctx: Context,
  { after, limit }: { after: number; limit: number },
): Promise<UnknownLabel[]> {
  const { results } = await ctx.d1
    .prepare(LIST)
    .bind(recentlyBefore(ctx), after, limit + 1)
    .all<{ id: number; text: string; firstUsedAt: number; accounts: number }>();
  return results.map(({ id, text, firstUsedAt, accounts }) => ({
    id,
    text,
    accounts: accounts < MOST_ACCOUNTS_COUNTED ? String(accounts) : `${accounts} or more`,
    firstUsedAt: new Date(firstUsedAt * 1000),
  }));
}

export async function countUnknownLabels(ctx: Context): Promise<number> {
  const row = await ctx.d1.prepare(COUNT).bind(recentlyBefore(ctx)).first<{ count: number }>();
  return row?.count ?? 0;
}

/**
 * For all companies that have the label, of whatever account; null: it names no industry. Of two at once one decides.
 * @throws DomainError not_found, invalid, conflict
 */
export async function decideLabel(
  ctx: Context & { actor: UserActor },
  labelId: number,
  industry: string | null,
): Promise<void> {
  if (industry !== null && !INDUSTRIES.some(({ id }) => id === industry))
    throw new DomainError("invalid", "Please choose an industry of the list.", { field: "choice" });
  const [decided] = await ctx.db.batch([
    ctx.db
      .update(industryLabels)
      .set({ industry, decidedBy: "an administrator", decidedAt: ctx.now() })
      .where(and(eq(industryLabels.id, labelId), isNull(industryLabels.decidedAt)))
      .returning({ id: industryLabels.id }),
    auditIfChanged(ctx, {
      action: "review-industry-label",
      target: `industry-label:${labelId}`,
      detail: { industry },
    }),
  ]);
  if (decided.length > 0) {
    if (industry !== null) await ctx.queue.send({ kind: "apply-industry-label", labelId });
    return;
  }
  const [known] = await ctx.db
    .select({ id: industryLabels.id })
    .from(industryLabels)
    .where(eq(industryLabels.id, labelId))
    .limit(1);
  if (!known) throw notFound("This label");
  throw new DomainError("conflict", "This label was decided already.");
}
