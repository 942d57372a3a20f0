import { z } from "zod";
import type { Context } from "~/core/context";
import { PAGE_SIZE, type Total } from "~/core/pagination";

export const AuditQuery = z.object({
  action: z.string().trim().max(60).optional(),
  actor: z.number().int().positive().optional(),
  target: z.string().trim().max(60).optional(),
  cursor: z.number().int().min(0).optional(),
});
export type AuditQuery = z.infer<typeof AuditQuery>;

export interface AuditLine {
  id: number;
  at: Date;
  actorId: number | null;
  impersonatorId: number | null;
  action: string;
  target: string | null;
  address: string | null;
  detail: Record<string, unknown>;
}

const SELECT = "SELECT * FROM audit_log l WHERE l.id < ?1";

/** Its parameters begin with the third; each column has an index that ends in the id. */
function conditionOf({ target, actor, action }: AuditQuery): [sql: string, values: (string | number)[]] {
  const asked = Object.entries({ target, actor_id: actor, action }).filter(
    ([, value]) => value !== undefined && value !== "",
  );
  const conditions = asked.map(([column], at) => `AND l.${column} = ?${at + 3}`);
  return [conditions.join(" "), asked.map(([, value]) => value as string | number)];
}

const MOST_COUNTED = 300;

/** How many lines a query finds, all pages together. Without a filter the last id says it: no line is ever removed. */
export async function countAuditTrail(ctx: Context, query: AuditQuery): Promise<Total> {
  const [condition, values] = conditionOf(query);
  const sql = condition
    ? `SELECT count(*) AS n FROM (SELECT 1 FROM audit_log l WHERE l.id < ?1 ${condition} LIMIT ?2)`
    : "SELECT coalesce(max(id), 0) AS n FROM audit_log WHERE id < ?1 OR ?2";
  const all = [Number.MAX_SAFE_INTEGER, MOST_COUNTED + 1, ...values];
  const count =
    (await ctx.d1
      .prepare(sql)
      .bind(...all)
      .first<number>("n")) ?? 0;
  const isExact = !condition || count <= MOST_COUNTED;
  return { count: isExact ? count : MOST_COUNTED, isExact };
}

export async function listAuditTrail(
  ctx: Context,
  query: AuditQuery,
  limit = PAGE_SIZE,
): Promise<{ lines: AuditLine[]; next: number | null }> {
  const [condition, values] = conditionOf(query);
  const { results } = await ctx.d1
    .prepare(`${SELECT} ${condition} ORDER BY l.id DESC LIMIT ?2`)
    .bind(query.cursor ?? Number.MAX_SAFE_INTEGER, limit + 1, ...values)
    .all<Record<string, string | number | null>>();
  const lines = results.slice(0, limit).map((row) => ({
    id: Number(row.id),
    at: new Date(Number(row.at) * 1000),
    actorId: row.actor_id === null ? null : Number(row.actor_id),
    impersonatorId: row.impersonator_id === null ? null : Number(row.impersonator_id),
    action: String(row.action),
    target: row.target === null ? null : String(row.target),
    address: row.address === null ? null : String(row.address),
    detail: JSON.parse(String(row.detail)) as Record<string, unknown>,
  }));
  return { lines, next: results.length > limit ? (lines.at(-1)?.id ?? null) : null };
}
