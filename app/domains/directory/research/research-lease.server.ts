import { sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { secondsOf } from "~/core/seconds";
import { abortUnless, reusableStatement } from "~/core/statement";
import { isAccountActive } from "~/domains/identity/account-state";
import { LEASE_SECONDS } from "./policy";

type LeaseContext = Pick<Context, "d1" | "now">;

export interface ResearchLease {
  runId: number;
  targetCount: number;
  until: number;
}

const openRequest = sql`select 1 from research_requests r where r.ended_at is null`;

/** Not while every account that asks is suspended; account 0 is the operator. */
const MAY_RUN = sql`(not exists (${openRequest})
  or exists (${openRequest} and (r.account_id = 0 or ${isAccountActive(sql`r.account_id`)})))`;

const claimStatement =
  reusableStatement(sql`update research_runs set lease_until = ${sql.placeholder("until")}
  where stopped_at is null and ifnull(lease_until, 0) <= ${sql.placeholder("now")} and ${MAY_RUN}
  returning id as runId, target_count as targetCount`);

const HOLDS = abortUnless(
  "EXISTS (SELECT 1 FROM research_runs WHERE id = ?1 AND stopped_at IS NULL AND lease_until = ?2 AND target_count = ?3)",
);

const RENEW = "UPDATE research_runs SET lease_until = ?3 WHERE id = ?1 AND lease_until = ?2";

/** One step at a time, whatever the queue delivers: null where none runs, or another step works. */
export async function claimResearch(ctx: LeaseContext): Promise<ResearchLease | null> {
  const now = secondsOf(ctx.now());
  const until = now + LEASE_SECONDS;
  const claim = claimStatement(ctx, { until, now });
  const row = await claim.first<Pick<ResearchLease, "runId" | "targetCount">>();
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
