import { beforeAll, describe, expect, it } from "vitest";
import { sharedWithAgent, someLeads, workingAgent } from "../../support/fixtures/shared-leads";
import { callApp, cookieOf, fetchApp, postForm } from "../../support/harness/app";
import { env } from "../../support/harness/context";

type Sharing = Awaited<ReturnType<typeof sharedWithAgent>>;

describe("a lead of an agent", () => {
  let made: Sharing;
  let cookie = "";
  let base = "";
  beforeAll(async () => {
    made = await sharedWithAgent(2);
    cookie = `njia=${made.working.token}`;
    base = `/api/agents/${made.working.agent.id}`;
  });
  const idOf = (at: number) => made.shared[at]?.id ?? 0;
  const rowsOf = async (id: number) => {
    const query = "select kind, outcome, text from shared_lead_events where shared_lead_id = ? order by id";
    return (await env.DB.prepare(query).bind(id).all()).results;
  };
  const stateOf = (id: number) =>
    env.DB.prepare(
      "select state, next_step, next_step_at, next_step_done_at is not null as done from shared_leads where id = ?",
    )
      .bind(id)
      .first();

  it("accepts the same event from form and call, once per idempotency key", async () => {
    const event = {
      kind: "call",
      outcome: "call_back",
      text: "Busy today",
      nextStepDay: "2099-01-04",
      idempotencyKey: "key-of-a-form-1234",
    };
    for (const _ of [1, 2]) {
      const form = await postForm(`/agent/leads/${idOf(0)}`, event, cookie);
      expect([form.status, form.headers.get("location")]).toEqual([302, `/agent/leads/${idOf(0)}`]);
      expect((await callApp("POST", `${base}/leads/${idOf(1)}/events`, event, cookie)).status).toBe(201);
    }
    expect(await rowsOf(idOf(0))).toEqual([{ kind: "call", outcome: "call_back", text: "Busy today" }]);
    expect(await rowsOf(idOf(1))).toEqual(await rowsOf(idOf(0)));
    expect(await stateOf(idOf(0))).toEqual(await stateOf(idOf(1)));
    expect(await stateOf(idOf(0))).toMatchObject({ state: "working", next_step: "Call back", done: 0 });
  });

  it.each<[Record<string, string>, string]>([
    [{ kind: "call", outcome: "call_back", text: "Keep this text" }, "Enter the call-back date."],
    [{ kind: "call" }, "Choose an outcome or add a note."],
    [
      { kind: "call", text: "Keep this text", nextStep: "Prices", nextStepDay: "2020-01-01" },
      "Choose today or a later date.",
    ],
  ])("rejects %j by form and call, keeps the form's input, and stores nothing", async (bad, words) => {
    const before = [await rowsOf(idOf(0)), await stateOf(idOf(0))];
    const form = await postForm(`/agent/leads/${idOf(0)}`, bad, cookie);
    const page = await form.text();
    expect([form.status, page.includes(words), page.includes("<script>")]).toEqual([422, true, false]);
    if (bad.text) expect(page).toContain(bad.text);
    const call = await callApp("POST", `${base}/leads/${idOf(0)}/events`, bad, cookie);
    expect([call.status, await call.text()]).toEqual([422, words]);
    expect([await rowsOf(idOf(0)), await stateOf(idOf(0))]).toEqual(before);
  });

  it("marks a step as done and open again, by form and call", async () => {
    for (const isDone of [true, false]) {
      await postForm(`/agent/tasks/${idOf(0)}/done`, { isDone: String(isDone) }, cookie);
      await callApp("PATCH", `${base}/leads/${idOf(1)}/step`, { isDone }, cookie);
      expect(await stateOf(idOf(0))).toEqual(await stateOf(idOf(1)));
      expect(await stateOf(idOf(0))).toMatchObject({ done: isDone ? 1 : 0 });
    }
  });

  it("is listed by the call and on the page, and not for another agent", async () => {
    const list = await fetchApp(`${base}/leads`, { cookie });
    expect([list.status, list.headers.get("x-total-count")]).toEqual([200, "2"]);
    const rows: { id: number; companyName: string }[] = await list.json();
    const page = await (await fetchApp("/agent/leads", { cookie })).text();
    for (const { id, companyName } of rows)
      expect([page.includes(`/agent/leads/${id}"`), page.includes(companyName)]).toEqual([true, true]);
    const other = await workingAgent(made.business);
    const theirs = `njia=${other.token}`;
    for (const path of ["leads", "tasks", `leads/${idOf(0)}`, `leads/${idOf(0)}/events`])
      expect((await fetchApp(`${base}/${path}`, { cookie: theirs })).status).toBe(404);
    const own = `/api/agents/${other.agent.id}/leads/${idOf(0)}`;
    expect((await fetchApp(own, { cookie: theirs })).status).toBe(404);
    const tasks = (await (await fetchApp(`${base}/tasks`, { cookie })).json()) as { later: unknown[] };
    expect(tasks.later).toHaveLength(2);
  });
});

it("is shared and unshared the same way by form and call, and the business reads the agent's events", async () => {
  const { business, working, leads, shared } = await sharedWithAgent(1);
  const [another] = await someLeads(business, 2);
  const cookie = await cookieOf(business.user.userId);
  const agentId = working.agent.id;
  const open = async (leadId: number) =>
    env.DB.prepare("select agent_id, state from shared_leads where lead_id = ? and revoked_at is null")
      .bind(leadId)
      .first();
  const id = another?.id ?? 0;
  const form = () => postForm(`/ai-lead-search/leads/${id}/share`, { agentId: String(agentId) }, cookie);
  expect((await form()).status).toBe(302);
  expect(await open(id)).toEqual({ agent_id: agentId, state: "new" });
  expect((await postForm(`/ai-lead-search/leads/${id}/unshare`, {}, cookie)).status).toBe(302);
  expect(await open(id)).toBeNull();
  expect((await callApp("POST", `/api/leads/${id}/share`, { agentId }, cookie)).status).toBe(200);
  expect(await open(id)).toEqual({ agent_id: agentId, state: "new" });
  expect((await callApp("DELETE", `/api/leads/${id}/share`, undefined, cookie)).status).toBe(200);
  expect(await open(id)).toBeNull();
  const refused = await postForm(`/ai-lead-search/leads/${id}/share`, { agentId: "999999" }, cookie);
  const called = await callApp("POST", `/api/leads/${id}/share`, { agentId: 999999 }, cookie);
  expect([refused.status, called.status]).toEqual([422, 422]);
  expect(await refused.text()).toContain(await called.text());

  const event = { kind: "note", text: "They want a sample" };
  await postForm(`/agent/leads/${shared[0]?.id}`, event, `njia=${working.token}`);
  const page = await (await fetchApp(`/ai-lead-search/leads/${leads[0]?.id}/share`, { cookie })).text();
  expect(page).toContain("They want a sample");
  const lead = await (await fetchApp(`/ai-lead-search/leads/${leads[0]?.id}`, { cookie })).text();
  expect(lead).toContain("Wanjiru");
});
