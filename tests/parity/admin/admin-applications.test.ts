import { describe, expect, it } from "vitest";
import { completeSteps } from "../../support/fixtures/interviews";
import { applyAsAgent, signUpAdmin } from "../../support/fixtures/people";
import { callApp, databaseState, fetchApp, postForm } from "../../support/harness/app";
import { env } from "../../support/harness/context";

const admin = async () => `njia=${(await signUpAdmin()).token}`;
const page = (agentId: number, tail = "") => `/admin/applications/${agentId}${tail}`;
const api = (agentId: number, tail = "") => `/api${page(agentId, tail)}`;
const asFields = (input: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(input).map(([name, value]) => [
      name,
      value === true ? "on" : Array.isArray(value) ? value.map(String) : String(value),
    ]),
  );

const written = async (agentId: number) => {
  const rows = await Promise.all(
    [
      "select stage, version, message from applications where agent_id = ?",
      "select decision, reason, is_notified from application_decisions where agent_id = ?",
      "select criterion, points, comment from application_scores where agent_id = ?",
      "select text from application_notes where agent_id = ?",
    ].map(async (query) => (await env.DB.prepare(query).bind(agentId).all()).results),
  );
  const trail = await env.DB.prepare(
    "select action from audit_log where target = ? and action <> 'register-agent'",
  )
    .bind(`agent:${agentId}`)
    .all();
  return { rows, trail: trail.results };
};

const twins = async () => [(await applyAsAgent()).agentId, (await applyAsAgent()).agentId] as const;

describe("an application by page and by call", () => {
  it("is listed the same way, and opens without script", async () => {
    const cookie = await admin();
    const { agentId } = await applyAsAgent();
    const list = await (await fetchApp("/admin/applications?stage=applied&country=CI", { cookie })).text();
    const call = await fetchApp("/api/admin/applications?stage=applied&country=CI", { cookie });
    const rows = (await call.json()) as { id: number }[];
    expect(call.headers.get("x-total-count")).toBe(String(rows.length));
    expect(rows.map(({ id }) => id)).toContain(agentId);
    expect(list).toContain(`href="${page(agentId)}"`);
    const html = await (await fetchApp(page(agentId), { cookie })).text();
    expect(html).toContain("Profile");
    expect(list + html).not.toContain("<script");
  });

  it("has no form for an unknown decision or one that is not possible now", async () => {
    const cookie = await admin();
    const { agentId } = await applyAsAgent();
    const statusOf = async (decision: string) =>
      (await fetchApp(page(agentId, `/decision?decision=${decision}`), { cookie })).status;
    expect([await statusOf("nonsense"), await statusOf("reopen"), await statusOf("ask")]).toEqual([
      404, 404, 200,
    ]);
  });

  it.each([
    [
      "approve",
      {
        decision: "approve",
        reason: "Good",
        isTold: true,
        version: 1,
        confirms: ["cv", "test", "interview"],
      },
    ],
    ["decline", { decision: "decline", reason: "No time", version: 1 }],
    ["ask", { decision: "ask", reason: "A CV, please", version: 1 }],
  ])("is decided with the same effect: %s", async (_, input) => {
    const cookie = await admin();
    const [byForm, byCall] = await twins();
    const form = await postForm(page(byForm, "/decision"), asFields(input), cookie);
    const call = await callApp("POST", api(byCall, "/decision"), input, cookie);
    expect([form.status, form.headers.get("location"), call.status]).toEqual([302, page(byForm), 204]);
    const [one, other] = [await written(byForm), await written(byCall)];
    expect(one).toEqual(other);
    expect(one.trail).toHaveLength(1);
  });

  it.each([
    [{ decision: "decline", version: 1 }, 422, "Enter a reason."],
    [{ decision: "approve", version: 1, confirms: ["cv"] }, 409, "The psychometric test hasn’t been taken."],
    [{ decision: "approve", version: 1, confirms: ["all"] }, 422, "Use only cv"],
    [{ decision: "approve", version: 2 }, 409, "This application was updated elsewhere."],
    [
      { decision: "reopen", version: 1 },
      409,
      "This application was updated elsewhere. Reload and try again.",
    ],
    [{ decision: "forget", version: 1 }, 422, "Choose one: approve"],
    [{ decision: "ask", version: 1, reason: "x".repeat(2001) }, 422, "Use at most 2000 characters."],
  ])("shows the same message for an invalid decision (%#)", async (input, status, words) => {
    const cookie = await admin();
    const { agentId } = await applyAsAgent();
    const before = await databaseState(["agents", "applications", "application_decisions", "audit_log"]);
    const form = await postForm(page(agentId, "/decision"), asFields(input), cookie);
    const call = await callApp("POST", api(agentId, "/decision"), input, cookie);
    expect([form.status, call.status]).toEqual([status, status]);
    expect([(await form.text()).includes(words), (await call.text()).includes(words)]).toEqual([true, true]);
    expect(await databaseState(["agents", "applications", "application_decisions", "audit_log"])).toBe(
      before,
    );
  });

  it("shows a warning for each missing step on the approval page", async () => {
    const cookie = await admin();
    const { agentId } = await applyAsAgent();
    const html = await (await fetchApp(page(agentId, "/decision?decision=approve"), { cookie })).text();
    for (const words of ["No CV has been uploaded.", "The psychometric test", "No interview has been held."])
      expect(html).toContain(words);
    expect(html).toContain("Approve anyway");
  });

  it("shows no warning for a complete application", async () => {
    const cookie = await admin();
    const { agentId } = await applyAsAgent();
    await completeSteps(agentId);
    const html = await (await fetchApp(page(agentId, "/decision?decision=approve"), { cookie })).text();
    expect(html).not.toContain("Before you decide");
  });

  it("is scored and annotated with the same effect", async () => {
    const cookie = await admin();
    const [byForm, byCall] = await twins();
    const card = { test: 4, testComment: "Calm", cv: 2 };
    const form = await postForm(page(byForm, "/scorecard"), asFields(card), cookie);
    const call = await callApp("PUT", api(byCall, "/scorecard"), card, cookie);
    expect([form.status, call.status]).toEqual([302, 204]);
    const note = { text: "Called on Monday." };
    expect((await postForm(page(byForm), note, cookie)).status).toBe(302);
    expect((await callApp("POST", api(byCall, "/notes"), note, cookie)).status).toBe(204);
    expect(await written(byForm)).toEqual(await written(byCall));
    expect((await written(byForm)).rows[2]).toHaveLength(2);
    const refused = await postForm(page(byForm, "/scorecard"), { test: "6" }, cookie);
    const refusedCall = await callApp("PUT", api(byCall, "/scorecard"), { test: 6 }, cookie);
    expect([refused.status, refusedCall.status]).toEqual([422, 422]);
  });

  it("returns 404 for a missing CV or an unknown agent", async () => {
    const cookie = await admin();
    const { agentId } = await applyAsAgent();
    expect((await fetchApp(page(agentId, "/cv"), { cookie })).status).toBe(404);
    expect((await fetchApp(page(999_999_999), { cookie })).status).toBe(404);
    expect((await fetchApp(api(999_999_999), { cookie })).status).toBe(404);
  });
});
