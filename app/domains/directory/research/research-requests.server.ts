import type { Account, Context } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { getGrowth } from "./directory-growth.server";

type Asking = Pick<Context, "d1" | "now"> & { account: Account | null };

const OPERATOR = 0;
export const askerOf = ({ account }: Pick<Asking, "account">): number => account?.id ?? OPERATOR;

const OPEN = "SELECT 1 FROM research_requests WHERE ended_at IS NULL";

const ASK = `INSERT INTO research_requests (account_id, by_user_id, target_count, requested_at) VALUES (?1, ?2, ?3, ?4)
ON CONFLICT (account_id) DO UPDATE SET by_user_id = excluded.by_user_id, target_count = excluded.target_count,
  requested_at = excluded.requested_at, ended_at = NULL, outcome = NULL WHERE ended_at IS NOT NULL RETURNING account_id`;

const BEGIN = `INSERT INTO research_runs (target_count, started_at) SELECT target_count, ?2 FROM research_requests
WHERE account_id = ?1 AND ended_at IS NULL ON CONFLICT DO NOTHING`;

const SETTLE_TARGET = `UPDATE research_runs
SET target_count = (SELECT max(target_count) FROM research_requests WHERE ended_at IS NULL)
WHERE stopped_at IS NULL AND EXISTS (${OPEN})`;

const WITHDRAW = `UPDATE research_requests SET ended_at = ?2, outcome = 'stopped'
WHERE ended_at IS NULL AND (account_id = ?1 OR ?1 = ${OPERATOR})`;

const END_UNASKED = `UPDATE research_runs SET stopped_at = ?1, outcome = 'stopped', lease_until = NULL
WHERE stopped_at IS NULL AND NOT EXISTS (${OPEN})`;

const FULFIL = `UPDATE research_requests SET ended_at = ?2, outcome = 'reached'
WHERE ended_at IS NULL AND target_count <= ?1`;

const REACHED = `UPDATE research_runs SET stopped_at = ?2, outcome = 'reached', lease_until = NULL
WHERE id = ?3 AND stopped_at IS NULL AND target_count <= ?1 AND NOT EXISTS (${OPEN})`;

/** Adds a request, unless the account already has one. The next statement may use its change count. */
export const askStatement = (ctx: Asking, byUserId: number, targetCount: number) =>
  ctx.d1.prepare(ASK).bind(askerOf(ctx), byUserId, targetCount, toUnixSeconds(ctx.now()));

export const joinStatements = (ctx: Asking): D1PreparedStatement[] => [
  ctx.d1.prepare(BEGIN).bind(askerOf(ctx), toUnixSeconds(ctx.now())),
  ctx.d1.prepare(SETTLE_TARGET),
];

/** Withdraws the account's request; for an administrator, all requests. */
export const withdrawStatement = (ctx: Asking) =>
  ctx.d1.prepare(WITHDRAW).bind(askerOf(ctx), toUnixSeconds(ctx.now()));

export const leaveStatements = (ctx: Asking): D1PreparedStatement[] => [
  ctx.d1.prepare(SETTLE_TARGET),
  ctx.d1.prepare(END_UNASKED).bind(toUnixSeconds(ctx.now())),
];

export const forgetRequest = (ctx: Asking & { account: Account }) =>
  ctx.d1.batch([
    ctx.d1.prepare("DELETE FROM research_requests WHERE account_id = ?1").bind(ctx.account.id),
    ...leaveStatements(ctx),
  ]);

const DELETE_BATCH_SIZE = 500;

/** Deletes requests that ended before `before`, at most 500. */
export async function purgeRequests(ctx: Pick<Context, "d1">, before: Date): Promise<number> {
  const old = `DELETE FROM research_requests WHERE account_id IN (SELECT account_id FROM research_requests
    WHERE ended_at < ?1 ORDER BY ended_at LIMIT ${DELETE_BATCH_SIZE})`;
  return (await ctx.d1.prepare(old).bind(toUnixSeconds(before)).run()).meta.changes;
}

export async function endReached(ctx: Pick<Context, "d1" | "now">, runId: number): Promise<void> {
  const { count } = await getGrowth(ctx);
  const now = toUnixSeconds(ctx.now());
  await ctx.d1.batch([
    ctx.d1.prepare(FULFIL).bind(count, now),
    ctx.d1.prepare(SETTLE_TARGET),
    ctx.d1.prepare(REACHED).bind(count, now, runId),
  ]);
}
