import { type SQL, sql } from "drizzle-orm";
import { DomainError } from "~/core/errors";
import { toUnixSeconds } from "~/core/seconds";
import type { AgentContext } from "~/domains/agents/agents.server";
import { auditIfChanged } from "~/domains/audit/audit.server";
import { requireNotImpersonating } from "~/domains/identity/policy";
import { m } from "~/messages/messages";
import { findOnboarding } from "../onboarding-progress.server";
import { onboardings, videoAnswers } from "../tables";
import { answerRefusal, currentAnswers, isCurrent } from "./answers.server";
import { INTERVIEW_QUESTIONS, QUESTION_COUNT } from "./questions";
import { scoreOfAnswers } from "./score";

async function markOnce(ctx: AgentContext, column: "video_consent_at" | "no_camera_at"): Promise<void> {
  requireNotImpersonating(ctx);
  const now = toUnixSeconds(ctx.now());
  const name: SQL = sql.raw(column);
  await ctx.db.run(sql`insert into ${onboardings} (agent_id, ${name}) values (${ctx.agent.id}, ${now})
    on conflict (agent_id) do update set ${name} = coalesce(${name}, ${now})`);
}

/** Records the consent. Safe to repeat. @throws DomainError forbidden while impersonating */
export const agreeToVideo = (ctx: AgentContext) => markOnce(ctx, "video_consent_at");

export const stateNoCamera = (ctx: AgentContext) => markOnce(ctx, "no_camera_at");

/**
 * Submits the answers. Repeating it returns the existing score.
 * @throws DomainError invalid if an answer is missing; conflict without consent, or if an answer was replaced
 * concurrently
 */
export async function submitInterview(ctx: AgentContext) {
  requireNotImpersonating(ctx);
  const { id: agentId } = ctx.agent;
  const answers = await currentAnswers(ctx, agentId);
  const before = await findOnboarding(ctx, agentId);
  if (before?.videoAt) return { overall: before.videoScore ?? 0, answers };
  const missing = INTERVIEW_QUESTIONS.flatMap((_, index) =>
    answers.some(({ question }) => question === index) ? [] : [index + 1],
  );
  if (missing.length > 0)
    throw new DomainError(
      "invalid",
      m.onboarding_submit_interview_answer_every_question_missing({ value: missing.join(", ") }),
      {
        field: "answers",
      },
    );
  const overall = scoreOfAnswers(answers);
  const ids = answers.reduce((sum, { id }) => sum + id, 0);
  const [written] = await ctx.db.batch([
    ctx.db
      .update(onboardings)
      .set({ videoAt: ctx.now(), videoScore: overall })
      .where(
        sql`agent_id = ${agentId} and video_at is null and video_consent_at is not null
        and (select count(*) = ${QUESTION_COUNT} and sum(id) = ${ids} from ${videoAnswers} where agent_id = ${agentId} and ${isCurrent})`,
      )
      .returning({ id: onboardings.agentId }),
    auditIfChanged(ctx, { action: "submit-video-interview", target: `agent:${agentId}` }),
  ]);
  if (written.length > 0) return { overall, answers };
  const now = await findOnboarding(ctx, agentId);
  if (now?.videoAt) return { overall: now.videoScore ?? 0, answers };
  throw now?.videoConsentAt
    ? new DomainError("conflict", m.onboarding_submit_interview_an_answer_was_updated_elsewhere())
    : await answerRefusal(ctx);
}
