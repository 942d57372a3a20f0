import { and, asc, eq, gt, lte, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { reasonOf } from "~/core/log";
import { toUnixSeconds } from "~/core/seconds";
import { IF_UNCHANGED, isAborted, statement } from "~/core/statement";
import { findAgent } from "~/domains/agents/agents.server";
import { mailStatement } from "~/domains/mail/mail-statement.server";
import { queueMails } from "~/domains/mail/queue-mails.server";
import { interviewers, interviews } from "../tables";
import { interviewMails } from "./interview-mails";
import type { Interview } from "./interviews.server";
import { REMIND_HOURS } from "./policy";

const BATCH_SIZE = 50;

type Due = Interview & { interviewerZone: string };

async function dueInterviews(ctx: Context): Promise<Due[]> {
  const now = ctx.now();
  const rows = await ctx.db
    .select({ interview: interviews, person: interviewers })
    .from(interviews)
    .innerJoin(interviewers, eq(interviewers.id, interviews.interviewerId))
    .where(
      and(
        sql`state = 'booked' and reminded_at is null and interviews.is_demo = 0`,
        gt(interviews.startsAt, now),
        lte(interviews.startsAt, new Date(now.getTime() + REMIND_HOURS * 3_600_000)),
      ),
    )
    .orderBy(asc(interviews.startsAt))
    .limit(BATCH_SIZE);
  return rows.map(({ interview, person }) => ({
    ...interview,
    interviewer: person.name,
    interviewerEmail: person.email,
    interviewerZone: person.zone,
    place: person.place,
  }));
}

/** Reminder mark and emails are one batch: of overlapping runs, only one reminds. */
async function remind(ctx: Context, interview: Due): Promise<boolean> {
  const agent = await findAgent(ctx, interview.agentId);
  const mails = agent ? interviewMails(ctx, interview, agent, "reminder", interview.interviewerZone) : [];
  try {
    await ctx.d1.batch([
      statement(
        ctx,
        sql`update ${interviews} set reminded_at = ${toUnixSeconds(ctx.now())} where id = ${interview.id}
          and sequence = ${interview.sequence} and state = 'booked' and reminded_at is null`,
      ),
      ctx.d1.prepare(IF_UNCHANGED),
      ...mails.map((mail) => statement(ctx, mailStatement(ctx, mail))),
    ]);
  } catch (error) {
    if (isAborted(error)) return false;
    throw error;
  }
  return mails.length > 0;
}

export async function remindOfInterviews(ctx: Context): Promise<number> {
  let reminded = 0;
  for (const interview of await dueInterviews(ctx)) {
    try {
      if (await remind(ctx, interview)) reminded += 1;
    } catch (error) {
      ctx.log.error("interview not reminded of", { interviewId: interview.id, ...reasonOf(error) });
    }
  }
  if (reminded > 0) await queueMails(ctx);
  return reminded;
}
