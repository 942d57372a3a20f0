import type { Context } from "~/core/context";
import { DomainError } from "~/core/errors";
import { countryName } from "~/core/places/countries";
import { type Agent, findAgent } from "~/domains/agents/agents.server";
import { industryName } from "~/domains/directory/taxonomy/industries";
import { namesOf } from "~/domains/identity/users/people.server";
import { m } from "~/messages/messages";
import { ONBOARDING_EXPERIENCE } from "../choices";
import { findCv } from "../cv/store-cv.server";
import { findLastInterview, slotTime } from "../interview/interviews.server";
import { findOnboarding, type Onboarding } from "../onboarding-progress.server";
import { ITEMS, OPTIONS } from "../psychometric/questions";
import { meaningOf, scoreMethod } from "../psychometric/score";
import { savedAnswers } from "../psychometric/take-test.server";
import { videoForReview } from "../video/answers.server";
import { getApplication, reviewOf } from "./applications.server";
import { CRITERIA } from "./criteria";
import { personScores } from "./score-application.server";
import { decisionsAt, STAGE_LABELS } from "./stages";

function profileOf(agent: Agent, kept: Onboarding | null) {
  const level = Object.entries(ONBOARDING_EXPERIENCE).find(([key]) => key === kept?.experience)?.[1];
  const facts: [string, string | null][] = [
    ["Country", countryName(agent.country)],
    ["City", agent.city],
    ["Phone", agent.phone],
    ["Languages", agent.languages.join(", ")],
    ["Industries", agent.specializations.map(industryName).join(", ")],
    ["Markets", agent.operationalMarkets.map(countryName).join(", ")],
    ["Main industry", kept?.industry ? industryName(kept.industry) : null],
    ["Experience", level?.label ?? agent.experience],
    ["Education", kept?.education ?? null],
    ["LinkedIn", kept?.linkedinUrl ?? null],
    ["Portfolio", kept?.portfolioUrl ?? null],
    ["About", agent.bio],
  ];
  return facts.map(([label, value]) => ({ label, value: value || "Not provided" }));
}

async function testOf(ctx: Context, agentId: number, kept: Onboarding | null) {
  if (!kept?.testAt) return null;
  const answers = await savedAnswers(ctx, agentId);
  return {
    takenAt: kept.testAt.toISOString(),
    score: kept.testScore ?? 0,
    traits: meaningOf(kept.traitScores ?? {}),
    method: scoreMethod(),
    answers: ITEMS.map(({ text }, index) => ({
      question: text,
      answer: OPTIONS[answers[index] ?? -1]?.() ?? null,
    })),
  };
}

/** A reviewer's view of one application. @throws DomainError not_found */
export async function aboutApplication(ctx: Context, agentId: number) {
  const application = await getApplication(ctx, agentId);
  const agent = await findAgent(ctx, agentId);
  if (!agent) throw new DomainError("not_found", m.onboarding_about_application_this_application());
  const [kept, cv, interview, review, people] = await Promise.all([
    findOnboarding(ctx, agentId),
    findCv(ctx, agentId),
    findLastInterview(ctx, agentId),
    reviewOf(ctx, agentId),
    personScores(ctx, agentId),
  ]);
  const { decisions, scores, notes } = review;
  const authors = [
    ...decisions.map(({ decidedBy }) => decidedBy),
    ...scores.map(({ reviewerId }) => reviewerId),
    ...notes.map(({ authorId }) => authorId),
  ];
  const names = await namesOf(ctx, authors);
  const nameOf = (userId: number) => names.get(userId) ?? "Former user";
  return {
    agentId,
    userId: agent.userId,
    name: `${agent.firstName} ${agent.lastName}`,
    email: agent.email,
    stage: application.stage,
    stageName: STAGE_LABELS[application.stage],
    version: application.version,
    askedAt: application.requestedAt?.toISOString() ?? null,
    mayDecide: decisionsAt(application.stage),
    appliedAt: agent.createdAt.toISOString(),
    profile: profileOf(agent, kept),
    cv: cv && { name: cv.originalName, size: cv.size, createdAt: cv.createdAt.toISOString() },
    test: await testOf(ctx, agentId, kept),
    video: await videoForReview(ctx, agentId, kept),
    isCompleteWithoutVideo: Boolean(kept?.completedAt && !kept.videoAt),
    interview: interview && {
      at: slotTime(interview.startsAt, interview.zone),
      interviewer: interview.interviewer,
      minutes: interview.minutes,
      state: interview.state,
      hasBegun: interview.startsAt <= ctx.now(),
    },
    scorecard: CRITERIA.map(({ key, label }) => ({
      criterion: key,
      label,
      person: people[key] ?? null,
      given: scores
        .filter(({ criterion }) => criterion === key)
        .map(({ reviewerId, points, comment }) => ({ by: nameOf(reviewerId), points, comment })),
    })),
    notes: notes.map(({ id, authorId, text, createdAt }) => ({
      id,
      by: nameOf(authorId),
      text,
      at: createdAt.toISOString(),
    })),
    decisions: decisions.map(({ id, decision, reason, isNotified: isTold, decidedBy, decidedAt }) => ({
      id,
      decision,
      reason,
      isTold,
      by: nameOf(decidedBy),
      at: decidedAt.toISOString(),
    })),
  };
}
export type AboutApplication = Awaited<ReturnType<typeof aboutApplication>>;
