import { describe, expect, it } from "vitest";
import { assignAgent } from "~/domains/agents/assignments/assign-agent.server";
import { AssignAgent } from "~/domains/agents/assignments/schemas";
import { approvedAgent } from "../../support/fixtures/agents";
import { callApp, fetchApp, postForm, signedInBusiness } from "../../support/harness/app";
import { env } from "../../support/harness/context";

const rowsOf = async (accountId: number) =>
  (
    await env.DB.prepare(
      `select state, rate_base, duration_months, territory, message, rate_shown, ended_by, is_demo
        from agent_assignments where account_id = ? order by id`,
    )
      .bind(accountId)
      .all()
  ).results;

const twoBusinesses = () =>
  Promise.all([signedInBusiness({ plan: "trial" }), signedInBusiness({ plan: "trial" })]);

describe("assigning an agent", () => {
  it("has the same effect by form and by call, even if submitted twice", async () => {
    const [[byForm, byCall], { agent }] = await Promise.all([twoBusinesses(), approvedAgent()]);
    const terms = { territory: ["KE", "UG"], message: "Solar pumps." };
    for (let press = 0; press < 2; press += 1) {
      const form = await postForm(
        `/agents/${agent.id}/assign`,
        { ...terms, durationMonths: "6" },
        byForm.cookie,
      );
      expect([form.status, form.headers.get("location")]).toEqual([302, "/agents"]);
      expect(decodeURIComponent(form.headers.get("set-cookie") ?? "")).toContain("Agent Assigned");
      const call = await callApp(
        "POST",
        "/api/agents/assign",
        { ...terms, agentId: agent.id, durationMonths: 6 },
        byCall.cookie,
      );
      expect([call.status, await call.json()]).toMatchObject([200, { agentId: agent.id, status: "offered" }]);
    }
    const rows = await rowsOf(byForm.account.id);
    expect(rows).toHaveLength(1);
    expect(rows).toMatchObject([
      { state: "offered", duration_months: 6, territory: '["KE","UG"]', rate_shown: 5 },
    ]);
    expect(await rowsOf(byCall.account.id)).toEqual(rows);
  });

  it("is refused at the limit with the same message, and the screen links to the upgrade", async () => {
    const [{ cookie, ctx }, first, second] = await Promise.all([
      signedInBusiness({ plan: "trial" }),
      approvedAgent(),
      approvedAgent(),
    ]);
    await assignAgent(ctx, AssignAgent.parse({ agentId: first.agent.id }));
    const words = "Your Trial plan is limited to 1 agent.";
    const form = await postForm(`/agents/${second.agent.id}/assign`, {}, cookie);
    const page = await form.text();
    expect([form.status, page.includes(words), page.includes("Failed to assign agent")]).toEqual([
      402,
      true,
      true,
    ]);
    const call = await callApp("POST", "/api/agents/assign", { agentId: second.agent.id }, cookie);
    expect([call.status, (await call.text()).includes(words)]).toEqual([402, true]);
    const list = await (await fetchApp("/agents", { cookie })).text();
    expect(list).toContain('href="/billing"');
    expect(list).toMatch(/<button[^>]*disabled=""[^>]*aria-label="Assign /);
  });

  it("rejects the same input by form and by call", async () => {
    const [{ cookie }, { agent }] = await Promise.all([signedInBusiness(), approvedAgent()]);
    const input = { territory: ["Atlantis"], message: "x".repeat(1001) };
    const form = await postForm(`/agents/${agent.id}/assign`, input, cookie);
    const call = await callApp("POST", "/api/agents/assign", { ...input, agentId: agent.id }, cookie);
    for (const answer of [form, call])
      expect([answer.status, (await answer.text()).includes("isn’t a country from the list")]).toEqual([
        422,
        true,
      ]);
  });

  it("is ended with the same effect by form and by call", async () => {
    const [businesses, { agent }] = await Promise.all([twoBusinesses(), approvedAgent()]);
    const [byForm, byCall] = businesses;
    for (const { ctx } of businesses) await assignAgent(ctx, AssignAgent.parse({ agentId: agent.id }));
    for (let press = 0; press < 2; press += 1) {
      expect((await postForm(`/agents/${agent.id}/end`, {}, byForm.cookie)).status).toBe(302);
      const call = await callApp("DELETE", `/api/agents/assigned/${agent.id}`, undefined, byCall.cookie);
      expect([call.status, await call.json()]).toMatchObject([200, { status: "ended", endedBy: "business" }]);
    }
    expect(await rowsOf(byCall.account.id)).toEqual(await rowsOf(byForm.account.id));
  });
});

describe("the agent's response", () => {
  it.each([
    ["accept", "accepted"],
    ["decline", "declined"],
  ])("has the same effect by form and by call, and decides what both sides see: %s", async (move, state) => {
    const [[one, two], side] = await Promise.all([twoBusinesses(), approvedAgent()]);
    const cookie = `njia=${side.token}`;
    const offer = async ({ ctx }: typeof one) =>
      (await assignAgent(ctx, AssignAgent.parse({ agentId: side.agent.id }))).id;
    const [byForm, byCall] = [await offer(one), await offer(two)];
    expect(await (await fetchApp("/agent/businesses", { cookie })).text()).toContain(
      "Awaiting your response",
    );
    for (let press = 0; press < 2; press += 1) {
      expect((await postForm(`/agent/businesses/${byForm}/${move}`, {}, cookie)).status).toBe(302);
      const call = await callApp(
        "POST",
        `/api/agents/${side.agent.id}/assignments/${byCall}/${move}`,
        {},
        cookie,
      );
      expect([call.status, await call.json()]).toMatchObject([200, { status: state }]);
    }
    expect(await rowsOf(one.account.id)).toEqual(await rowsOf(two.account.id));
    const list = await fetchApp(`/api/agents/${side.agent.id}/assignments`, { cookie });
    expect(await list.json()).toMatchObject([
      { id: byCall, status: state },
      { id: byForm, status: state },
    ]);
    const assigned = (await (
      await fetchApp("/api/agents/assigned", { cookie: one.cookie })
    ).json()) as object[];
    expect(assigned).toMatchObject(
      state === "accepted" ? [{ id: side.agent.id, email: side.agent.email }] : [],
    );
  });
});

describe("the marketplace", () => {
  it("shows that no agent is available for a search, and how to see all", async () => {
    const { cookie } = await signedInBusiness();
    const html = await (await fetchApp("/agents?search=nobodyiscalledthis", { cookie })).text();
    expect(html).toContain("No agents available");
    expect(html).toMatch(/href="\/agents"[^>]*>Show all agents/);
    const call = await callApp("GET", "/api/agents?search=nobodyiscalledthis", undefined, cookie);
    expect(await call.json()).toEqual([]);
  });

  it("shows that demo agents don't count towards the plan's limit", async () => {
    const { ctx, cookie } = await signedInBusiness({ plan: "trial" });
    const { agent } = await approvedAgent();
    const demo = { ...ctx, account: { ...ctx.account, isDemoWork: true } };
    await assignAgent(demo, AssignAgent.parse({ agentId: agent.id }));
    for (const page of ["/agents", "/agents/assigned"])
      expect(await (await fetchApp(page, { cookie })).text()).toContain(
        "0 of 1 agent assigned. 1 demo agent doesn’t use a seat on your plan.",
      );
  });
});

describe("GET /api/agents", () => {
  it("returns the specified fields, pages, and no email address of an unassigned agent", async () => {
    const city = `w${crypto.randomUUID().slice(0, 8)}`;
    const [{ cookie }] = await Promise.all([
      signedInBusiness(),
      approvedAgent({ city }),
      approvedAgent({ city }),
    ]);
    const answer = await fetchApp(`/api/agents?search=${city}&limit=1`, { cookie });
    const [record] = (await answer.json()) as Record<string, unknown>[];
    for (const field of [
      "id",
      "name",
      "profileImageUrl",
      "location",
      "country",
      "experience",
      "bio",
      "specializations",
    ])
      expect(record).toHaveProperty(field);
    expect(record).toMatchObject({
      email: null,
      successRate: null,
      leadsConverted: 0,
      agentTier: "entry",
      commissionRate: 5,
      assignment: null,
    });
    expect([answer.headers.get("x-total-count"), answer.headers.get("link")]).toEqual([
      "2",
      expect.stringMatching(/^<\/api\/agents\?.*cursor=\d+>; rel="next"$/),
    ]);
  });
});
