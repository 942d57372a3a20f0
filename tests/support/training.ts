import type { UserContext } from "~/domains/identity/current-user.server";
import { getModule } from "~/domains/training/catalogue.server";
import { completeModule } from "~/domains/training/certificates/complete-module.server";
import { enrol } from "~/domains/training/enrol.server";
import { FIGURE_NAMES } from "~/domains/training/figures";
import { markLessonDone } from "~/domains/training/lessons.server";
import { answerAttempt } from "~/domains/training/quiz/answer.server";
import { type Attempted, beginAttempt } from "~/domains/training/quiz/attempts.server";
import { shuffledQuestions } from "~/domains/training/quiz/shuffle";
import { publishVersion } from "~/domains/training/versions/publish.server";
import { saveVersion } from "~/domains/training/versions/versions.server";
import { env } from "./context";
import { admin } from "./payouts";

/** A module of two lessons and five questions. */
export const moduleText = (
  id: string,
  over: { title?: string; quiz?: string; category?: string } = {},
) => `---
id: ${id}
title: ${over.title ?? "First calls"}
description: Make a first call that is wanted.
category: ${over.category ?? "communication"}
difficulty: beginner
order: 900
---
# Before the call
Read **who** you call, and [how it works](/agent/help).

- One thing to ask
- One thing to say

# The call
Say your name *slowly*. <script>alert(1)</script>

:::exercise 10
Call yourself, and listen.
:::
# Quiz
${over.quiz ?? ["A", "B", "C", "D", "E"].map((letter) => `? Which is ${letter}?\n+ Right ${letter}\n- Wrong ${letter}\n- Worse ${letter}\n= It is ${letter}.`).join("\n\n")}
`;

/** A published module of its own. */
export async function publishedModule(over: Parameters<typeof moduleText>[1] = {}): Promise<string> {
  const operator = (await admin()).ctx;
  const id = `tiny-${crypto.randomUUID().slice(0, 8)}`;
  const version = await saveVersion(operator, null, { text: moduleText(id, over) });
  await publishVersion(operator, version.id);
  return id;
}

/** The id of a version that is not published. */
export async function draftedModule(): Promise<number> {
  const id = `draft-${crypto.randomUUID().slice(0, 8)}`;
  return (await saveVersion((await admin()).ctx, null, { text: moduleText(id) })).id;
}

export async function enrolledWithLessons(ctx: UserContext, moduleId: string): Promise<void> {
  await enrol(ctx, moduleId);
  const { lessons } = await getModule(ctx, moduleId);
  for (const { id } of lessons) await markLessonDone(ctx, moduleId, id);
}

/** Right answers in the order of the attempt, with so many wrong ones. */
export const answersOf = ({ module, attempt }: Attempted, wrong = 0): number[] =>
  shuffledQuestions(module.questions, attempt.seed).map(({ right, options }, index) =>
    index < wrong ? (right + 1) % options.length : right,
  );

export async function passedQuiz(ctx: UserContext, moduleId: string): Promise<void> {
  await enrolledWithLessons(ctx, moduleId);
  const begun = await beginAttempt(ctx, moduleId);
  await answerAttempt(ctx, moduleId, begun.attempt.id, { answers: answersOf(begun) });
}

export async function certified(ctx: UserContext, moduleId: string) {
  await passedQuiz(ctx, moduleId);
  return completeModule(ctx, moduleId);
}

/** What the addresses of the academy name, for a business and for an agent. */
export async function trainingIds(ctx: UserContext, agent: UserContext) {
  const moduleId = await publishedModule();
  const certificate = await certified(ctx, moduleId);
  await passedQuiz(agent, moduleId);
  const attemptOf = async ({ actor }: UserContext) =>
    env.DB.prepare(
      "select max(id) as id from quiz_attempts where enrolment_id in (select id from enrolments where user_id = ?)",
    )
      .bind(actor.userId)
      .first<number>("id");
  return {
    moduleId,
    lessonId: "the-call",
    attemptId: (await attemptOf(ctx)) ?? 0,
    attemptIdOfAgent: (await attemptOf(agent)) ?? 0,
    certificateId: certificate.id,
    versionId: await draftedModule(),
    figure: [...FIGURE_NAMES][0] ?? "",
  };
}
