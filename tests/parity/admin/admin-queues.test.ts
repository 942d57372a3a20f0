import { describe, expect, it } from "vitest";
import { completeSteps } from "../../support/fixtures/interviews";
import { applyAsAgent, signUpAdmin } from "../../support/fixtures/people";
import { callApp, databaseState, fetchApp, postForm } from "../../support/harness/app";
import { env } from "../../support/harness/context";

const admin = async () => `njia=${(await signUpAdmin()).token}`;
const PAGE = "/admin/queues/agent-applications";
const CALL = "/api/admin/queues/agent-applications";

const reviewed = (agentId: number) =>
  env.DB.prepare(
    "select reviewed_at is not null as is_reviewed, (select count(*) from audit_log where target = 'agent:' || a.id and action = 'review-agent') as lines from agents a where id = ?",
  )
    .bind(agentId)
    .first();

describe("the review queues by page and by call", () => {
  it("show the same entries", async () => {
    const cookie = await admin();
    const { userId, agentId } = await applyAsAgent();
    const queues = (await (await fetchApp("/api/admin/queues", { cookie })).json()) as {
      key: string;
      name: string;
      count: number;
    }[];
    const home = await (await fetchApp("/admin/queues", { cookie })).text();
    for (const { key, name } of queues) {
      expect(home).toContain(`href="/admin/queues/${key}"`);
      expect(await (await fetchApp(`/admin/queues/${key}`, { cookie })).text()).toContain(name);
    }
    const page = await (await fetchApp(PAGE, { cookie })).text();
    const call = await fetchApp(CALL, { cookie });
    const rows = (await call.json()) as { target: string }[];
    expect(rows.map(({ target }) => target)).toContain(`user:${userId}`);
    expect(page).toContain(`href="/admin/applications/${agentId}"`);
    expect(page).not.toContain("<script");
    expect(call.headers.get("x-total-count")).toBe(String(queues[0]?.count));
    for (const path of ["/admin/queues/nothing", "/api/admin/queues/nothing"])
      expect((await fetchApp(path, { cookie })).status).toBe(404);
  });

  it("apply decisions with the same effect", async () => {
    const cookie = await admin();
    const [byForm, byCall] = [await applyAsAgent(), await applyAsAgent()];
    for (const { agentId } of [byForm, byCall]) await completeSteps(agentId);
    const form = await postForm(PAGE, { id: String(byForm.agentId), act: "reviewed" }, cookie);
    const call = await callApp("POST", CALL, { id: byCall.agentId, act: "reviewed" }, cookie);
    expect([form.status, form.headers.get("location"), call.status]).toEqual([302, PAGE, 204]);
    expect(await reviewed(byForm.agentId)).toEqual({ is_reviewed: 1, lines: 1 });
    expect(await reviewed(byCall.agentId)).toEqual(await reviewed(byForm.agentId));
  });

  it.each([
    [{ act: "reviewed" }, 422, "Choose an item."],
    [{ id: 1, act: "delete" }, 422, "This action isn’t available in this queue. Choose another action."],
    [{ id: 999_999_999, act: "reviewed" }, 404, "This application wasn’t found."],
  ])("reject %j with the same message", async (input, status, words) => {
    const cookie = await admin();
    const before = await databaseState(["agents", "audit_log"]);
    const fields = Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)]));
    const form = await postForm(PAGE, fields, cookie);
    const call = await callApp("POST", CALL, input, cookie);
    expect([form.status, call.status]).toEqual([status, status]);
    expect([(await form.text()).includes(words), await call.text()]).toEqual([true, words]);
    expect(await databaseState(["agents", "audit_log"])).toBe(before);
  });
});
