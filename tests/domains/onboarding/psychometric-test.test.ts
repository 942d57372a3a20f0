import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { purgeOnboardingFiles } from "~/domains/onboarding/erase-onboarding.server";
import { findOnboarding, onboardingProgress } from "~/domains/onboarding/onboarding-progress.server";
import { ITEMS, OPTIONS, TRAITS } from "~/domains/onboarding/psychometric/questions";
import { scoreOf } from "~/domains/onboarding/psychometric/score";
import {
  agreeToTest,
  completeTest,
  saveAnswers,
  savedAnswers,
  takeTest,
} from "~/domains/onboarding/psychometric/take-test.server";
import { TestAnswers } from "~/domains/onboarding/psychometric/test-schemas";
import { approvedAgent } from "../../support/fixtures/agents";
import { outcome } from "../../support/fixtures/people";

const all = (option: number) => Object.fromEntries(ITEMS.map((_, index) => [index, option]));
const best = ITEMS.map(({ isReversed }) => (isReversed ? 0 : OPTIONS.length - 1));

describe("the psychometric test score", () => {
  it("uses at least 20 questions, equally many for each of 4 traits, some of them reversed", () => {
    expect(ITEMS.length).toBeGreaterThanOrEqual(20);
    for (const trait of Object.keys(TRAITS)) {
      const some = ITEMS.filter((item) => item.trait === trait);
      expect(some.length).toBe(ITEMS.length / 4);
      expect(some.some(({ isReversed }) => isReversed)).toBe(true);
    }
    expect(new Set(ITEMS.map(({ text }) => text)).size).toBe(ITEMS.length);
  });

  it("is 100 for the best answers, 0 for the worst, and 50 for all-neutral answers", () => {
    expect(scoreOf(best).overall).toBe(100);
    expect(scoreOf(best.map((option) => OPTIONS.length - 1 - option)).overall).toBe(0);
    expect(scoreOf(ITEMS.map(() => 2))).toEqual({
      overall: 50,
      traits: { drive: 50, listening: 50, reliability: 50, honesty: 50 },
    });
  });

  it("is the mean of the trait scores, within rounding, for any answers", () => {
    const option = fc.integer({ min: 0, max: OPTIONS.length - 1 });
    fc.assert(
      fc.property(fc.array(option, { minLength: ITEMS.length, maxLength: ITEMS.length }), (answers) => {
        const { overall, traits } = scoreOf(answers);
        const group = Object.values(traits);
        expect(Math.abs(overall - group.reduce((sum, n) => sum + n, 0) / group.length)).toBeLessThanOrEqual(
          1,
        );
      }),
    );
  });
});

describe("test answers sent to the API", () => {
  it.each([
    ["an unknown question", { ...all(1), 20: 1 }],
    ["a question that is not a number", { ...all(1), first: 1 }],
    ["an option that is not there", { ...all(1), 3: 5 }],
    ["an option before the first", { ...all(1), 3: -1 }],
    ["half an option", { ...all(1), 3: 1.5 }],
    ["a text", { ...all(1), 3: "1" }],
    ["nothing", {}],
    ["one too few", Object.fromEntries(Object.entries(all(1)).slice(1))],
  ])("are rejected with %s", (_, answers) => {
    expect(TestAnswers.safeParse({ answers }).success).toBe(false);
  });

  it("are rejected if consent is false", () => {
    expect(TestAnswers.safeParse({ answers: all(1), consent: false }).success).toBe(false);
    expect(TestAnswers.safeParse({ answers: all(1) }).success).toBe(true);
  });
});

describe("an agent's psychometric test", () => {
  it("stores no answer before consent, then each one, and can't be submitted incomplete", async () => {
    const { ctx, agent } = await approvedAgent();
    expect(await outcome(saveAnswers(ctx, { 0: 3 }))).toBe("conflict");
    await agreeToTest(ctx);
    const since = (await findOnboarding(ctx, agent.id))?.testConsentAt;
    await agreeToTest({ ...ctx, now: () => new Date(Date.now() + 60_000) });
    expect((await findOnboarding(ctx, agent.id))?.testConsentAt).toEqual(since);
    await saveAnswers(ctx, { 0: 3 });
    await saveAnswers(ctx, { 0: 1 });
    expect((await savedAnswers(ctx, agent.id)).slice(0, 2)).toEqual([1, null]);
    expect(await outcome(completeTest(ctx))).toBe("invalid");
  });

  it("is submitted once by two concurrent submissions", async () => {
    const { ctx, agent } = await approvedAgent();
    const both = await Promise.all([outcome(takeTest(ctx, all(4))), outcome(takeTest(ctx, all(4)))]);
    expect(both.sort()).toEqual(["conflict", "passed"]);
    expect(await outcome(saveAnswers(ctx, { 0: 0 }))).toBe("conflict");
    const kept = await findOnboarding(ctx, agent.id);
    expect(kept).toMatchObject({ testScore: scoreOf(ITEMS.map(() => 4)).overall });
    expect((await onboardingProgress(ctx, agent.id)).done.test).toBe(true);
  });

  it("loses its answers but keeps its score when purged after the decision", async () => {
    const { ctx, agent } = await approvedAgent();
    const { overall } = await takeTest(ctx, all(3));
    await purgeOnboardingFiles(ctx, new Date(Date.now() + 60_000));
    expect((await savedAnswers(ctx, agent.id)).every((option) => option === null)).toBe(true);
    expect((await findOnboarding(ctx, agent.id))?.testScore).toBe(overall);
  });
});
