import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { formatTime } from "~/core/format";
import { interviewers, interviews } from "../tables";

export type Interview = typeof interviews.$inferSelect & {
  interviewer: string;
  interviewerEmail: string;
  place: string | null;
};

async function findNewest(ctx: Context, agentId: number, states: SQL): Promise<Interview | null> {
  const [row] = await ctx.db
    .select({
      interview: interviews,
      interviewer: interviewers.name,
      interviewerEmail: interviewers.email,
      place: interviewers.place,
    })
    .from(interviews)
    .innerJoin(interviewers, eq(interviewers.id, interviews.interviewerId))
    .where(and(eq(interviews.agentId, agentId), sql`${interviews.state} in ${states}`))
    .orderBy(desc(interviews.id))
    .limit(1);
  if (!row) return null;
  const { interview, ...person } = row;
  return { ...interview, ...person };
}

/** The booked or held interview; null after a missed one, because the agent chooses a new time. */
export const findInterview = (ctx: Context, agentId: number) =>
  findNewest(ctx, agentId, sql`('booked', 'held')`);

/** The newest interview that was not cancelled; includes missed ones. */
export const findLastInterview = (ctx: Context, agentId: number) =>
  findNewest(ctx, agentId, sql`('booked', 'held', 'missed')`);

/** "Tue 1 Dec 2026, 10:00 EAT". */
export const slotTime = (at: Date, zone: string) =>
  `${new Intl.DateTimeFormat("en-GB", { weekday: "short", timeZone: zone }).format(at)} ${formatTime(at, zone)}`;

export const interviewJson = (interview: Interview) => ({
  id: interview.id,
  scheduledTime: interview.startsAt.toISOString(),
  duration: interview.minutes,
  interviewer: interview.interviewer,
  place: interview.place,
  zone: interview.zone,
  localTime: slotTime(interview.startsAt, interview.zone),
});
