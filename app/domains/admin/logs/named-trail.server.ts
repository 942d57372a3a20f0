import type { z } from "zod";
import type { Context } from "~/core/context";
import { searchText } from "~/core/pagination";
import { type AuditLine, AuditQuery, listAuditTrail } from "~/domains/audit/audit-trail.server";
import { FAILED_SIGN_IN, failedSignInTarget } from "~/domains/audit/session-entries.server";
import { namesOf } from "~/domains/identity/users/people.server";
import { findUserId, listUsers } from "~/domains/identity/users/users.server";

/** Query of the log's page and export, with the user filter as an email address, name or id. */
export const TrailQuery = AuditQuery.extend({
  action: searchText(60).optional(),
  actor: searchText(254).optional(),
  target: searchText(254).optional(),
});
export type TrailQuery = z.infer<typeof TrailQuery>;

const NOBODY = -1;

/** Returns the id of the one user who matches; -1, which matches no entry, if there are none or several. */
async function userNamed(ctx: Context, name: string): Promise<number> {
  if (/^\d{1,15}$/.test(name)) return Number(name);
  const known = name.includes("@") ? await findUserId(ctx, name) : undefined;
  if (known !== undefined) return known;
  const { rows } = await listUsers(ctx, { search: name, limit: 2 });
  const [found, other] = rows;
  return found && !other ? found.id : NOBODY;
}

const isRecord = (text: string) => /^[a-z-]+:/.test(text);

/** Resolves the record filter. Failed sign-ins are stored with a hash of the address, whether or not a user has it. */
async function targetNamed(ctx: Context, name: string, action: string | undefined): Promise<string> {
  if (isRecord(name)) return name;
  const isAddress = name.includes("@");
  if (isAddress && action === FAILED_SIGN_IN) return failedSignInTarget(ctx, name);
  const userId = await userNamed(ctx, name);
  if (userId !== NOBODY) return `user:${userId}`;
  return isAddress ? failedSignInTarget(ctx, name) : name;
}

/** Converts names and addresses in the query to ids. */
export async function inNumbers(ctx: Context, { actor, target, ...query }: TrailQuery): Promise<AuditQuery> {
  return {
    ...query,
    actor: actor ? await userNamed(ctx, actor) : undefined,
    target: target ? await targetNamed(ctx, target, query.action) : target,
  };
}

interface NamedLine extends AuditLine {
  /** Null if the user no longer exists. */
  actorName: string | null;
}

export async function listNamedTrail(
  ctx: Context,
  query: AuditQuery,
  limit?: number,
): Promise<{ lines: NamedLine[]; next: string | null }> {
  const { lines, next } = await listAuditTrail(ctx, query, limit);
  const names = await namesOf(
    ctx,
    lines.flatMap(({ actorId }) => actorId ?? []),
  );
  const named = lines.map((line) => ({ ...line, actorName: names.get(line.actorId ?? 0) ?? null }));
  return { lines: named, next };
}

export async function* listWholeTrail(ctx: Context, query: AuditQuery): AsyncGenerator<NamedLine> {
  let cursor: string | null | undefined = query.cursor;
  while (cursor !== null) {
    const page = await listNamedTrail(ctx, { ...query, cursor: cursor ?? undefined }, 500);
    yield* page.lines;
    cursor = page.next;
  }
}
