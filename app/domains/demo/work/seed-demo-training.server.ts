import type { Context } from "~/core/context";
import type { UserContext } from "~/domains/identity/current-user.server";
import { listModules } from "~/domains/training/catalogue.server";
import { completeModule } from "~/domains/training/certificates/complete-module.server";
import { enrol, findEnrolment } from "~/domains/training/enrol.server";
import { markLessonDone } from "~/domains/training/lessons.server";
import type { TrainingModule } from "~/domains/training/module";
import { answerAttempt } from "~/domains/training/quiz/answer.server";
import { beginAttempt } from "~/domains/training/quiz/attempts.server";
import { shuffledQuestions } from "~/domains/training/quiz/shuffle";
import { rateModule } from "~/domains/training/rate-module.server";
import { DEMO_AGENT_ADDRESS } from "../seed-demo-accounts.server";
import { agentOf, businessOf, timeOf } from "./demo-sides.server";

interface DemoLearning {
  /** Days ago when the module was started, and when it was completed. */
  day: number;
  completed?: number;
  lessons: number;
  /** Number of wrong quiz answers. */
  wrong?: number;
  rating?: number;
}

const WHOLE = 99;

/** The first modules of the demo business, then those of the demo agent. */
const DEMO_LEARNING: readonly (readonly DemoLearning[])[] = [
  [
    { day: 24, completed: 21, lessons: WHOLE, wrong: 1, rating: 5 },
    { day: 6, lessons: 2 },
  ],
  [
    { day: 40, completed: 37, lessons: WHOLE, rating: 4 },
    { day: 30, completed: 26, lessons: WHOLE, wrong: 1, rating: 5 },
    { day: 3, lessons: 1 },
  ],
];

async function passQuiz(ctx: UserContext, module: TrainingModule, wrong: number): Promise<void> {
  const { attempt } = await beginAttempt(ctx, module.id);
  const answers = shuffledQuestions(module.questions, attempt.seed).map(({ right, options }, index) =>
    index < wrong ? (right + 1) % options.length : right,
  );
  await answerAttempt(ctx, module.id, attempt.id, { answers });
}

async function learn(person: UserContext, module: TrainingModule, plan: DemoLearning): Promise<void> {
  const on = (day: number): UserContext => ({ ...person, now: () => timeOf(person, day) });
  await enrol(on(plan.day), module.id);
  for (const { id } of module.lessons.slice(0, plan.lessons))
    await markLessonDone(on(plan.day - 1), module.id, id);
  if (plan.completed === undefined) return;
  const done = on(plan.completed);
  await passQuiz(done, module, plan.wrong ?? 0);
  await completeModule(done, module.id);
  if (plan.rating) await rateModule(done, module.id, { rating: plan.rating });
}

/** Uses the normal functions: the training of the demo business and the demo agent. Created once. */
export async function seedDemoTraining(system: Context, email: string): Promise<void> {
  const modules = await listModules(system);
  const people = [await businessOf(system, email), await agentOf(system, DEMO_AGENT_ADDRESS)];
  for (const [who, person] of people.entries()) {
    if (!person) continue;
    for (const [index, plan] of (DEMO_LEARNING[who] ?? []).entries()) {
      const module = modules[index + who];
      if (module && !(await findEnrolment(person, module.id))) await learn(person, module, plan);
    }
  }
}
