import { type SQL, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { interviewers, interviews } from "../tables";
import type { Interview } from "./interviews.server";
import { MAX_MINUTES } from "./policy";

/** SQL condition: the interviewer has no other interview at that time. */
const isFree = (interviewerId: number, start: number, minutes: number, except: number): SQL =>
  sql`not exists (select 1 from ${interviews} o where o.interviewer_id = ${interviewerId} and o.state = 'booked'
    and o.id <> ${except} and o.starts_at > ${start - MAX_MINUTES * 60} and o.starts_at < ${start + minutes * 60}
    and o.starts_at + o.minutes * 60 > ${start})
    and exists (select 1 from ${interviewers} p where p.id = ${interviewerId} and p.paused_at is null
    and p.removed_at is null and p.minutes = ${minutes})`;

export const bookStatement = (ctx: Context, next: Interview) => {
  const start = toUnixSeconds(next.startsAt);
  return sql`insert into ${interviews} (agent_id, interviewer_id, starts_at, minutes, zone, state, uid, sequence, booked_at, is_demo)
    select ${next.agentId}, ${next.interviewerId}, ${start}, ${next.minutes}, ${next.zone}, 'booked', ${next.uid}, 0,
      ${toUnixSeconds(ctx.now())}, ${next.isDemo ? 1 : 0}
    where ${isFree(next.interviewerId, start, next.minutes, 0)} on conflict do nothing`;
};

export const moveStatement = (ctx: Context, before: Interview, next: Interview) => {
  const start = toUnixSeconds(next.startsAt);
  return sql`update ${interviews} set interviewer_id = ${next.interviewerId}, starts_at = ${start}, minutes = ${next.minutes},
      zone = ${next.zone}, sequence = ${next.sequence}, reminded_at = null
    where id = ${before.id} and agent_id = ${before.agentId} and state = 'booked' and sequence = ${before.sequence}
      and starts_at > ${toUnixSeconds(ctx.now())} and ${isFree(next.interviewerId, start, next.minutes, before.id)}`;
};
