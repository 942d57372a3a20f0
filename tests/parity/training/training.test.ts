import { describe, expect, it } from "vitest";
import { enrol } from "~/domains/training/enrol.server";
import { beginAttempt } from "~/domains/training/quiz/attempts.server";
import { admin } from "../../support/fixtures/payouts";
import {
  answersOf,
  certified,
  draftedModule,
  enrolledWithLessons,
  moduleText,
  passedQuiz,
  publishedModule,
} from "../../support/fixtures/training";
import { callApp, fetchApp, postForm, signedInBusiness } from "../../support/harness/app";
import { env } from "../../support/harness/context";

type Person = Awaited<ReturnType<typeof signedInBusiness>>;

const flashOf = (response: Response) => decodeURIComponent(response.headers.getSetCookie().join());

const rowsOf = async (sql: string, ...values: unknown[]) =>
  (
    await env.DB.prepare(sql)
      .bind(...values)
      .all()
  ).results;

const stateOf = (userId: number, moduleId: string) =>
  rowsOf(
    `select e.completed_at is not null as completed, e.rating, (select group_concat(lesson_id) from lesson_completions where
      enrolment_id = e.id) as lessons, (select group_concat(score) from quiz_attempts where enrolment_id = e.id) as scores,
      (select count(*) from quiz_attempts where enrolment_id = e.id) as attempts, (select count(*) from certificates c
      where c.user_id = e.user_id and c.module_id = e.module_id) as certificates
      from enrolments e where user_id = ? and module_id = ?`,
    userId,
    moduleId,
  );

interface Command {
  before?: (person: Person, moduleId: string) => Promise<unknown>;
  form: string;
  call: string;
  method?: string;
  fields?: Record<string, string>;
  body?: Record<string, unknown>;
}

const COMMANDS: Record<string, Command> = {
  enrols: { form: "enroll", call: "enroll" },
  "marks a lesson as done": {
    before: ({ ctx }, id) => enrol(ctx, id),
    form: "lessons/the-call/done",
    call: "lessons/the-call/done",
  },
  "starts a quiz": {
    before: ({ ctx }, id) => enrolledWithLessons(ctx, id),
    form: "quiz/begin",
    call: "quiz",
  },
  completes: { before: ({ ctx }, id) => passedQuiz(ctx, id), form: "complete", call: "complete" },
  rates: {
    before: ({ ctx }, id) => certified(ctx, id),
    form: "rating",
    call: "rating",
    method: "PUT",
    fields: { rating: "4" },
    body: { rating: 4 },
  },
};

describe("the training academy by form and API", () => {
  it.each(Object.entries(COMMANDS))(
    "%s with the same effect",
    async (_, { before, form, call, method = "POST", fields = {}, body = {} }) => {
      const moduleId = await publishedModule();
      const [byForm, byCall] = [await signedInBusiness(), await signedInBusiness()];
      for (const person of [byForm, byCall]) await before?.(person, moduleId);
      const posted = await postForm(`/training/modules/${moduleId}/${form}`, fields, byForm.cookie);
      expect(posted.status).toBe(302);
      const called = await callApp(method, `/api/training/modules/${moduleId}/${call}`, body, byCall.cookie);
      expect(called.status).toBeLessThan(300);
      const state = await stateOf(byForm.user.userId, moduleId);
      expect(state).toHaveLength(1);
      expect(await stateOf(byCall.user.userId, moduleId)).toEqual(state);
    },
  );

  it("accepts quiz answers, and rejects incomplete ones with the same message", async () => {
    const moduleId = await publishedModule();
    const [byForm, byCall] = [await signedInBusiness(), await signedInBusiness()];
    for (const { ctx } of [byForm, byCall]) await enrolledWithLessons(ctx, moduleId);
    const ofForm = await beginAttempt(byForm.ctx, moduleId);
    const ofCall = await beginAttempt(byCall.ctx, moduleId);
    const page = `/training/modules/${moduleId}/quiz`;
    const address = `/api${page}/${ofCall.attempt.id}`;
    const short = await postForm(page, { "answers[0]": "1" }, byForm.cookie);
    const refused = await callApp("POST", address, { answers: [1] }, byCall.cookie);
    expect([short.status, refused.status]).toEqual([422, 422]);
    expect(await refused.text()).toContain("Answer every question.");
    expect(await short.text()).toContain("Answer every question.");
    const fields = Object.fromEntries(
      answersOf(ofForm, 1).map((place, index) => [`answers[${index}]`, `${place}`]),
    );
    const posted = await postForm(page, fields, byForm.cookie);
    expect([posted.status, posted.headers.get("location")]).toEqual([302, `${page}/${ofForm.attempt.id}`]);
    const called = await callApp("POST", address, { answers: answersOf(ofCall, 1) }, byCall.cookie);
    expect(await called.json()).toMatchObject({ score: 80, passed: true });
    expect(await stateOf(byForm.user.userId, moduleId)).toEqual(await stateOf(byCall.user.userId, moduleId));
    const again = await callApp("POST", address, { answers: answersOf(ofCall, 2) }, byCall.cookie);
    expect(again.status).toBe(409);
  });

  it("shows an error on the page for answers submitted without an open quiz", async () => {
    const moduleId = await publishedModule();
    const { ctx, cookie } = await signedInBusiness();
    await enrolledWithLessons(ctx, moduleId);
    const attempt = await beginAttempt(ctx, moduleId);
    const answers = Object.fromEntries(
      answersOf(attempt, 1).map((place, index) => [`answers[${index}]`, `${place}`]),
    );
    const page = `/training/modules/${moduleId}/quiz`;
    expect((await postForm(page, answers, cookie)).status).toBe(302);
    const others = Object.fromEntries(
      answersOf(attempt, 2).map((place, index) => [`answers[${index}]`, `${place}`]),
    );
    const late = await postForm(page, others, cookie);
    const html = await late.text();
    expect([late.status, /role="alert"[^>]*>.*?quiz/s.test(html)]).toEqual([409, true]);
  });

  it("rejects an empty rating with a message, not with raw form data", async () => {
    const moduleId = await publishedModule();
    const { ctx, cookie } = await signedInBusiness();
    await certified(ctx, moduleId);
    const refused = await postForm(`/training/modules/${moduleId}/rating`, {}, cookie);
    expect([refused.status, (await refused.text()).includes('"result"')]).toEqual([422, false]);
  });

  it("rejects unknown modules, and completion without enrolment", async () => {
    const moduleId = await publishedModule();
    const { cookie } = await signedInBusiness();
    const status = async (answer: Promise<Response>) => (await answer).status;
    expect(await status(callApp("POST", `/api/training/modules/${moduleId}/complete`, {}, cookie))).toBe(409);
    expect(await status(callApp("POST", "/api/training/modules/no-such/enroll", {}, cookie))).toBe(404);
    const failed = await postForm("/training/modules/no-such/enroll", {}, cookie);
    const html = await failed.text();
    expect([
      failed.status,
      html.includes("Enrollment Failed"),
      html.includes("This module wasn’t found."),
    ]).toEqual([404, true, true]);
    expect(await status(fetchApp("/training/modules/no-such", { cookie }))).toBe(404);
  });
});

describe("an administrator of training modules, by form and API", () => {
  const statesOf = (moduleId: string) =>
    rowsOf("select state, text from module_versions where module_id = ? order by id", moduleId);

  it("saves, publishes and withdraws a module version", async () => {
    const { cookie } = await admin();
    const [first, second] = [await publishedModule(), await publishedModule()];
    const text = (id: string) => moduleText(id, { title: "Calls that are wanted" });
    const posted = await postForm(
      `/admin/training/${first}`,
      { text: text(first).replaceAll("\n", "\r\n") },
      cookie,
    );
    expect(posted.status).toBe(302);
    const called = await callApp("POST", `/api/admin/training/${second}`, { text: text(second) }, cookie);
    expect(called.status).toBe(201);
    const [formVersion, callVersion] = [
      posted.headers.get("location")?.split("/").at(-1),
      ((await called.json()) as { id: number }).id,
    ];
    await postForm(`/admin/training/versions/${formVersion}/publish`, {}, cookie);
    await callApp("POST", `/api/admin/training/versions/${callVersion}/publish`, {}, cookie);
    const plain = async (id: string) => JSON.stringify(await statesOf(id)).replaceAll(id, "id");
    expect(await plain(first)).toBe(await plain(second));
    expect(JSON.parse(await plain(first))).toMatchObject([{ state: "former" }, { state: "published" }]);
    const editing = await (await fetchApp(`/admin/training/${first}`, { cookie })).text();
    expect(editing).toContain("<h1>Calls that are wanted</h1>");
    const withdrawn = await postForm(`/admin/training/${first}/restore`, {}, cookie);
    expect(flashOf(withdrawn)).toContain("Module withdrawn");
    await callApp("POST", `/api/admin/training/${second}/restore`, {}, cookie);
    expect(await plain(first)).toBe(await plain(second));
    expect((await fetchApp(`/training/modules/${first}`, { cookie })).status).toBe(404);
  });

  it("sees that withdrawing a version restores the module's original text", async () => {
    const { cookie } = await admin();
    const restored = await postForm("/admin/training/read-a-lead/restore", {}, cookie);
    expect([restored.status, flashOf(restored)]).toEqual([
      302,
      expect.stringContaining("Original text restored"),
    ]);
  });

  it("sees the line of a syntax error, and keeps the input", async () => {
    const { cookie } = await admin();
    const id = await publishedModule();
    const text = moduleText(id).replace("difficulty: beginner", "difficulty: hard");
    const posted = await postForm(`/admin/training/${id}`, { text }, cookie);
    const called = await callApp("POST", `/api/admin/training/${id}`, { text }, cookie);
    const html = await posted.text();
    expect([posted.status, called.status]).toEqual([422, 422]);
    expect(html).toContain("Line 6: Choose a difficulty:");
    expect(html).toContain("difficulty: hard");
    expect(await called.text()).toContain("Line 6: Choose a difficulty:");
    const draft = await draftedModule();
    expect((await fetchApp(`/admin/training/versions/${draft}`, { cookie })).status).toBe(200);
  });
});
