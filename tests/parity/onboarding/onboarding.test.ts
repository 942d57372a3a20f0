import { describe, expect, it } from "vitest";
import { approveApplication, decideApplication } from "~/domains/onboarding/review/decide-application.server";
import { DECISION_WARNINGS } from "~/domains/onboarding/review/stages";
import { approvedAgent } from "../../support/fixtures/agents";
import { applyAsAgent, signUpAdmin } from "../../support/fixtures/people";
import { callApp, cookieOf, fetchApp, ORIGIN, postForm } from "../../support/harness/app";
import { env } from "../../support/harness/context";

const profile = (email: string, over: Record<string, string | string[]> = {}) => ({
  firstName: "Wanjiru",
  lastName: "Kamau",
  email,
  phone: "+254 700 000000",
  country: "KE",
  city: "Nakuru",
  languages: "English, Swahili,, English",
  industry: "agriculture",
  specializations: ["technology", "energy"],
  operationalMarkets: ["KE", "UG"],
  experience: "senior",
  education: "BCom, Nairobi",
  about: "Sold pumps to farms.",
  linkedinUrl: "https://linkedin.com/in/wanjiru",
  portfolioUrl: "",
  ...over,
});

const person = async () => {
  const { agent } = await approvedAgent();
  return { agent, cookie: await cookieOf(agent.userId), call: `/api/agents/${agent.id}` };
};

const written = (agentId: number) =>
  env.DB.prepare(
    `select u.first_name, u.last_name, u.phone, a.country, a.city, a.languages, a.specializations,
      a.operational_markets, a.experience, a.bio, o.industry, o.experience as level, o.education, o.linkedin_url, o.portfolio_url
     from agents a join users u on u.id = a.user_id left join onboardings o on o.agent_id = a.id where a.id = ?`,
  )
    .bind(agentId)
    .first();

describe("the onboarding profile by form and API", () => {
  it("is saved with the same result, and the form continues with the CV", async () => {
    const [one, other] = [await person(), await person()];
    const form = await postForm("/agent-onboarding/profile", profile(one.agent.email), one.cookie);
    expect([form.status, form.headers.get("location")]).toEqual([302, "/agent-onboarding/cv"]);
    const answer = await callApp("POST", `${other.call}/profile`, profile(other.agent.email), other.cookie);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      success: true,
      profile: { languages: "English, Swahili", experience: "senior" },
    });
    expect(await written(one.agent.id)).toMatchObject({
      languages: '["English","Swahili"]',
      experience: "5-8",
    });
    expect(await written(one.agent.id)).toEqual(await written(other.agent.id));
    const next = await (await fetchApp("/agent-onboarding/cv", { cookie: one.cookie })).text();
    expect(next).toContain("Step 2/5");
  });

  it.each([
    ["firstName", ""],
    ["languages", " , "],
    ["industry", "piracy"],
    ["experience", "forever"],
    ["linkedinUrl", "javascript:alert(1)"],
    ["specializations", []],
    ["email", "somebody@else.test"],
    ["city", "x".repeat(101)],
  ])("is rejected by both for an invalid %s, and stays unchanged", async (field, value) => {
    const { agent, cookie, call } = await person();
    const before = await written(agent.id);
    const input = profile(agent.email, { [field]: value });
    const form = await postForm("/agent-onboarding/profile", input, cookie);
    const answer = await callApp("POST", `${call}/profile`, input, cookie);
    expect([form.status, answer.status]).toEqual([422, 422]);
    const html = await form.text();
    expect(html).toContain("Profile Save Failed");
    expect(html).toContain('value="Wanjiru"'.slice(0, field === "firstName" ? 6 : undefined));
    expect(await written(agent.id)).toEqual(before);
  });

  it.each(["Mid (3-5)", "Mid (3-5 years)", "3-5 years", "3-5", "mid"])(
    "accepts the experience as a range, a level or a displayed label: %s",
    async (experience) => {
      const { agent, cookie, call } = await person();
      const body = profile(agent.email, { experience });
      expect((await callApp("POST", `${call}/profile`, body, cookie)).status).toBe(200);
      expect(await written(agent.id)).toMatchObject({ experience: "3-5", level: "mid" });
    },
  );

  it("can only be saved by its own agent", async () => {
    const [one, other] = [await person(), await person()];
    const before = await written(other.agent.id);
    const answer = await callApp("POST", `${other.call}/profile`, profile(one.agent.email), one.cookie);
    expect(answer.status).toBe(404);
    expect(await written(other.agent.id)).toEqual(before);
  });
});

const upload = (path: string, cookie: string, content: string, name = "cv.pdf") => {
  const body = new FormData();
  body.append("cv", new File([content], name));
  const headers = { origin: ORIGIN, "sec-fetch-site": "same-origin" };
  return fetchApp(path, { method: "POST", cookie, headers, body });
};

describe("a CV by form and API", () => {
  it("is stored either way, and can be downloaded by the agent", async () => {
    const [one, other] = [await person(), await person()];
    await postForm("/agent-onboarding/profile", profile(one.agent.email), one.cookie);
    const form = await upload("/agent-onboarding/cv", one.cookie, "%PDF-1.7");
    expect(form.status).toBe(302);
    // The redirects lead through the consent page: one in between keeps the message.
    const flash = form.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    const between = await fetchApp("/agent-onboarding/test", { cookie: `${one.cookie}; ${flash}` });
    expect([between.status, between.headers.getSetCookie()]).toEqual([302, []]);
    const next = await fetchApp("/agent-onboarding/test/consent", { cookie: `${one.cookie}; ${flash}` });
    expect([(await next.text()).includes("CV Uploaded"), next.headers.getSetCookie().length]).toEqual([
      true,
      1,
    ]);
    const answer = await upload(`${other.call}/cv`, other.cookie, "%PDF-1.7");
    expect(await answer.json()).toMatchObject({ success: true, cv: { originalName: "cv.pdf", size: 8 } });
    const mine = await fetchApp("/agent-onboarding/cv/file", { cookie: one.cookie });
    expect([mine.headers.get("content-type"), await mine.text()]).toEqual(["application/pdf", "%PDF-1.7"]);
    const page = await (await fetchApp("/agent-onboarding/cv", { cookie: one.cookie })).text();
    expect(page).toContain("CV uploaded");
  });

  it.each([
    ["MZ\u0090", 422],
    ["", 422],
    [`%PDF-1.7${"x".repeat(6 * 1024 * 1024)}`, 413],
  ])(
    "is rejected with the same status if it is invalid, empty or too large (%#)",
    async (content, status) => {
      const { agent, cookie, call } = await person();
      await postForm("/agent-onboarding/profile", profile(agent.email), cookie);
      const form = await upload("/agent-onboarding/cv", cookie, content);
      expect([form.status, (await upload(`${call}/cv`, cookie, content)).status]).toEqual([status, status]);
      expect(await form.text()).toContain("Upload Failed");
    },
  );

  it("can't be replaced after the decision: the page shows why, without a form", async () => {
    const { agent, cookie, call } = await person();
    await env.DB.prepare("update agents set reviewed_at = null where id = ?").bind(agent.id).run();
    await postForm("/agent-onboarding/profile", profile(agent.email), cookie);
    await upload("/agent-onboarding/cv", cookie, "%PDF-1.7");
    const shown = async () => (await fetchApp("/agent-onboarding/cv", { cookie })).text();
    expect(await shown()).toContain("Replace CV");
    await env.DB.prepare("update agents set reviewed_at = 1 where id = ?").bind(agent.id).run();
    const page = await shown();
    expect(page).toContain("We’ve decided on your application");
    expect(page).not.toMatch(/Replace CV|type="file"/);
    const answers = [
      await upload("/agent-onboarding/cv", cookie, "%PDF-1.7"),
      await upload(`${call}/cv`, cookie, "%PDF-1.7"),
    ];
    expect(answers.map(({ status }) => status)).toEqual([409, 409]);
    await env.DB.prepare("update applications set requested_at = 1 where agent_id = ?").bind(agent.id).run();
    expect(await shown()).toContain("Replace CV");
  });

  it("is rejected for another agent", async () => {
    const [one, other] = [await person(), await person()];
    expect((await upload(`${other.call}/cv`, one.cookie, "%PDF-1.7")).status).toBe(404);
  });
});

const TWENTY = Array.from({ length: 20 }, (_, index) => index);

describe("the psychometric test by form and API", () => {
  const ready = async () => {
    const someone = await person();
    await postForm("/agent-onboarding/profile", profile(someone.agent.email), someone.cookie);
    await upload("/agent-onboarding/cv", someone.cookie, "%PDF-1.7");
    return someone;
  };
  const scores = (agentId: number) =>
    env.DB.prepare("select test_score, trait_scores from onboardings where agent_id = ?")
      .bind(agentId)
      .first();

  it("requires consent, stores each answer, and returns the same score as the API", async () => {
    const [one, other] = [await ready(), await ready()];
    const page = await fetchApp("/agent-onboarding/test", { cookie: one.cookie });
    expect(page.headers.get("location")).toBe("/agent-onboarding/test/consent");
    expect((await postForm("/agent-onboarding/test/consent", {}, one.cookie)).status).toBe(422);
    expect((await postForm("/agent-onboarding/test/consent", { consent: "on" }, one.cookie)).status).toBe(
      302,
    );
    const first = await postForm("/agent-onboarding/test", { question: "0", option: "4" }, one.cookie);
    expect(first.headers.get("location")).toBe("/agent-onboarding/test?question=2");
    const html = await (await fetchApp("/agent-onboarding/test", { cookie: one.cookie })).text();
    expect(html).toContain("Question 2 of 20");
    expect(html).toMatch(/<button[^>]*disabled[^>]*>Submit test/);
    const early = await postForm("/agent-onboarding/test/complete", {}, one.cookie);
    expect(early.headers.get("location")).toBe("/agent-onboarding/test");
    expect(decodeURIComponent(early.headers.getSetCookie().join())).toContain("Answer every question.");
    expect(await scores(one.agent.id)).toMatchObject({ test_score: null });
    for (const at of TWENTY.slice(1))
      await postForm("/agent-onboarding/test", { question: `${at}`, option: "4" }, one.cookie);
    for (const [words, next] of [
      ["Test Completed", "/agent-onboarding/video"],
      ["You’ve already taken this test.", "/agent-onboarding/test"],
    ]) {
      const handedIn = await postForm("/agent-onboarding/test/complete", {}, one.cookie);
      expect([handedIn.status, decodeURIComponent(handedIn.headers.getSetCookie().join())]).toEqual([
        302,
        expect.stringContaining(words ?? ""),
      ]);
      expect(handedIn.headers.get("location")).toBe(next);
    }
    const answers = Object.fromEntries(TWENTY.map((at) => [at, 4]));
    const answer = await callApp("POST", `${other.call}/psychometric`, { answers }, other.cookie);
    const { score } = await answer.json<{ score: { overall: number; outOf: number; method: string } }>();
    expect(score).toMatchObject({ outOf: 100, method: expect.stringContaining("20 questions") });
    expect(await scores(one.agent.id)).toEqual(await scores(other.agent.id));
    const result = await (await fetchApp("/agent-onboarding/test", { cookie: one.cookie })).text();
    expect(result).toContain(`Your score is ${score.overall}/100`);
    expect((await callApp("POST", `${other.call}/psychometric`, { answers }, other.cookie)).status).toBe(409);
  });

  it("keeps the answers of an incomplete list and says to answer every question", async () => {
    const { agent, cookie } = await ready();
    await postForm("/agent-onboarding/test/consent", { consent: "on" }, cookie);
    const some = Object.fromEntries(TWENTY.slice(0, 7).map((at) => [`answers[${at}]`, "3"]));
    const refused = await postForm("/agent-onboarding/test/list", some, cookie);
    const html = await refused.text();
    expect([refused.status, html.match(/checked=""/g)?.length]).toEqual([422, 7]);
    expect(html).toMatch(/Submission Failed[\s\S]*Answer every question/);
    const rest = Object.fromEntries(TWENTY.map((at) => [`answers[${at}]`, "3"]));
    const done = await postForm("/agent-onboarding/test/list", rest, cookie);
    expect([done.status, done.headers.get("location")]).toEqual([302, "/agent-onboarding/video"]);
    expect(await scores(agent.id)).toMatchObject({ test_score: expect.any(Number) });
  });

  it("saves a partly answered list to continue later", async () => {
    const { agent, cookie } = await ready();
    await postForm("/agent-onboarding/test/consent", { consent: "on" }, cookie);
    const page = await (await fetchApp("/agent-onboarding/test/list", { cookie })).text();
    expect(page).toMatch(/<button[^>]*formnovalidate=""[^>]*>Save and continue later/i);
    const later = { "answers[2]": "3", "answers[7]": "1", later: "1" };
    const kept = await postForm("/agent-onboarding/test/list", later, cookie);
    expect(kept.headers.get("location")).toBe("/agent");
    expect(decodeURIComponent(kept.headers.getSetCookie().join())).toContain("2 of 20 questions answered.");
    expect(await scores(agent.id)).toMatchObject({ test_score: null });
    const again = await (await fetchApp("/agent-onboarding/test/list", { cookie })).text();
    expect(again.match(/checked=""/g)).toHaveLength(2);
  });

  it("rejects answers to unknown questions and answers for another agent", async () => {
    const [one, other] = [await ready(), await ready()];
    await postForm("/agent-onboarding/test/consent", { consent: "on" }, one.cookie);
    const answers = Object.fromEntries([...TWENTY, 20].map((at) => [at, 1]));
    expect((await callApp("POST", `${one.call}/psychometric`, { answers }, one.cookie)).status).toBe(422);
    expect((await callApp("POST", `${other.call}/psychometric`, { answers }, one.cookie)).status).toBe(404);
    expect(
      (await postForm("/agent-onboarding/test", { question: "20", option: "1" }, one.cookie)).status,
    ).toBe(422);
  });

  it("returns its questions through the API without the answer key", async () => {
    const { cookie } = await person();
    const answer = await fetchApp("/api/psychometric-questions", { cookie });
    const { questions } = await answer.json<{ questions: { text: string; options: string[] }[] }>();
    expect(questions.length).toBe(20);
    expect(Object.keys(questions[0] ?? {})).toEqual(["text", "options"]);
    expect((await fetchApp("/api/psychometric-questions")).status).toBe(401);
  });
});

describe("a request for information", () => {
  const askedAgent = async () => {
    const { userId, agentId } = await applyAsAgent();
    const admin = await signUpAdmin();
    const ask = {
      decision: "ask",
      reason: "Which towns do you visit?",
      isTold: true,
      version: null,
      confirms: [],
    } satisfies Parameters<typeof decideApplication>[2];
    await decideApplication(admin.ctx, agentId, ask);
    return {
      agentId,
      admin,
      cookie: await cookieOf(userId),
      call: `/api/agents/${agentId}/application-answer`,
    };
  };
  const told = async (agentId: number) =>
    (
      await env.DB.prepare(
        "select n.text, p.requested_at from applications p left join application_notes n using (agent_id) where agent_id = ?",
      )
        .bind(agentId)
        .all()
    ).results;

  it("is shown on the overview and can be answered once, by form and API with the same result", async () => {
    const [one, other] = [await askedAgent(), await askedAgent()];
    const home = await (await fetchApp("/agent", { cookie: one.cookie })).text();
    for (const words of ["We need more information", "Which towns do you visit?", "Your onboarding: 20%"])
      expect(home).toContain(words);
    expect((await postForm("/agent-onboarding", { text: "" }, one.cookie)).status).toBe(422);
    expect((await callApp("POST", other.call, { text: "" }, other.cookie)).status).toBe(422);
    expect((await callApp("POST", other.call, { text: "Mine" }, one.cookie)).status).toBe(404);
    const text = "Nakuru and Kisumu";
    const form = await postForm("/agent-onboarding", { text }, one.cookie);
    expect([form.status, form.headers.get("location")]).toEqual([302, "/agent-onboarding"]);
    expect((await callApp("POST", other.call, { text }, other.cookie)).status).toBe(200);
    expect(await told(one.agentId)).toEqual([{ text, requested_at: null }]);
    expect(await told(other.agentId)).toEqual(await told(one.agentId));
    expect((await postForm("/agent-onboarding", { text }, one.cookie)).status).toBe(409);
    expect((await callApp("POST", other.call, { text }, other.cookie)).status).toBe(409);
    const after = await (await fetchApp("/agent", { cookie: one.cookie })).text();
    expect(after).not.toContain("We need more information");
  });

  it("ends with the decision, which the overview and the profile show", async () => {
    const { agentId, admin, cookie } = await askedAgent();
    await approveApplication(admin.ctx, agentId, [...DECISION_WARNINGS]);
    const home = await (await fetchApp("/agent", { cookie })).text();
    expect([home.includes("Your application is approved"), home.includes("Your onboarding:")]).toEqual([
      true,
      false,
    ]);
    expect(await (await fetchApp("/agent/profile", { cookie })).text()).toContain("Approved</span>");
    expect((await postForm("/agent-onboarding", { text: "Late" }, cookie)).status).toBe(409);
  });
});
