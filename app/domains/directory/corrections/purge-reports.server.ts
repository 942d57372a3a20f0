import type { Context } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";

const REPORTS = `DELETE FROM company_reports WHERE id IN (
  SELECT id FROM company_reports WHERE ifnull(withdrawn_at, closed_at) < ?1 LIMIT 500)`;

const WITHOUT = "AND NOT EXISTS (SELECT 1 FROM company_reports r WHERE r.case_id = k.id) LIMIT 250";
const CASES = `DELETE FROM correction_cases WHERE id IN (
  SELECT * FROM (SELECT id FROM correction_cases k WHERE decided_at < ?1 ${WITHOUT})
  UNION ALL SELECT * FROM (SELECT id FROM correction_cases k
    WHERE decided_at IS NULL AND reports = 0 AND opened_at < ?1 ${WITHOUT}))`;

/** Who reported what, once it was decided or taken back. */
export async function purgeReports(ctx: Context, before: Date): Promise<number> {
  const results = await ctx.d1.batch(
    [REPORTS, CASES].map((sql) => ctx.d1.prepare(sql).bind(toUnixSeconds(before))),
  );
  return results.reduce((sum, { meta }) => sum + meta.changes, 0);
}
