import type { Context } from "~/core/context";
import { secondsOf } from "~/core/seconds";
import { abortUnless } from "~/core/statement";
import { LEASE_SECONDS } from "./policy";

type LeaseContext = Pick<Context, "d1" | "now">;

export interface ResearchLease {
  runId: number;
  targetCount: number;
  until: number;
}

const CLAIM = `UPDATE research_runs SET lease_until = ?1
WHERE stopped_at IS NULL AND ifnull(lease_until, 0) <= ?2 RETURNING id AS runId, target_count AS targetCount`;

const HOLDS = abortUnless(
  "EXISTS (SELECT 1 FROM research_runs WHERE id = ?1 AND stopped_at IS NULL AND lease_until = ?2 AND target_count = ?3)",
);

const RENEW = "UPDATE research_runs SET lease_until = ?3 WHERE id = ?1 AND lease_until = ?2";

/** One step at a time, whatever the queue delivers: null where none runs, or another step works. */
export async function claimResearch(ctx: LeaseContext): Promise<ResearchLease | null> {
  const now = secondsOf(ctx.now());
  const until = now + LEASE_SECONDS;
  const row = await ctx.d1
    .prepare(CLAIM)
    .bind(until, now)
    .first<Pick<ResearchLease, "runId" | "targetCount">>();
  return row && { ...row, until };
}

/** Aborts its batch once the research was stopped, has another target, or another step has taken over. */
export const holdsStatement = (ctx: LeaseContext, { runId, until, targetCount }: ResearchLease) =>
  ctx.d1.prepare(HOLDS).bind(runId, until, targetCount);

/** The statement, and the lease as it stands behind it. */
export function renewal(ctx: LeaseContext, lease: ResearchLease): [D1PreparedStatement, ResearchLease] {
  const until = secondsOf(ctx.now()) + LEASE_SECONDS;
  const statement = ctx.d1.prepare(RENEW).bind(lease.runId, lease.until, until);
  return [statement, { ...lease, until }];
}

export const releaseResearch = (ctx: LeaseContext, { runId, until }: ResearchLease) =>
  ctx.d1.prepare(RENEW).bind(runId, until, null).run();
