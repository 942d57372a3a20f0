import { describe, expect, it } from "vitest";
import { formatDate } from "~/core/format";
import { getMatch } from "~/domains/matching/matches/matches.server";
import { moveMatch } from "~/domains/matching/matches/move-match.server";
import { REQUEST, requestOf } from "../../access/rows/matching-rows";
import { callApp, cookieOf, fetchApp, postForm, signedInBusiness } from "../../support/harness/app";
import { env } from "../../support/harness/context";

const BY = ["form", "call"] as const;
const FORM = { ...REQUEST, requiredIndustries: "mining", requiredCountries: "MW" };

const requestsOf = async (accountId: number) =>
  (
    await env.DB.prepare(
      `select title, description, industries, countries, skills, languages, min_experience, max_budget, duration, urgency,
        special_requirements from agent_requests where account_id = ? order by id`,
    )
      .bind(accountId)
      .all()
  ).results;

const flashOf = (answer: Response) => decodeURIComponent(answer.headers.get("set-cookie") ?? "");

describe("a request for an agent by form and by call", () => {
  it("is created with the same effect, shows the number of matches, and redirects to them", async () => {
    const [byForm, byCall] = [await signedInBusiness(), await signedInBusiness()];
    const more = { maxBudget: "5000", projectDuration: "1-3 months", urgency: "high", minExperience: "3-5" };
    const form = await postForm(
      "/agent-matching/new",
      { ...FORM, ...more, requiredSkills: ["Cold calling", "cold calling", "Demos", ""] },
      byForm.cookie,
    );
    expect(form.headers.get("location")).toMatch(/^\/agent-matching\/\d+$/);
    expect(flashOf(form)).toMatch(/Agent Request Created.*Found \d+ matching agents? for your project/);
    const call = await callApp(
      "POST",
      "/api/agent-requests",
      { ...REQUEST, ...more, maxBudget: 5000, requiredSkills: ["Cold calling", "cold calling", "Demos"] },
      byCall.cookie,
    );
    expect([call.status, await call.json()]).toMatchObject([201, { urgency: "high", maxBudget: 5000 }]);
    const rows = await requestsOf(byForm.account.id);
    expect(rows.map(({ max_budget, skills }) => [max_budget, skills])).toEqual([
      [500_000, '["Cold calling","Demos"]'],
    ]);
    expect(await requestsOf(byCall.account.id)).toEqual(rows);
  });

  it.each(["0-1 years", "3-5 years", "10+ years"])(
    "accepts the displayed experience range as input: %s",
    async (printed) => {
      const { cookie, account } = await signedInBusiness();
      const body = { ...REQUEST, minExperience: printed };
      expect((await callApp("POST", "/api/agent-requests", body, cookie)).status).toBe(201);
      const [row] = await requestsOf(account.id);
      expect(`${row?.min_experience} years`).toBe(printed);
    },
  );

  it.each([
    [{ projectTitle: "" }, "Project title is required"],
    [{ projectDescription: "Too short" }, "Please provide a detailed description (minimum 50 characters)."],
    [{ requiredIndustries: "" }, "Select at least one industry."],
    [{ requiredCountries: "" }, "Select at least one country."],
  ])("rejects %j with the same message, and the form keeps its input", async (over, words) => {
    const { cookie, account } = await signedInBusiness();
    const form = await postForm("/agent-matching/new", { ...FORM, projectTitle: "Pumps", ...over }, cookie);
    const html = await form.text();
    expect([form.status, html.includes("Failed to create agent request")]).toEqual([422, true]);
    expect(html).toContain(words);
    if (!("projectTitle" in over)) expect(html).toContain('value="Pumps"');
    const call = await callApp("POST", "/api/agent-requests", { ...REQUEST, ...over }, cookie);
    expect([call.status, await call.text()]).toEqual([422, expect.stringContaining(words)]);
    expect(await requestsOf(account.id)).toEqual([]);
  });

  it("offers choices in the form that the call accepts too", async () => {
    const { cookie } = await signedInBusiness();
    const html = await (await fetchApp("/agent-matching/new", { cookie })).text();
    const valuesOf = (name: string) => [
      ...[...html.matchAll(new RegExp(`<input[^>]*name="${name}"[^>]*value="([^"]+)"`, "g"))].map(
        ([, value]) => value,
      ),
      ...[
        ...(new RegExp(`<select[^>]*name="${name}".*?</select>`, "s").exec(html)?.[0] ?? "").matchAll(
          /value="([^"]+)"/g,
        ),
      ].map(([, value]) => value),
    ];
    expect([valuesOf("requiredIndustries").length, valuesOf("requiredCountries").length]).toEqual([20, 54]);
    expect(valuesOf("preferredLanguages").join(" ")).toBe(
      "English French Arabic Portuguese Swahili Amharic Hausa Yoruba Igbo Zulu Xhosa Afrikaans",
    );
    const choices = {
      minExperience: ["0-1", "1-3", "3-5", "5-10", "10+"],
      projectDuration: ["1-4 weeks", "1-3 months", "3-6 months", "6-12 months", "12+ months", "ongoing"],
      urgency: ["low", "medium", "high", "urgent"],
    };
    expect(Object.keys(choices).map(valuesOf)).toEqual(Object.values(choices));
    expect(html).toMatch(/<option[^>]*value="medium"[^>]*selected/);
    for (const [name, values] of Object.entries(choices)) {
      const sent = { ...REQUEST, [name]: values.at(-1) };
      expect((await callApp("POST", "/api/agent-requests", sent, cookie)).status).toBe(201);
    }
  });

  it("shows matches in three parts, and the empty state without a request", async () => {
    const business = await signedInBusiness();
    const empty = await (await fetchApp("/agent-matching", { cookie: business.cookie })).text();
    expect(empty).toContain("No Agent Requests Yet");
    const { request, side } = await requestOf(business);
    const list = await (await fetchApp("/agent-matching", { cookie: business.cookie })).text();
    expect(list).toContain(`href="/agent-matching/${request.id}"`);
    const day = formatDate(new Date());
    expect([list.includes(day.slice(0, -5)), list.includes(day)]).toEqual([true, false]);
    const pageOf = async (part: string) =>
      (await fetchApp(`/agent-matching/${request.id}?part=${part}`, { cookie: business.cookie })).text();
    expect(await pageOf("overview")).toContain("Shown once the agent accepts");
    expect(await pageOf("performance")).toContain("Verified");
    expect(await pageOf("details")).toMatch(/\d+ of \d+/);
    expect(await pageOf("overview")).not.toContain(side.ctx.actor.email);
    const call = await fetchApp(`/api/agent-requests/${request.id}/matches`, { cookie: business.cookie });
    expect(await call.json()).toContainEqual(
      expect.objectContaining({ status: "suggested", matchScore: expect.stringMatching(/^\d+$/) }),
    );
  });
});

describe("a match by form and by call", () => {
  it("changes status with the same effect, even if submitted twice, and rejects other changes", async () => {
    for (const by of BY) {
      const business = await signedInBusiness();
      const { match } = await requestOf(business);
      const move = (status: string) =>
        by === "form"
          ? postForm(`/agent-matching/matches/${match.id}/status`, { status }, business.cookie)
          : callApp("PATCH", `/api/agent-matches/${match.id}/status`, { status }, business.cookie);
      const said = async (answer: Response) =>
        by === "form" ? flashOf(answer) : `${answer.status} ${await answer.text()}`;
      for (let press = 0; press < 2; press += 1)
        expect(await said(await move("contacted"))).toMatch(by === "form" ? /Status Updated/ : /^200/);
      expect(await said(await move("accepted"))).toContain("Only the agent can accept.");
      expect(await said(await move("suggested"))).toContain("This match was updated elsewhere");
      expect(await said(await move("perhaps"))).toContain("Choose suggested, contacted");
      expect((await getMatch(business.ctx, match.id)).state).toBe("contacted");
    }
  });

  it("is accepted or declined only by its agent, who sees the same score sheet", async () => {
    for (const by of BY) {
      const business = await signedInBusiness();
      const { match, side } = await requestOf(business);
      const cookie = await cookieOf(side.ctx.actor.userId);
      const page = `/agent/requests/${match.id}`;
      expect((await fetchApp(page, { cookie })).status).toBe(404);
      await moveMatch(business.ctx, match.id, "contacted");
      const shown = await (await fetchApp(page, { cookie })).text();
      expect(shown).toContain(`Match score: ${match.score} out of 100`);
      for (const { text } of match.reasons.slice(0, 2)) expect(shown).toContain(text.slice(0, 20));
      const answer = (word: string) =>
        by === "form"
          ? postForm(page, { answer: word }, cookie)
          : callApp("POST", `/api/agents/${side.agent.id}/requests/${match.id}`, { answer: word }, cookie);
      expect((await answer("perhaps")).status).toBe(422);
      for (let press = 0; press < 2; press += 1)
        expect((await answer("accepted")).status).toBe(by === "form" ? 302 : 200);
      expect((await getMatch(business.ctx, match.id)).state).toBe("accepted");
      expect((await fetchApp(page, { cookie: business.cookie })).status).toBe(403);
      const listed = await fetchApp(`/api/agents/${side.agent.id}/requests`, { cookie });
      expect(await listed.text()).toContain('"status":"accepted"');
    }
  });
});
