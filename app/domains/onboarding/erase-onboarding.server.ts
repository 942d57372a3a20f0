import { eq, type SQL, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { agentIdOfUser } from "~/domains/agents/erase-agent.server";
import { agentsDecidedBefore } from "~/domains/agents/save-agent-profile.server";
import { eraseMailsOfCauses } from "~/domains/mail/mails-of-address.server";
import { completeCause } from "./interview/complete-mail";
import { MAX_RESCHEDULES } from "./interview/policy";
import { recountBytes } from "./recount-bytes.server";
import { eraseReview, ownReview, purgeReviews } from "./review/erase-review.server";
import { agentCvs, interviews, onboardings, testAnswers } from "./tables";
import { eraseAnswers, ownAnswers, purgeAnswers } from "./video/erase-answers.server";

const BATCH_SIZE = 200;

const SEQUENCES = JSON.stringify(Array.from({ length: MAX_RESCHEDULES + 3 }, (_, index) => index));

/** A query of the causes of an agent's interview emails, including emails to other recipients. */
const causesOfInterviews = (agentId: SQL) => sql`
  select 'interview:' || uid || ':' || s.value || ':' || k.value from ${interviews}, json_each(${SEQUENCES}) s,
    json_each('["request:agent","request:interviewer","cancel:agent","cancel:interviewer","decided:agent","decided:interviewer","reminder:agent","reminder:interviewer","missed:agent"]') k
  where agent_id = ${agentId}
  union all select ${completeCause("")} || ${agentId}`;

/** Deletes the file's name immediately; the nightly job deletes the file. */
export const eraseOnboarding = (ctx: Context, userId: number, condition: SQL) => {
  const agentId = agentIdOfUser(userId);
  const ofMails = statement(ctx, eraseMailsOfCauses(ctx, causesOfInterviews(agentId), condition));
  const rows = [
    sql`delete from ${interviews} where agent_id = ${agentId} and ${condition}`,
    sql`delete from ${onboardings} where agent_id = ${agentId} and ${condition}`,
    sql`delete from ${testAnswers} where agent_id = ${agentId} and ${condition}`,
    sql`update ${agentCvs} set original_name = '', discarded_at = coalesce(discarded_at, ${toUnixSeconds(ctx.now())})
      where agent_id = ${agentId} and ${condition}`,
    eraseAnswers(ctx, agentId, condition),
  ];
  return [ofMails, ...[...rows, ...eraseReview(agentId, condition)].map((query) => statement(ctx, query))];
};

/**
 * Purges CVs, test answers, recordings, interviews, scorecards and notes of applications decided before a date.
 * Discarded files are purged immediately. Computed scores are kept.
 */
export async function purgeOnboardingFiles(ctx: Context, before: Date): Promise<number> {
  const decided = agentsDecidedBefore(before);
  const files = sql`delete from ${agentCvs} where id in (select id from ${agentCvs}
    where discarded_at is not null or agent_id in ${decided} limit ${BATCH_SIZE}) returning key, agent_id`;
  const { results } = await statement(ctx, files).all<{ key: string; agent_id: number }>();
  if (results.length > 0) await ctx.files.delete(results.map(({ key }) => key));
  await recountBytes(
    ctx,
    results.map(({ agent_id: agentId }) => agentId),
  );
  const answers = sql`delete from ${testAnswers} where (agent_id, question) in (select agent_id, question from ${testAnswers}
    where agent_id in ${decided} limit ${BATCH_SIZE})`;
  const { meta } = await statement(ctx, answers).run();
  const met = sql`delete from ${interviews} where id in (select id from ${interviews}
    where agent_id in ${decided} and starts_at < ${toUnixSeconds(ctx.now())} limit ${BATCH_SIZE})`;
  const gone = await statement(ctx, met).run();
  const recordings = await purgeAnswers(ctx, decided);
  return results.length + meta.changes + gone.meta.changes + recordings + (await purgeReviews(ctx, decided));
}

export async function ownOnboarding(ctx: Context, agentId: number) {
  const [[kept], answers, files, times, videoAnswers] = await ctx.db.batch([
    ctx.db.select().from(onboardings).where(eq(onboardings.agentId, agentId)),
    ctx.db.select().from(testAnswers).where(eq(testAnswers.agentId, agentId)),
    ctx.db
      .select({ name: agentCvs.originalName, size: agentCvs.size, createdAt: agentCvs.createdAt })
      .from(agentCvs)
      .where(eq(agentCvs.agentId, agentId)),
    ctx.db
      .select({ startsAt: interviews.startsAt, minutes: interviews.minutes, state: interviews.state })
      .from(interviews)
      .where(eq(interviews.agentId, agentId))
      .limit(500),
    ownAnswers(ctx, agentId),
  ]);
  const review = await ownReview(ctx, agentId);
  return { ...kept, answers, cvs: files, videoAnswers, interviews: times, review };
}
