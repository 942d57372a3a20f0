import { z } from "zod";
import type { Context } from "~/core/context";
import { MAX_EXACT_COUNT, PAGE_SIZE, type Total } from "~/core/pagination";

const CURSOR = "This log page doesn’t exist. Go to the first page.";

export const AuditQuery = z.object({
  action: z.string().trim().max(60).optional(),
  actor: z.number().int().positive().optional(),
  target: z.string().trim().max(60).optional(),
  /** Unix second and id of the last entry seen. */
  cursor: z
    .string()
    .regex(/^\d{1,12}-\d{1,15}$/, CURSOR)
    .optional(),
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

function conditionOf({ target, actor, action }: AuditQuery): [sql: string, values: (string | number)[]] {
  const asked = Object.entries({ target, actor_id: actor, action }).filter(
    ([, value]) => value !== undefined && value !== "",
  );
  const conditions = asked.map(([column], index) => `AND l.${column} = ?${index + 4}`);
  return [conditions.join(" "), asked.map(([, value]) => value as string | number)];
}

const positionOf = (cursor = `${10 ** 12}-0`): [at: number, id: number] => {
  const [at = 0, id = 0] = cursor.split("-").map(Number);
  return [at, id];
};

const cursorOf = ({ at, id }: AuditLine): string => `${at.getTime() / 1000}-${id}`;

const IS_OLDER = "(l.at, l.id) < (?1, ?2)";

export async function listActions(ctx: Context): Promise<{ action: string; entries: number }[]> {
  const all = "SELECT action, entries FROM audit_counts WHERE entries > 0 ORDER BY action LIMIT 500";
  return (await ctx.d1.prepare(all).all<{ action: string; entries: number }>()).results;
}

/** Counts the entries of a query across pages: exact by action, up to 300 with any other filter. */
export async function countAuditTrail(ctx: Context, query: AuditQuery): Promise<Total> {
  const { action, actor, target } = query;
  if (actor === undefined && !target) {
    const counted = "SELECT coalesce(sum(entries), 0) AS n FROM audit_counts WHERE ?1 = '' OR action = ?1";
    const count = await ctx.d1
      .prepare(counted)
      .bind(action ?? "")
      .first<number>("n");
    return { count: count ?? 0, isExact: true };
  }
  const [condition, values] = conditionOf(query);
  const sql = `SELECT count(*) AS n FROM (SELECT 1 FROM audit_log l WHERE ${IS_OLDER} ${condition} LIMIT ?3)`;
  const count = await ctx.d1
    .prepare(sql)
    .bind(...positionOf(), MAX_EXACT_COUNT + 1, ...values)
    .first<number>("n");
  const isExact = (count ?? 0) <= MAX_EXACT_COUNT;
  return { count: isExact ? (count ?? 0) : MAX_EXACT_COUNT, isExact };
}

/** Lists entries by time, newest first, including those recorded later about an earlier time. */
export async function listAuditTrail(
  ctx: Context,
  query: AuditQuery,
  limit = PAGE_SIZE,
): Promise<{ lines: AuditLine[]; next: string | null }> {
  const [condition, values] = conditionOf(query);
  const { results } = await ctx.d1
    .prepare(
      `SELECT * FROM audit_log l WHERE ${IS_OLDER} ${condition} ORDER BY l.at DESC, l.id DESC LIMIT ?3`,
    )
    .bind(...positionOf(query.cursor), limit + 1, ...values)
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
  const last = lines.at(-1);
  return { lines, next: results.length > limit && last ? cursorOf(last) : null };
}
