import { sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import type { Statement } from "~/core/statement";
import type { Agent } from "~/domains/agents/agents.server";
import { mailStatement } from "~/domains/mail/mail-statement.server";
import { interviewers, interviews } from "../tables";
import { interviewMails } from "./interview-mails";
import { findInterview } from "./interviews.server";

/** Part of a decision's batch: cancels a future interview, but the step stays completed. Demo agents get no email. */
export async function cancelDecided(
  ctx: Context,
  agent: Agent,
): Promise<{ change: Statement[]; mails: Statement[] }> {
  const interview = await findInterview(ctx, agent.id);
  if (interview?.state !== "booked" || interview.startsAt <= ctx.now()) return { change: [], mails: [] };
  const sequence = interview.sequence + 1;
  const change = sql`update ${interviews} set state = 'cancelled', sequence = ${sequence}
    where id = ${interview.id} and state = 'booked' and sequence = ${interview.sequence}`;
  if (interview.isDemo) return { change: [change], mails: [] };
  const [person] = await ctx.db
    .select({ zone: interviewers.zone })
    .from(interviewers)
    .where(sql`id = ${interview.interviewerId}`);
  const mails = interviewMails(ctx, { ...interview, sequence }, agent, "decided", person?.zone ?? "UTC");
  return { change: [change], mails: mails.map((mail) => mailStatement(ctx, mail)) };
}
