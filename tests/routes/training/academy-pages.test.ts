import { beforeAll, describe, expect, it } from "vitest";
import { MODULE_FILES } from "~/domains/training/catalogue.server";
import { FIGURE_NAMES } from "~/domains/training/figures";
import { beginAttempt } from "~/domains/training/quiz/attempts.server";
import { parseModule } from "~/domains/training/text/parse-module";
import { saveVersion } from "~/domains/training/versions/versions.server";
import { compress } from "~/http/pages/page-weight.server";
import { DASHBOARD } from "~/paths/agents/dashboard";
import { ADMIN_TRAINING } from "~/paths/business/admin-training";
import { AGENT_TRAINING, TRAINING } from "~/paths/business/training";
import { admin } from "../../support/fixtures/payouts";
import { applyAsAgent } from "../../support/fixtures/people";
import { readPdf } from "../../support/fixtures/read-pdf";
import { certified, enrolledWithLessons, moduleText, publishedModule } from "../../support/fixtures/training";
import { cookieOf, fetchApp, postForm, signedInBusiness } from "../../support/harness/app";
import { env } from "../../support/harness/context";

const MAX_BYTES = 12_000;

const weightOf = (html: string) => compress(new TextEncoder().encode(html), "br", 4).byteLength;

describe("academy pages", () => {
  let person: Awaited<ReturnType<typeof signedInBusiness>>;
  let agent = "";
  beforeAll(async () => {
    person = await signedInBusiness();
    agent = await cookieOf((await applyAsAgent()).userId);
  });
  const pageOf = async (path: string, cookie = person.cookie) => {
    const answer = await fetchApp(path, { cookie });
    return { status: answer.status, html: await answer.text() };
  };

  it("contain no script for businesses and stay within 12,000 bytes on every page", async () => {
    const modules = [...MODULE_FILES.values()].map((text) => parseModule(text, FIGURE_NAMES));
    const paths = [
      TRAINING.home,
      TRAINING.progress,
      TRAINING.certificates,
      ...modules.flatMap(({ id, lessons }) => [
        TRAINING.module(id),
        TRAINING.quiz(id),
        ...lessons.map((lesson) => TRAINING.lesson(id, lesson.id)),
      ]),
    ];
    const over: string[] = [];
    for (const path of paths) {
      const { status, html } = await pageOf(path);
      if (status !== 200) over.push(`${path}: ${status}`);
      if (html.includes("<script") || weightOf(html) > MAX_BYTES)
        over.push(`${path}: ${weightOf(html)} bytes`);
    }
    expect(over).toEqual([]);
  });

  it("open for agents under /agent inside the agent frame, and for no business there", async () => {
    const [first] = MODULE_FILES.keys();
    const { lessons } = parseModule(MODULE_FILES.get(first ?? "") ?? "", FIGURE_NAMES);
    const lesson = AGENT_TRAINING.lesson(first ?? "", lessons[0]?.id ?? "");
    for (const path of [AGENT_TRAINING.home, AGENT_TRAINING.progress, AGENT_TRAINING.certificates, lesson]) {
      const { status, html } = await pageOf(path, agent);
      expect([path, status]).toEqual([path, 200]);
      expect(html).toContain(`href="${DASHBOARD.commission}"`);
      expect(weightOf(html)).toBeLessThanOrEqual(14_000);
    }
    expect((await pageOf(AGENT_TRAINING.home, agent)).html).toContain("Recommended next");
    expect((await pageOf(AGENT_TRAINING.home)).status).toBe(403);
  });

  it("show Start Learning, Continue, or a disabled Completed button by progress", async () => {
    const [fresh, begun, done] = [await publishedModule(), await publishedModule(), await publishedModule()];
    await enrolledWithLessons(person.ctx, begun);
    await certified(person.ctx, done);
    const cards = (await pageOf(TRAINING.home)).html
      .split("<li")
      .filter((card) => card.includes("First calls"));
    const cardOf = (id: string) => cards.find((card) => card.includes(TRAINING.module(id))) ?? "";
    expect(cardOf(fresh)).toContain(`action="${TRAINING.enrol(fresh)}"`);
    expect(cardOf(fresh)).toContain("Start Learning");
    expect(cardOf(begun)).toMatch(/href="[^"]*\/quiz"[^>]*>Continue</);
    expect(cardOf(done)).toMatch(/<button[^>]*disabled[^>]*>Completed</);
    const ofOther = await pageOf(`${TRAINING.home}?category=technology`);
    expect(ofOther.html).not.toContain(TRAINING.module(fresh));
  });

  it("render a lesson's formatting and escape its HTML markup", async () => {
    const id = await publishedModule();
    const { html } = await pageOf(TRAINING.lesson(id, "the-call"));
    expect(html).toContain("<em>slowly</em>");
    expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
    expect(html).toContain("Exercise, 10 minutes");
  });

  it("serve figures as SVG with a policy that blocks scripts, and 404 for unknown ones", async () => {
    const [name = ""] = FIGURE_NAMES;
    const answer = await fetchApp(TRAINING.figure(name));
    expect(answer.headers.get("content-type")).toBe("image/svg+xml; charset=utf-8");
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect((await fetchApp(TRAINING.figure("no-such.svg"))).status).toBe(404);
  });
});

describe("a version of a module", () => {
  it("opens its own text for editing, and quotes the line that was rejected", async () => {
    const { ctx, cookie } = await admin();
    const id = await publishedModule({ title: "What is published" });
    const draft = await saveVersion(ctx, id, { text: moduleText(id, { title: "What is drafted" }) });
    const read = async (path: string) => (await fetchApp(path, { cookie })).text();
    const preview = await read(ADMIN_TRAINING.version(draft.id));
    expect(preview).toContain(`href="${ADMIN_TRAINING.editVersion(id, draft.id)}"`);
    expect(await read(ADMIN_TRAINING.editVersion(id, draft.id))).toContain("title: What is drafted\n");
    expect(await read(ADMIN_TRAINING.module(id))).toContain("title: What is published\n");
    expect(await read(`${ADMIN_TRAINING.module(id)}?version=x`)).toContain("title: What is published\n");
    const ofOther = ADMIN_TRAINING.editVersion(await publishedModule(), draft.id);
    expect((await fetchApp(ofOther, { cookie })).status).toBe(404);
    const text = moduleText(id).replace("- One thing to ask", "![A picture](no.svg)");
    const refused = await postForm(ADMIN_TRAINING.editVersion(id, draft.id), { text }, cookie);
    expect(refused.status).toBe(422);
    expect((await refused.text()).replaceAll("<!-- -->", "")).toMatch(
      /Line 12 reads: <code[^>]*>!\[A picture\]\(no\.svg\)</,
    );
  });

  it("repeats the column headers in each cell of a wide table, for phones", async () => {
    const { ctx, cookie } = await admin();
    const table = "| Day | Who | USD | Paid |\n| --- | --- | --- | --- |\n| 3 May | Bright | 420 | waits |";
    const id = `wide-${crypto.randomUUID().slice(0, 8)}`;
    const text = moduleText(id).replace("- One thing to ask\n- One thing to say", table);
    const { id: versionId } = await saveVersion(ctx, null, { text });
    const html = await (await fetchApp(ADMIN_TRAINING.version(versionId), { cookie })).text();
    expect(html).toContain('<td data-label="Who">Bright</td>');
    expect(html).toMatch(/<article class="lesson[^>]*>[\s\S]*<table class="table plain wide /);
  });
});

describe("a quiz submitted with missing answers", () => {
  it("focuses the first unanswered question", async () => {
    const { ctx, cookie } = await signedInBusiness();
    const id = await publishedModule();
    await enrolledWithLessons(ctx, id);
    await beginAttempt(ctx, id);
    const answer = await postForm(TRAINING.quiz(id), { "answers[0]": "1", "answers[2]": "0" }, cookie);
    const html = await answer.text();
    expect(answer.status).toBe(422);
    const [, target] = /href="#([^"]*-answers)"/.exec(html) ?? [];
    const questions = html.split("<fieldset").slice(1);
    expect(questions.findIndex((question) => question.includes(`id="${target}"`))).toBe(1);
    expect(questions.findIndex((question) => /autofocus/i.test(question))).toBe(1);
  });
});

describe("a certificate", () => {
  it("shows visitors whether it is valid, and reports forged and unknown ones as forged", async () => {
    const { ctx } = await signedInBusiness();
    const { id, name, title } = await certified(ctx, await publishedModule({ title: "Ask & listen" }));
    const shown = async () => {
      const answer = await fetchApp(TRAINING.certificate(id));
      return [answer.status, await answer.text()] as const;
    };
    const [status, html] = await shown();
    expect([status, html.includes("Valid: signed by us"), html.includes(name)]).toEqual([200, true, true]);
    expect([html.includes("Ask &amp; listen"), html.includes("<script")]).toEqual([
      title === "Ask & listen",
      false,
    ]);
    expect(await (await fetchApp(TRAINING.certificateFile(id))).json()).toMatchObject({ id, name, title });
    await env.DB.prepare("update certificates set name = 'Somebody Else' where id = ?").bind(id).run();
    const [, forged] = await shown();
    expect([forged.includes("forged, or the number was mistyped"), forged.includes("Somebody Else")]).toEqual(
      [true, false],
    );
    for (const other of ["0".repeat(20), "x", "%27"]) {
      const answer = await fetchApp(TRAINING.certificate(other));
      expect([answer.status, (await answer.text()).includes("forged, or the number was mistyped")]).toEqual([
        404,
        true,
      ]);
      expect((await fetchApp(TRAINING.certificateFile(other))).status).toBe(404);
    }
  });

  it("downloads as a PDF for its owner only", async () => {
    const { ctx, cookie } = await signedInBusiness();
    const { id } = await certified(ctx, await publishedModule());
    const answer = await fetchApp(TRAINING.certificatePdf(id), { cookie });
    expect(answer.headers.get("content-type")).toBe("application/pdf");
    expect(readPdf(await answer.bytes()).text).toContain(id);
    const stranger = await signedInBusiness();
    expect((await fetchApp(TRAINING.certificatePdf(id), { cookie: stranger.cookie })).status).toBe(404);
  });
});

describe("academy API calls", () => {
  it("return the specified shape under both addresses", async () => {
    const { ctx, cookie } = await signedInBusiness();
    const id = await publishedModule();
    await certified(ctx, id);
    const read = async (path: string) => (await fetchApp(path, { cookie })).json();
    const modules = (await read("/api/training/modules")) as { id: string }[];
    expect(await read("/api/training-modules")).toEqual(modules);
    expect(modules.find((module) => module.id === id)).toEqual({
      id,
      title: "First calls",
      description: "Make a first call that is wanted.",
      category: "communication",
      difficulty: "beginner",
      duration: 17,
      enrolledCount: 1,
      rating: null,
      progress: 100,
      enrolled: true,
      completed: true,
      certificateEligible: true,
    });
    const ofCategory = (await read("/api/training/modules?category=technology")) as { category: string }[];
    expect(new Set(ofCategory.map(({ category }) => category))).toEqual(new Set(["technology"]));
    expect((await fetchApp("/api/training/modules?category=magic", { cookie })).status).toBe(422);
    expect(await read("/api/training/progress")).toMatchObject({
      summary: { modules: modules.length, enrolled: 1, completed: 1, certificates: 1, hoursDone: 0.3 },
      modules: [
        { id, quizPassed: true, lessons: [{ id: "before-the-call", done: true }, { id: "the-call" }] },
      ],
    });
    expect(await read(`/api/training/modules/${id}`)).toMatchObject({
      lessons: [{}, { text: expect.stringContaining("Say your name slowly.") }],
    });
  });
});
