import { beforeAll, describe, expect, it } from "vitest";
import type { Context, UserActor } from "~/core/context";
import { countStages, listApplicationsAt } from "~/domains/admin/reviews/list-applications.server";
import { findAgent } from "~/domains/agents/agents.server";
import { ownOnboarding, purgeOnboardingFiles } from "~/domains/onboarding/erase-onboarding.server";
import { findInterview } from "~/domains/onboarding/interview/interviews.server";
import { markInterview } from "~/domains/onboarding/interview/mark-interview.server";
import { takeTest } from "~/domains/onboarding/psychometric/take-test.server";
import { aboutApplication } from "~/domains/onboarding/review/about-application.server";
import { getApplication } from "~/domains/onboarding/review/applications.server";
import { decideApplication } from "~/domains/onboarding/review/decide-application.server";
import { decisionWarnings } from "~/domains/onboarding/review/decision-warnings.server";
import { ApplicationQuery, Scorecard } from "~/domains/onboarding/review/review-schemas";
import {
  noteApplication,
  personScores,
  scoreApplication,
} from "~/domains/onboarding/review/score-application.server";
import { DECISION_WARNINGS, type Decision, type DecisionWarning } from "~/domains/onboarding/review/stages";
import { addInterview, completeSteps } from "../../support/fixtures/interviews";
import { applyAsAgent, outcome, sessionOf, signUpAdmin } from "../../support/fixtures/people";
import { env, testContext } from "../../support/harness/context";

type Reviewer = Context & { actor: UserActor };
let ctx: Reviewer;
let second: Reviewer;

beforeAll(async () => {
  ctx = (await signUpAdmin()).ctx;
  second = (await signUpAdmin()).ctx;
});

const decide = (
  agentId: number,
  decision: Decision,
  version: number,
  reason: string | null = "Because",
  by = ctx,
) =>
  decideApplication(by, agentId, {
    decision,
    version,
    reason,
    isTold: true,
    confirms: [...DECISION_WARNINGS],
  });

const inMarket = async (agentId: number) =>
  (await env.DB.prepare("select 1 from agent_search where rowid = ?").bind(agentId).first()) !== null;

const mailsOf = async (userId: number) =>
  (
    await env.DB.prepare(
      "select subject, text from transactional_emails where to_address = (select email from users where id = ?) and cause like 'application:%' order by id",
    )
      .bind(userId)
      .all<{ subject: string; text: string }>()
  ).results;

const counted = async (stage: string) =>
  (await countStages(ctx)).find((row) => row.stage === stage)?.count ?? 0;

describe("a decision about an application", () => {
  it("adds an approved agent to the marketplace, and removes the agent when reopened", async () => {
    const { agentId, userId } = await applyAsAgent();
    const before = await counted("approved");
    expect(await inMarket(agentId)).toBe(false);
    await decide(agentId, "approve", 1);
    expect(await inMarket(agentId)).toBe(true);
    expect(await counted("approved")).toBe(before + 1);
    await decide(agentId, "reopen", 2);
    expect(await inMarket(agentId)).toBe(false);
    expect((await getApplication(ctx, agentId)).stage).toBe("applied");
    expect(await counted("approved")).toBe(before);
    const [approved, again] = await mailsOf(userId);
    expect(approved?.subject).toBe("Your application is approved");
    expect(approved?.text).toContain("Because");
    expect(again?.subject).toBe("Your application is under review again");
  });

  it("declines with a reason, shown to the agent only if the reviewer chose so", async () => {
    const { agentId, userId } = await applyAsAgent();
    expect(await outcome(decide(agentId, "decline", 1, null))).toBe("invalid");
    await decideApplication(ctx, agentId, {
      decision: "decline",
      version: 1,
      reason: "Rude at the desk",
      isTold: false,
      confirms: [],
    });
    expect(await inMarket(agentId)).toBe(false);
    expect((await getApplication(ctx, agentId)).message).toBe(null);
    const [mail] = await mailsOf(userId);
    expect(mail?.text).not.toContain("Rude");
    expect((await aboutApplication(ctx, agentId)).decisions[0]?.reason).toBe("Rude at the desk");
  });

  it("requests more information and leaves the application open", async () => {
    const { agentId, userId } = await applyAsAgent();
    await decide(agentId, "ask", 1, "A CV with dates, please");
    const { stage, message, requestedAt: askedAt } = await getApplication(ctx, agentId);
    expect([stage, message]).toEqual(["applied", "A CV with dates, please"]);
    expect(askedAt).not.toBe(null);
    expect((await mailsOf(userId))[0]?.text).toContain("A CV with dates");
    await decide(agentId, "approve", 2);
    expect((await getApplication(ctx, agentId)).requestedAt).toBe(null);
  });

  it("succeeds once for two concurrent administrators", async () => {
    const { agentId, userId } = await applyAsAgent();
    const both = await Promise.all([
      outcome(decide(agentId, "approve", 1)),
      outcome(decide(agentId, "decline", 1, "No", second)),
    ]);
    expect(both.toSorted()).toEqual(["conflict", "passed"]);
    expect((await aboutApplication(ctx, agentId)).decisions).toHaveLength(1);
    expect(await mailsOf(userId)).toHaveLength(1);
  });

  it("is rejected for an outdated version and for an unknown application", async () => {
    const { agentId } = await applyAsAgent();
    await decide(agentId, "ask", 1);
    await expect(decide(agentId, "decline", 1)).rejects.toThrow("This application was updated elsewhere");
    expect(await outcome(decide(agentId, "reopen", 2))).toBe("conflict");
    expect(await outcome(decide(999_999_999, "approve", 1))).toBe("not_found");
  });
});

describe("an approval", () => {
  const approve = (agentId: number, confirms: DecisionWarning[]) =>
    decideApplication(ctx, agentId, {
      decision: "approve",
      version: 1,
      reason: null,
      isTold: false,
      confirms,
    });

  it.each(["cv", "test", "interview"] as const)(
    "is rejected while the missing %s isn’t confirmed",
    async (step) => {
      const { agentId } = await applyAsAgent();
      const others = DECISION_WARNINGS.filter((warning) => warning !== step);
      expect(await outcome(approve(agentId, others))).toBe("conflict");
      expect((await getApplication(ctx, agentId)).stage).toBe("applied");
    },
  );

  it("needs no confirmation for a complete application", async () => {
    const { agentId } = await applyAsAgent();
    await completeSteps(agentId);
    await approve(agentId, []);
    expect((await getApplication(ctx, agentId)).stage).toBe("approved");
  });

  it.each(["approve", "decline"] as const)(
    "warns that the decision to %s cancels the booked interview",
    async (decision) => {
      const { agentId } = await applyAsAgent();
      await completeSteps(agentId, "booked");
      await env.DB.prepare("update interviews set starts_at = unixepoch() + 90000 where agent_id = ?")
        .bind(agentId)
        .run();
      const confirms: DecisionWarning[] = ["cv", "test", "interview"];
      const input = { decision, version: 1, reason: "Because", isTold: false, confirms };
      await expect(decideApplication(ctx, agentId, input)).rejects.toThrow(
        /^The interview on .* will be cancelled\./,
      );
      await decideApplication(ctx, agentId, { ...input, confirms: [...confirms, "booking"] });
      expect(await findInterview(ctx, agentId)).toBeNull();
    },
  );

  it("is rejected for an interview booked after the page was opened", async () => {
    const { agentId } = await applyAsAgent();
    await completeSteps(agentId, null);
    const seen = (await decisionWarnings(ctx, agentId, "approve")).map(({ warning }) => warning);
    await addInterview(agentId, "booked");
    await env.DB.prepare("update interviews set starts_at = unixepoch() + 90000 where agent_id = ?")
      .bind(agentId)
      .run();
    expect(seen).toEqual(["interview"]);
    expect(await outcome(approve(agentId, seen))).toBe("conflict");
  });
});

describe("the stage of an application", () => {
  it("is not ready for a decision while the interview is only booked", async () => {
    const { agentId } = await applyAsAgent();
    await completeSteps(agentId, "booked");
    expect((await getApplication(ctx, agentId)).stage).toBe("interview");
  });

  it("becomes ready once the interview is marked as held", async () => {
    const { agentId } = await applyAsAgent();
    await completeSteps(agentId, "booked");
    const before = await counted("ready");
    await markInterview(ctx, agentId, "held");
    expect((await getApplication(ctx, agentId)).stage).toBe("ready");
    expect(await counted("ready")).toBe(before + 1);
  });

  it("returns to the video step when the interview was missed", async () => {
    const { agentId } = await applyAsAgent();
    await completeSteps(agentId, "booked");
    await markInterview(ctx, agentId, "missed");
    expect((await getApplication(ctx, agentId)).stage).toBe("video");
  });
});

describe("the list of applications", () => {
  it("shows each completed step as a stage, with correct totals", async () => {
    const { agentId, userId } = await applyAsAgent();
    const agent = await findAgent(ctx, agentId);
    if (!agent) throw new Error("no agent");
    const own = { ...(await sessionOf(testContext(), userId)).ctx, agent };
    const before = [await counted("applied"), await counted("test")];
    await takeTest(own, Object.fromEntries(Array.from({ length: 20 }, (_, index) => [index, 2])));
    expect((await getApplication(ctx, agentId)).stage).toBe("test");
    expect([await counted("applied"), await counted("test")]).toEqual([
      (before[0] ?? 0) - 1,
      (before[1] ?? 0) + 1,
    ]);
    const { rows, total } = await listApplicationsAt(
      ctx,
      ApplicationQuery.parse({ stage: "test", country: "CI" }),
    );
    expect(rows.map(({ id }) => id)).toContain(agentId);
    expect(total.count).toBe(rows.length);
    await env.DB.prepare("update users set deactivated_at = 1 where id = ?").bind(userId).run();
    expect(await outcome(getApplication(ctx, agentId))).toBe("not_found");
    expect(await counted("test")).toBe(before[1]);
  });
});

describe("reviewers' scores", () => {
  it("are averaged over reviewers, included in the agent's data, and purged after the decision", async () => {
    const { agentId } = await applyAsAgent();
    const card = Scorecard.parse({ test: 5, testComment: "Sure of herself", cv: 2 });
    await scoreApplication(ctx, agentId, Scorecard.parse({ test: 1 }));
    await scoreApplication(ctx, agentId, card);
    await scoreApplication(second, agentId, Scorecard.parse({ test: 4 }));
    expect(await personScores(ctx, agentId)).toEqual({
      test: { score: 90, reviewers: 2 },
      cv: { score: 40, reviewers: 1 },
    });
    await noteApplication(second, agentId, "Called her on Monday.");
    const { review } = await ownOnboarding(ctx, agentId);
    expect(review.scores).toHaveLength(3);
    expect(review.notes.map(({ text }) => text)).toEqual(["Called her on Monday."]);
    await decide(agentId, "decline", 1);
    await purgeOnboardingFiles(ctx, new Date(Date.now() + 60_000));
    const later = (await ownOnboarding(ctx, agentId)).review;
    expect([later.scores, later.notes, later.decisions[0]?.reason]).toEqual([[], [], null]);
  });

  it("must be whole points from 1 to 5, with comments of limited length", () => {
    for (const test of [0, 6, 1.5, "5"]) expect(Scorecard.safeParse({ test }).success).toBe(false);
    expect(Scorecard.safeParse({ testComment: "x".repeat(2001) }).success).toBe(false);
  });
});
