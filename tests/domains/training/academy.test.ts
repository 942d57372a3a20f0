import { expect, it } from "vitest";
import { findCertificateOf } from "~/domains/training/certificates/certificates.server";
import { completeModule } from "~/domains/training/certificates/complete-module.server";
import { enrol, getEnrolment } from "~/domains/training/enrol.server";
import { markLessonDone } from "~/domains/training/lessons.server";
import { listProgress, trainingSummary } from "~/domains/training/progress.server";
import { answerAttempt } from "~/domains/training/quiz/answer.server";
import { attemptsBlockingReason, beginAttempt, listAttempts } from "~/domains/training/quiz/attempts.server";
import { attemptJson } from "~/domains/training/quiz/json";
import { rateModule } from "~/domains/training/rate-module.server";
import { publishVersion } from "~/domains/training/versions/publish.server";
import { saveVersion } from "~/domains/training/versions/versions.server";
import { admin, at } from "../../support/fixtures/payouts";
import { outcome, signUp } from "../../support/fixtures/people";
import {
  answersOf,
  enrolledWithLessons,
  moduleText,
  passedQuiz,
  publishedModule,
} from "../../support/fixtures/training";
import { env } from "../../support/harness/context";

const rowOf = async (ctx: Parameters<typeof listProgress>[0], moduleId: string) =>
  (await listProgress(ctx)).find(({ module }) => module.id === moduleId);

it("a learner enrols, reads, passes and completes, each step once", async () => {
  const { ctx } = await signUp();
  const id = await publishedModule();
  expect(await rowOf(ctx, id)).toMatchObject({ percent: 0, next: { kind: "enrol" }, enrolledCount: 0 });
  await Promise.all([enrol(ctx, id), enrol(ctx, id)]);
  expect(await rowOf(ctx, id)).toMatchObject({
    percent: 0,
    next: { kind: "lesson", lessonId: "before-the-call" },
    enrolledCount: 1,
  });
  await markLessonDone(ctx, id, "before-the-call");
  await markLessonDone(ctx, id, "before-the-call");
  expect(await rowOf(ctx, id)).toMatchObject({ percent: 33, next: { kind: "lesson", lessonId: "the-call" } });
  await markLessonDone(ctx, id, "the-call");
  expect(await rowOf(ctx, id)).toMatchObject({ percent: 66, next: { kind: "quiz" } });
  const begun = await beginAttempt(ctx, id);
  await answerAttempt(ctx, id, begun.attempt.id, { answers: answersOf(begun, 1) });
  expect(await rowOf(ctx, id)).toMatchObject({ percent: 100, next: { kind: "complete" } });
  const [first, second] = await Promise.all([completeModule(ctx, id), completeModule(ctx, id)]);
  expect(first).toEqual(second);
  expect(await completeModule(ctx, id)).toEqual(first);
  const rows = await listProgress(ctx);
  expect(rows.find(({ module }) => module.id === id)).toMatchObject({ percent: 100, next: { kind: "done" } });
  expect(await trainingSummary(ctx, rows)).toMatchObject({
    enrolled: 1,
    completed: 1,
    certificates: 1,
    minutesDone: 17,
  });
});

it("a module can't be completed unless enrolled, with every lesson done and the quiz passed", async () => {
  const { ctx } = await signUp();
  const id = await publishedModule();
  await expect(completeModule(ctx, id)).rejects.toThrow("You aren’t enrolled in this module.");
  expect(await outcome(markLessonDone(ctx, id, "the-call"))).toBe("conflict");
  expect(await outcome(beginAttempt(ctx, id))).toBe("conflict");
  await enrol(ctx, id);
  await expect(completeModule(ctx, id)).rejects.toThrow("2 of 2 remaining.");
  await expect(beginAttempt(ctx, id)).rejects.toThrow("Complete every lesson first");
  await enrolledWithLessons(ctx, id);
  await expect(completeModule(ctx, id)).rejects.toThrow("Pass the module’s quiz first.");
  expect(await outcome(rateModule(ctx, id, { rating: 5 }))).toBe("conflict");
  expect(await findCertificateOf(ctx, id)).toBeNull();
  for (const call of [
    enrol(ctx, "no-such"),
    completeModule(ctx, "no-such"),
    markLessonDone(ctx, id, "no-such"),
  ])
    expect(await outcome(call)).toBe("not_found");
});

it("a quiz attempt is scored once, even concurrently; the same answers return the same result", async () => {
  const { ctx } = await signUp();
  const id = await publishedModule();
  await enrolledWithLessons(ctx, id);
  const begun = await beginAttempt(ctx, id);
  const answer = (wrong: number) =>
    outcome(answerAttempt(ctx, id, begun.attempt.id, { answers: answersOf(begun, wrong) }));
  expect(await outcome(answerAttempt(ctx, id, begun.attempt.id, { answers: [0] }))).toBe("invalid");
  const both = await Promise.all([answer(4), answer(0)]);
  expect(both.filter((side) => side === "conflict")).toHaveLength(1);
  const won = both[0] === "conflict" ? 0 : 4;
  expect(await answer(won)).not.toBe("conflict");
  expect(await answer(2)).toBe("conflict");
});

it("another user's attempt is not found", async () => {
  const [{ ctx }, { ctx: other }] = [await signUp(), await signUp()];
  const id = await publishedModule();
  await enrolledWithLessons(ctx, id);
  await enrol(other, id);
  const { attempt } = await beginAttempt(ctx, id);
  expect(await outcome(answerAttempt(other, id, attempt.id, { answers: [0, 0, 0, 0, 0] }))).toBe("not_found");
});

it("a quiz can be attempted three times in 24 hours, in a different order each time", async () => {
  const { ctx } = await signUp();
  const id = await publishedModule();
  await enrolledWithLessons(ctx, id);
  const orders = new Set<string>();
  for (let time = 0; time < 3; time += 1) {
    const [begun, again] = await Promise.all([beginAttempt(ctx, id), beginAttempt(ctx, id)]);
    expect(again.attempt.id).toBe(begun.attempt.id);
    const shown = attemptJson(begun);
    expect(shown.questions[0]).not.toHaveProperty("right");
    orders.add(JSON.stringify(shown.questions));
    const answers = answersOf(begun, 2);
    const { attempt } = await answerAttempt(ctx, id, begun.attempt.id, { answers });
    expect([attempt.score, attempt.passedAt]).toEqual([60, null]);
    expect(attemptJson({ ...begun, attempt }).questions[0]).toHaveProperty("why");
  }
  expect(orders.size).toBe(3);
  await expect(beginAttempt(ctx, id)).rejects.toMatchObject({ code: "limit_reached", status: 429 });
  const { id: enrolmentId } = await getEnrolment(ctx, id);
  const attempts = await listAttempts(ctx, enrolmentId);
  expect(attemptsBlockingReason(ctx, attempts)).toContain("Try again in 24 hours");
  expect(attemptsBlockingReason(ctx, attempts.slice(1))).toBeNull();
  const [newest, ...earlier] = attempts;
  const isOpen = newest ? [{ ...newest, answeredAt: null }] : [];
  expect(attemptsBlockingReason(ctx, [...isOpen, ...earlier])).toBeNull();
  const tomorrow = at(ctx, new Date(Date.now() + 24 * 3_600_000 + 1_000));
  expect((await beginAttempt(tomorrow, id)).attempt.answeredAt).toBeNull();
});

it("an attempt is not scored if the quiz has changed since", async () => {
  const { ctx } = await signUp();
  const operator = (await admin()).ctx;
  const id = await publishedModule();
  await enrolledWithLessons(ctx, id);
  const begun = await beginAttempt(ctx, id);
  const text = moduleText(id, { quiz: "? New?\n+ Yes\n- No\n= It is." });
  await publishVersion(operator, (await saveVersion(operator, id, { text })).id);
  expect(await outcome(answerAttempt(ctx, id, begun.attempt.id, { answers: answersOf(begun) }))).toBe(
    "conflict",
  );
  const next = await beginAttempt(ctx, id);
  expect(next.attempt.id).not.toBe(begun.attempt.id);
  expect(attemptJson(next).questions).toHaveLength(1);
});

it("enrolments and ratings are counted without demo users", async () => {
  const id = await publishedModule();
  const [{ ctx }, { ctx: other }, { ctx: demo }] = [await signUp(), await signUp(), await signUp()];
  const demoCtx = { ...demo, actor: { ...demo.actor, isDemo: true } };
  for (const [person, rating] of [
    [ctx, 4],
    [other, 5],
    [demoCtx, 1],
  ] as const) {
    await passedQuiz(person, id);
    await completeModule(person, id);
    await rateModule(person, id, { rating: 1 });
    await rateModule(person, id, { rating });
  }
  expect(await rowOf(ctx, id)).toMatchObject({ enrolledCount: 2, rating: 4.5 });
  const { results } = await env.DB.prepare("select * from module_counts where module_id = ?").bind(id).all();
  expect(results).toEqual([{ module_id: id, enrolled: 2, ratings: 2, rating_sum: 9 }]);
});
