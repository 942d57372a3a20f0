import { and, eq, isNull, sql } from "drizzle-orm";
import type { Context, UserActor } from "~/core/context";
import { DomainError, notFound } from "~/core/errors";
import { toUnixSeconds } from "~/core/seconds";
import { auditIfChanged } from "~/domains/audit/audit.server";
import { hasVerifiedUser } from "~/domains/identity/verified-user.server";
import { industryLabels } from "../tables";
import { INDUSTRIES } from "../taxonomy/industries";

export const RECENT_DAYS = 30;
export const MIN_ACCOUNTS = 3;
const MAX_COUNTED = 1_000;
const MAX_ACCOUNTS_COUNTED = 5;

const recentlyBefore = (ctx: Context) => toUnixSeconds(ctx.now()) - RECENT_DAYS * 86_400;

const MAX_SAMPLED = 50;

/** Counts recent users of a label among accounts with a confirmed address; anyone could create other accounts. */
const usersOf = (since: number, limit: number) =>
  sql`(select count(*) from (select 1 from (select u.account_id from industry_label_uses u
    where u.label_id = l.id and u.last_used_at >= ${since} order by u.last_used_at desc limit ${MAX_SAMPLED}) r
    where ${hasVerifiedUser(sql`r.account_id`)} limit ${limit}))`;

const isOpen = (since: number) =>
  sql`l.decided_at is null and l.third_used_at is not null and l.third_used_at >= ${since}
    and ${usersOf(since, MIN_ACCOUNTS)} >= ${MIN_ACCOUNTS}`;

interface UnknownLabel {
  id: number;
  text: string;
  /** "3", "4" or "5 or more". */
  accounts: string;
  firstUsedAt: Date;
}

/**
 * Lists labels that no rule knows and that at least three confirmed accounts used in the last 30 days: oldest first, up
 * to `limit` + 1.
 */
export async function listUnknownLabels(
  ctx: Context,
  { after, limit }: { after: number; limit: number },
): Promise<UnknownLabel[]> {
  const since = recentlyBefore(ctx);
  const results = await ctx.db.all<{ id: number; text: string; firstUsedAt: number; accounts: number }>(
    sql`select l.id, l.text, l.first_used_at as "firstUsedAt", ${usersOf(since, MAX_ACCOUNTS_COUNTED)} as accounts
      from industry_labels l where ${isOpen(since)} and l.id > ${after} order by l.id limit ${limit + 1}`,
  );
  return results.map(({ id, text, firstUsedAt, accounts }) => ({
    id,
    text,
    accounts: accounts < MAX_ACCOUNTS_COUNTED ? String(accounts) : `${accounts} or more`,
    firstUsedAt: new Date(firstUsedAt * 1000),
  }));
}

export async function countUnknownLabels(ctx: Context): Promise<number> {
  const [row] = await ctx.db.all<{ count: number }>(
    sql`select count(*) as count from (select 1 from industry_labels l where ${isOpen(recentlyBefore(ctx))} limit ${MAX_COUNTED})`,
  );
  return row?.count ?? 0;
}

/**
 * Decides a label for all companies that have it, in every account; null means it names no industry. Of two concurrent
 * decisions, one wins.
 * @throws DomainError not_found, invalid, conflict
 */
export async function decideLabel(
  ctx: Context & { actor: UserActor },
  labelId: number,
  industry: string | null,
): Promise<void> {
  if (industry !== null && !INDUSTRIES.some(({ id }) => id === industry))
    throw new DomainError("invalid", "Choose an industry from the list.", { field: "choice" });
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
  throw new DomainError("conflict", "This label was already decided.");
}

const USES = `DELETE FROM industry_label_uses WHERE rowid IN (
  SELECT rowid FROM industry_label_uses WHERE last_used_at < ?1 LIMIT 500)`;

const LABELS = `DELETE FROM industry_labels WHERE id IN (
  SELECT id FROM industry_labels l WHERE first_used_at < ?1 AND decided_at IS NULL
  AND NOT EXISTS (SELECT 1 FROM industry_label_uses u WHERE u.label_id = l.id) LIMIT 500)`;

/** Deletes old uses of labels, and undecided labels without uses. Decided labels stay. */
export async function purgeLabels(ctx: Context, before: Date): Promise<number> {
  const results = await ctx.d1.batch(
    [USES, LABELS].map((sql) => ctx.d1.prepare(sql).bind(toUnixSeconds(before))),
  );
  return results.reduce((sum, { meta }) => sum + meta.changes, 0);
}
