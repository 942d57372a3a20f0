import type { Context } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";

const USES = `DELETE FROM industry_label_uses WHERE rowid IN (
  SELECT rowid FROM industry_label_uses WHERE last_used_at < ?1 LIMIT 500)`;

const LABELS = `DELETE FROM industry_labels WHERE id IN (
  SELECT id FROM industry_labels l WHERE first_used_at < ?1 AND decided_at IS NULL
  AND NOT EXISTS (SELECT 1 FROM industry_label_uses u WHERE u.label_id = l.id) LIMIT 500)`;

/** Who used a label, and labels that nobody uses and nobody decided. What was decided stays. */
export async function purgeLabels(ctx: Context, before: Date): Promise<number> {
  const results = await ctx.d1.batch(
    [USES, LABELS].map((sql) => ctx.d1.prepare(sql).bind(toUnixSeconds(before))),
  );
  return results.reduce((sum, { meta }) => sum + meta.changes, 0);
}
