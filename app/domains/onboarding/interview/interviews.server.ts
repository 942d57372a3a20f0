import { and, eq, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { formatTime } from "~/core/format";
import { interviewers, interviews } from "../tables";

export type Interview = typeof interviews.$inferSelect & {
  interviewer: string;
  interviewerEmail: string;
  place: string | null;
};

export async function findInterview(ctx: Context, agentId: number): Promise<Interview | null> {
  const [row] = await ctx.db
    .select({
      interview: interviews,
      interviewer: interviewers.name,
      interviewerEmail: interviewers.email,
      place: interviewers.place,
    })
    .from(interviews)
    .innerJoin(interviewers, eq(interviewers.id, interviews.interviewerId))
    .where(and(eq(interviews.agentId, agentId), sql`${interviews.state} = 'booked'`))
    .limit(1);
  if (!row) return null;
  const { interview, ...person } = row;
  return { ...interview, ...person };
}

/** "Tue 1 Dec 2026, 10:00 GMT+3". */
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
