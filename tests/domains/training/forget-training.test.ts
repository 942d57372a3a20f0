import { expect, it } from "vitest";
import { eraseUser } from "~/domains/privacy/erasure/erase-user.server";
import { ownData } from "~/domains/privacy/own-data.server";
import { purgeQuizAnswers } from "~/domains/training/erase-training.server";
import { signUp } from "../../support/fixtures/people";
import { certified, publishedModule } from "../../support/fixtures/training";
import { env } from "../../support/harness/context";

const TABLES = ["enrolments", "lesson_completions", "quiz_attempts", "certificates"];
const counts = () =>
  Promise.all(TABLES.map((table) => env.DB.prepare(`select count(*) n from ${table}`).first<number>("n")));

it("erasing a person deletes their training data and keeps other users' counts", async () => {
  const id = await publishedModule();
  const [{ ctx, userId }, { ctx: other }] = [await signUp(), await signUp()];
  await certified(other, id);
  const before = await counts();
  await certified(ctx, id);
  expect(await ownData(ctx)).toMatchObject({
    training: {
      modules: [{ module: id }],
      lessons: [{ lesson: expect.any(String) }, {}],
      quizzes: [{ score: 100 }],
      certificates: [{ name: "Amina Bello" }],
    },
  });
  await eraseUser(ctx, userId, "erase-self");
  expect(await counts()).toEqual(before);
  const enrolled = env.DB.prepare("select enrolled from module_counts where module_id = ?").bind(id);
  expect(await enrolled.first("enrolled")).toBe(1);
});

it("single quiz answers are purged after their retention period; the score stays", async () => {
  const { ctx } = await signUp();
  await certified(ctx, await publishedModule());
  expect(await purgeQuizAnswers(ctx, new Date(Date.now() - 60_000))).toBe(0);
  expect(await purgeQuizAnswers(ctx, new Date(Date.now() + 60_000))).toBeGreaterThan(0);
  expect(await ownData(ctx)).toMatchObject({ training: { quizzes: [{ answers: null, score: 100 }] } });
});
