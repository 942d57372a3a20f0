import { z } from "zod";
import type { Context } from "~/core/context";
import { PAGE_SIZE } from "~/core/pagination";

export const AuditQuery = z.object({
  /** A verb and its noun, or its beginning: "delete-user". */
  action: z.string().trim().max(60).optional(),
  /** The id of who did it. */
  actor: z.number().int().positive().optional(),
  /** Such as "user:17". */
  target: z.string().trim().max(60).optional(),
  cursor: z.number().int().min(0).optional(),
});
export type AuditQuery = z.infer<typeof AuditQuery>;

export interface AuditLine {
  id: number;
  at: Date;
  actorId: number | null;
  /** The name of who did it, where the user is still known. */
  actorName: string | null;
  impersonatorId: number | null;
  action: string;
  target: string | null;
  address: string | null;
  detail: Record<string, unknown>;
}

const SELECT = `SELECT l.*, u.first_name || ' ' || u.last_name AS actor_name FROM audit_log l
LEFT JOIN users u ON u.id = l.actor_id WHERE l.id < ?1`;

/** Each filter has an index that ends in the id, so that a page reads about a hundred rows. */
function conditionOf({ target, actor, action }: AuditQuery): [sql: string, values: (string | number)[]] {
  if (target) return ["AND l.target = ?3", [target]];
  if (actor) return ["AND l.actor_id = ?3", [actor]];
  if (action) return ["AND l.action = ?3", [action]];
  return ["", []];
}

/** The trail, newest first. With several filters the first of target, actor and action counts. */
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
    actorName: row.actor_name === null ? null : String(row.actor_name),
    impersonatorId: row.impersonator_id === null ? null : Number(row.impersonator_id),
    action: String(row.action),
    target: row.target === null ? null : String(row.target),
    address: row.address === null ? null : String(row.address),
    detail: JSON.parse(String(row.detail)) as Record<string, unknown>,
  }));
  return { lines, next: results.length > limit ? (lines.at(-1)?.id ?? null) : null };
}

/** Every line of a filtered trail, fetched as it is consumed: for the export that streams. */
export async function* listWholeTrail(ctx: Context, query: AuditQuery): AsyncGenerator<AuditLine> {
  let cursor: number | null | undefined = query.cursor;
  while (cursor !== null) {
    const page = await listAuditTrail(ctx, { ...query, cursor: cursor ?? undefined }, 500);
    yield* page.lines;
    cursor = page.next;
  }
}
