import { sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { DomainError } from "~/core/errors";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { localDay, readTime } from "~/core/time/local-time";
import { m } from "~/messages/messages";
import { type Agent, zoneOfAgent } from "../agents.server";
import { sharedLeads } from "../tables";
import { isSharedWith, type SharedLead, sharedLeadOf, sharedLeadsWhere } from "./shared-leads.server";

const MAX_SHOWN = 25;
const DONE_DAYS = 7;
const DAY = 86_400;

const OPEN_STEP = sql`s.next_step_at is not null and s.next_step_done_at is null and s.state in ('new', 'working')`;

/** Start of the agent's day, in Unix seconds. */
const todayOf = (ctx: Context, agent: Agent): number => {
  const zone = zoneOfAgent(agent);
  return toUnixSeconds(readTime(`${localDay(ctx.now(), zone)}T00:00`, zone) ?? ctx.now());
};

export interface NextSteps {
  overdue: SharedLead[];
  today: SharedLead[];
  later: SharedLead[];
  done: SharedLead[];
}

/** Next steps due today or overdue; oldest first. */
export const waitingStepsStatement = (ctx: Context, agent: Agent, limit: number) =>
  statement(
    ctx,
    sharedLeadsWhere(
      agent.id,
      sql`${OPEN_STEP} and s.next_step_at < ${todayOf(ctx, agent) + DAY} order by s.next_step_at limit ${limit}`,
    ),
  );

/** An agent's next steps by due date, at most 25 of each kind, and those completed within the last week. */
export async function listNextSteps(ctx: Context, agent: Agent): Promise<NextSteps> {
  const today = todayOf(ctx, agent);
  const ask = (where: ReturnType<typeof sql>) => statement(ctx, sharedLeadsWhere(agent.id, where));
  const [overdue, now, later, done] = await ctx.d1.batch<SharedLead>([
    ask(sql`${OPEN_STEP} and s.next_step_at < ${today} order by s.next_step_at limit ${MAX_SHOWN}`),
    ask(
      sql`${OPEN_STEP} and s.next_step_at >= ${today} and s.next_step_at < ${today + DAY} order by s.next_step_at limit ${MAX_SHOWN}`,
    ),
    ask(sql`${OPEN_STEP} and s.next_step_at >= ${today + DAY} order by s.next_step_at limit ${MAX_SHOWN}`),
    ask(
      sql`s.next_step_at is not null and s.next_step_done_at >= ${today - DONE_DAYS * DAY} order by s.next_step_at desc limit ${MAX_SHOWN}`,
    ),
  ]);
  return {
    overdue: overdue?.results ?? [],
    today: now?.results ?? [],
    later: later?.results ?? [],
    done: done?.results ?? [],
  };
}

/** Completes or reopens a next step. Safe to repeat. @throws DomainError not_found */
export async function setStepDone(
  ctx: Context,
  agent: Agent,
  sharedLeadId: number,
  { isDone }: { isDone: boolean },
): Promise<SharedLead> {
  const done = isDone ? sql`coalesce(next_step_done_at, ${toUnixSeconds(ctx.now())})` : sql`null`;
  const update = sql`update ${sharedLeads} set next_step_done_at = ${done} where id in (
    select s.id from ${sharedLeads} s where s.id = ${sharedLeadId} and s.next_step_at is not null and ${isSharedWith(agent.id)})`;
  const { meta } = await statement(ctx, update).run();
  if (meta.changes === 0) throw new DomainError("not_found", m.agents_next_steps_this_task());
  return sharedLeadOf(ctx, agent.id, sharedLeadId);
}
