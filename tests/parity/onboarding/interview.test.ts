import { beforeAll, describe, expect, it } from "vitest";
import { compress } from "~/http/pages/page-weight.server";
import { interviewerInput, makeInterviewer, readyForInterview } from "../../support/fixtures/interviews";
import { signUpAdmin } from "../../support/fixtures/people";
import { callApp, cookieOf, fetchApp, postForm } from "../../support/harness/app";
import { env } from "../../support/harness/context";

beforeAll(async () => {
  await makeInterviewer();
});

const person = async () => {
  const { agent } = await readyForInterview({ country: "Kenya" });
  return { agent, cookie: await cookieOf(agent.userId), call: `/api/agents/${agent.id}/schedule-interview` };
};
interface SlotJson {
  id: string;
  datetime: string;
  duration: number;
  interviewer: string;
  zone: string;
  localTime: string;
}
const slots = async (cookie: string, query = "") =>
  (await (await fetchApp(`/api/interview-slots${query}`, { cookie })).json<{ slots: SlotJson[] }>()).slots;
const STEP = "/agent-onboarding/interview";
const written = (agentId: number) =>
  env.DB.prepare("select minutes, zone, state, sequence from interviews where agent_id = ?")
    .bind(agentId)
    .first();

describe("the onboarding interview by form and API", () => {
  it("is scheduled, moved and cancelled with the same result", async () => {
    const [one, other] = [await person(), await person()];
    // The first slot of the list becomes too early when an hour ends.
    const [, first, second, third, fourth] = await slots(one.cookie);
    const form = await postForm(STEP, { slot: first?.id ?? "", zone: "Africa/Lagos" }, one.cookie);
    expect([form.status, form.headers.get("location")]).toEqual([302, "/agent-onboarding/complete"]);
    const answer = await callApp("POST", other.call, { slot: second, zone: "Africa/Lagos" }, other.cookie);
    expect(await answer.json()).toMatchObject({
      success: true,
      interview: { scheduledTime: second?.datetime, duration: 60, zone: "Africa/Lagos" },
    });
    expect(await written(one.agent.id)).toEqual(await written(other.agent.id));
    const complete = await (await fetchApp("/agent-onboarding/complete", { cookie: one.cookie })).text();
    expect(complete).toMatch(/What happens next|Your application is approved/);
    expect((await postForm(STEP, { slot: third?.id ?? "" }, one.cookie)).status).toBe(302);
    expect((await callApp("POST", other.call, { slot: fourth?.id }, other.cookie)).status).toBe(200);
    expect(await written(one.agent.id)).toMatchObject({ sequence: 1 });
    expect(await written(one.agent.id)).toEqual(await written(other.agent.id));
    const file = await fetchApp(`${STEP}/file`, { cookie: one.cookie });
    expect(await file.text()).toContain("METHOD:PUBLISH\r\n");
    expect((await postForm(`${STEP}/cancel`, {}, one.cookie)).status).toBe(302);
    expect((await callApp("DELETE", other.call, undefined, other.cookie)).status).toBe(204);
    expect(await written(one.agent.id)).toMatchObject({ state: "cancelled", sequence: 2 });
    expect(await written(one.agent.id)).toEqual(await written(other.agent.id));
  });

  it("rejects taken, past and invalid slots with the same messages, and requires the earlier steps", async () => {
    const [one, other] = [await person(), await person()];
    const [, taken] = await slots(one.cookie);
    await postForm(STEP, { slot: taken?.id ?? "" }, one.cookie);
    for (const [slot, zone, status] of [
      [taken?.id ?? "", "", 409],
      ["1-1600000000", "", 422],
      ["nothing", "", 422],
      ["", "", 422],
      [taken?.id ?? "", "Mars/Olympus", 422],
    ] as const) {
      const form = await postForm(STEP, { slot, zone }, other.cookie);
      const answer = await callApp("POST", other.call, { slot, zone }, other.cookie);
      expect([slot, form.status, answer.status]).toEqual([slot, status, status]);
      const html = await form.text();
      if (!zone) {
        expect(html).toContain("Scheduling Failed");
        expect(html).toContain((await answer.text()).slice(0, 20));
      }
    }
    await env.DB.prepare("update onboardings set cv_at = null where agent_id = ?").bind(other.agent.id).run();
    const [free] = await slots(other.cookie);
    const sent = await postForm(STEP, { slot: free?.id ?? "" }, other.cookie);
    expect(sent.headers.get("location")).toBe("/agent-onboarding/cv");
    expect((await callApp("POST", other.call, { slot: free?.id }, other.cookie)).status).toBe(409);
    expect((await fetchApp(STEP, { cookie: other.cookie })).headers.get("location")).toBe(
      "/agent-onboarding/cv",
    );
  });

  it("can only be booked and cancelled by its own agent", async () => {
    const [one, other] = [await person(), await person()];
    const [slot] = await slots(one.cookie);
    for (const method of ["POST", "DELETE"])
      expect((await callApp(method, other.call, { slot: slot?.id }, one.cookie)).status).toBe(404);
    expect(await written(other.agent.id)).toBeNull();
    expect((await fetchApp(`${STEP}/file`, { cookie: other.cookie })).headers.get("location")).toBe(STEP);
  });

  it("redirects signed-out visitors to the agent sign-in", async () => {
    for (const path of ["", "/profile", "/cv", "/test", "/interview", "/complete"])
      expect((await fetchApp(`/agent-onboarding${path}`)).headers.get("location")).toMatch(/^\/agent-auth/);
  });

  it("shows slots in the country's time zone or a chosen one, in pages", async () => {
    const { cookie } = await person();
    const [, own] = await slots(cookie);
    const inLagos = await slots(cookie, "?zone=Africa/Lagos&limit=2");
    const lagos = inLagos.find(({ id }) => id === own?.id);
    expect([own?.zone, own?.localTime]).toEqual(["Africa/Nairobi", expect.stringContaining("EAT")]);
    expect([lagos?.id, lagos?.localTime]).toEqual([own?.id, expect.stringContaining("WAT")]);
    const html = await (await fetchApp(`${STEP}?zone=Africa/Lagos`, { cookie })).text();
    expect(html).toContain("WAT");
    expect(html).toContain("Later times");
    expect((await fetchApp("/api/interview-slots?limit=1", { cookie })).headers.get("link")).toContain(
      "cursor=",
    );
    expect((await fetchApp("/api/interview-slots?zone=Mars", { cookie })).status).toBe(422);
    expect((await fetchApp("/api/interview-slots")).status).toBe(401);
  });

  it("shows an error on the page if the slots can't be loaded", async () => {
    const { cookie } = await person();
    await env.DB.prepare("update interviewers set hours = '{'").run();
    const html = await (await fetchApp(STEP, { cookie })).text();
    await env.DB.prepare("update interviewers set hours = ?")
      .bind(JSON.stringify(Array.from({ length: 7 }, () => "00:00-23:00")))
      .run();
    expect(html).toContain("Failed to fetch slots");
  });
});

it("loads no script except agent modules, and weighs at most 14,000 bytes per onboarding page", async () => {
  const { agent, cookie } = await person();
  const paths = [
    "",
    "/profile",
    "/cv",
    "/test/consent",
    "/test",
    "/test/list",
    "/interview",
    "/interview/cancel",
    "/complete",
  ];
  const weigh = async (some: string[]) => {
    for (const path of some) {
      const response = await fetchApp(`/agent-onboarding${path}`, { cookie });
      const html = await response.text();
      expect([path, response.status]).toEqual([path, 200]);
      const own = html.replaceAll(/<script type="module"[^>]*src="\/agent-modules\/[^>]*><\/script>/g, "");
      expect(own).not.toContain("<script");
      expect([path, compress(new TextEncoder().encode(html), "br", 4).byteLength <= 14_000]).toEqual([
        path,
        true,
      ]);
    }
  };
  const set = (change: string) =>
    env.DB.prepare(`update onboardings set ${change} where agent_id = ?`).bind(agent.id).run();
  await set("test_at = null");
  await weigh(["/test/consent"]);
  await set("test_consent_at = 1");
  await weigh(["/test", "/test/list"]);
  await set("test_at = 1, test_score = 70, trait_scores = '{}'");
  const [, slot] = await slots(cookie);
  await postForm(STEP, { slot: slot?.id ?? "" }, cookie);
  await weigh(paths.filter((path) => !["/test/consent", "/test/list"].includes(path)));
});

describe("an interviewer by form and API", () => {
  it("is added, edited and removed with the same result and the same errors", async () => {
    const admin = await signUpAdmin();
    const cookie = await cookieOf(admin.userId);
    const input = interviewerInput({ daysOff: "2026-12-25", zone: "Europe/Paris" });
    const rowOf = (email: string) =>
      env.DB.prepare(
        "select name, zone, hours, minutes, days_off, place, paused_at from interviewers where email = ?",
      )
        .bind(email)
        .first();
    const idOf = (email: string) =>
      env.DB.prepare("select id from interviewers where email = ?").bind(email).first<number>("id");
    const form = Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)]));
    const twin = { ...input, email: `twin-${input.email}` };
    expect((await postForm("/admin/interviewers/new", form, cookie)).status).toBe(302);
    expect((await callApp("POST", "/api/admin/interviewers", twin, cookie)).status).toBe(201);
    expect(await rowOf(input.email)).toEqual(await rowOf(twin.email));
    const [one, other] = [await idOf(input.email), await idOf(twin.email)];
    const wrong: Record<string, string>[] = [
      { monday: "always" },
      { zone: "Mars" },
      { minutes: "5" },
      { name: "" },
    ];
    for (const bad of wrong) {
      const minutes = "minutes" in bad ? { minutes: 5 } : bad;
      expect((await postForm(`/admin/interviewers/${one}`, { ...form, ...bad }, cookie)).status).toBe(422);
      const answer = await callApp(
        "PUT",
        `/api/admin/interviewers/${other}`,
        { ...twin, ...minutes },
        cookie,
      );
      expect(answer.status).toBe(422);
    }
    const changed = { monday: "8:00-9:00", minutes: "30" };
    expect((await postForm(`/admin/interviewers/${one}`, { ...form, ...changed }, cookie)).status).toBe(302);
    const put = { ...twin, ...changed, minutes: 30 };
    expect((await callApp("PUT", `/api/admin/interviewers/${other}`, put, cookie)).status).toBe(200);
    expect(await rowOf(input.email)).toEqual(await rowOf(twin.email));
    expect((await postForm(`/admin/interviewers/${one}/remove`, {}, cookie)).status).toBe(302);
    expect((await callApp("DELETE", `/api/admin/interviewers/${other}`, undefined, cookie)).status).toBe(204);
    expect([await idOf(input.email), await idOf(twin.email)]).toEqual([null, null]);
  });
});
