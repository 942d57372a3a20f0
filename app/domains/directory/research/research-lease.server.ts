import { and, eq, isNull, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { type Held, Lease } from "~/core/lease";
import { isAccountActive } from "~/domains/identity/account-state";
import { researchRuns } from "../tables";

type LeaseContext = Pick<Context, "d1" | "db" | "now">;
export type ResearchLease = Held<typeof researchRuns.$inferSelect>;

const researchLease = new Lease({ table: researchRuns, fence: ["id"], ttlSeconds: 180 });

const openRequest = sql`select 1 from research_requests r where r.ended_at is null`;

/** The research may not run while every requesting account is suspended; account 0 is the operator. */
const MAY_RUN = sql`(not exists (${openRequest})
  or exists (${openRequest} and (r.account_id = 0 or ${isAccountActive(sql`r.account_id`)})))`;

const isUnderWay = isNull(researchRuns.stoppedAt);

/** Claims one step at a time, also for repeated deliveries. Returns null without a run, or while another step works. */
export const claimResearch = (ctx: LeaseContext): Promise<ResearchLease | null> =>
  researchLease.claim(ctx, and(isUnderWay, MAY_RUN));

/** Aborts its batch if the research was stopped, has another target, or another step took over. */
export const holdsStatement = (ctx: LeaseContext, held: ResearchLease) =>
  researchLease.holdsStatement(
    ctx,
    held,
    and(isUnderWay, eq(researchRuns.targetCount, held.row.targetCount)),
  );

/** Returns the renewal statement, and the lease after it. */
export function renewal(ctx: LeaseContext, held: ResearchLease): [D1PreparedStatement, ResearchLease] {
  const { statement, until } = researchLease.renewal(ctx, held);
  return [statement, { ...held, until }];
}

export const releaseResearch = (ctx: LeaseContext, held: ResearchLease): Promise<boolean> =>
  researchLease.release(ctx, held);
