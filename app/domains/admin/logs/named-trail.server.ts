import type { Context } from "~/core/context";
import { type AuditLine, type AuditQuery, listAuditTrail } from "~/domains/audit/audit-trail.server";
import { namesOf } from "~/domains/identity/users/people.server";

export interface NamedLine extends AuditLine {
  /** Null where the user is not known any more. */
  actorName: string | null;
}

export async function listNamedTrail(
  ctx: Context,
  query: AuditQuery,
  limit?: number,
): Promise<{ lines: NamedLine[]; next: number | null }> {
  const { lines, next } = await listAuditTrail(ctx, query, limit);
  const names = await namesOf(
    ctx,
    lines.flatMap(({ actorId }) => actorId ?? []),
  );
  const named = lines.map((line) => ({ ...line, actorName: names.get(line.actorId ?? 0) ?? null }));
  return { lines: named, next };
}

export async function* listWholeTrail(ctx: Context, query: AuditQuery): AsyncGenerator<NamedLine> {
  let cursor: number | null | undefined = query.cursor;
  while (cursor !== null) {
    const page = await listNamedTrail(ctx, { ...query, cursor: cursor ?? undefined }, 500);
    yield* page.lines;
    cursor = page.next;
  }
}
