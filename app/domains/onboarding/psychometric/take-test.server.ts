import { eq, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { DomainError } from "~/core/errors";
import { toUnixSeconds } from "~/core/seconds";
import type { AgentContext } from "~/domains/agents/agents.server";
import { auditIfChanged } from "~/domains/audit/audit.server";
import { requireNotImpersonating } from "~/domains/identity/policy";
import { m } from "~/messages/messages";
import { findOnboarding } from "../onboarding-progress.server";
import { onboardings, testAnswers } from "../tables";
import { ITEMS } from "./questions";
import { scoreOf, type TestScore } from "./score";

const taken = () => new DomainError("conflict", m.onboarding_take_test_youve_already_taken_this_test());

/** The chosen options by question index; null for an unanswered question. */
export async function savedAnswers(ctx: Context, agentId: number): Promise<(number | null)[]> {
  const rows = await ctx.db.select().from(testAnswers).where(eq(testAnswers.agentId, agentId));
  const byQuestion = new Map(rows.map(({ question, option }) => [question, option]));
  return ITEMS.map((_, index) => byQuestion.get(index) ?? null);
}

const consentStatement = (ctx: AgentContext) => {
  const testConsentAt = ctx.now();
  return ctx.db
    .insert(onboardings)
    .values({ agentId: ctx.agent.id, testConsentAt })
    .onConflictDoUpdate({
      target: onboardings.agentId,
      set: { testConsentAt: sql`coalesce(test_consent_at, ${toUnixSeconds(testConsentAt)})` },
    });
};

/** Records the consent. Safe to repeat. @throws DomainError forbidden while impersonating */
export async function agreeToTest(ctx: AgentContext): Promise<void> {
  requireNotImpersonating(ctx);
  await consentStatement(ctx);
}

/** One statement, so that nothing is stored after submission, and each question has one answer. */
const answersStatement = (ctx: AgentContext, answers: Record<number, number>) =>
  ctx.db.run(sql`insert into ${testAnswers} (agent_id, question, option, answered_at)
    select ${ctx.agent.id}, cast(a.key as integer), cast(a.value as integer), ${toUnixSeconds(ctx.now())}
    from json_each(${JSON.stringify(answers)}) a
    where exists (select 1 from ${onboardings} where agent_id = ${ctx.agent.id} and test_at is null and test_consent_at is not null)
    on conflict (agent_id, question) do update set option = excluded.option, answered_at = excluded.answered_at`);

/** @throws DomainError conflict without consent, or after the test was submitted */
export async function saveAnswers(ctx: AgentContext, answers: Record<number, number>): Promise<void> {
  requireNotImpersonating(ctx);
  if (Object.keys(answers).length === 0) return;
  const { meta } = await answersStatement(ctx, answers);
  if (meta.changes > 0) return;
  if ((await findOnboarding(ctx, ctx.agent.id))?.testAt) throw taken();
  throw new DomainError("conflict", m.onboarding_take_test_first_agree_to_the_storage());
}

async function handIn(ctx: AgentContext, answers: readonly number[]): Promise<TestScore> {
  const score = scoreOf(answers);
  const { id } = ctx.agent;
  const [written] = await ctx.db.batch([
    ctx.db
      .update(onboardings)
      .set({ testAt: ctx.now(), testScore: score.overall, traitScores: score.traits })
      .where(sql`agent_id = ${id} and test_at is null and test_consent_at is not null`)
      .returning({ id: onboardings.agentId }),
    auditIfChanged(ctx, { action: "complete-test", target: `agent:${id}` }),
  ]);
  if (written.length === 0) throw taken();
  return score;
}

/** Submits the saved answers. @throws DomainError invalid if one is missing; conflict if it was already submitted */
export async function completeTest(ctx: AgentContext): Promise<TestScore> {
  requireNotImpersonating(ctx);
  const answers = await savedAnswers(ctx, ctx.agent.id);
  const given = answers.filter((option) => option !== null);
  if (given.length < ITEMS.length)
    throw new DomainError("invalid", m.onboarding_take_test_answer_every_question(), { field: "answers" });
  return handIn(ctx, given);
}

/** Saves and submits all answers together, for the API. @throws DomainError conflict if the test was already submitted */
export async function takeTest(ctx: AgentContext, answers: Record<string, number>): Promise<TestScore> {
  requireNotImpersonating(ctx);
  await consentStatement(ctx);
  await answersStatement(ctx, answers);
  return completeTest(ctx);
}
