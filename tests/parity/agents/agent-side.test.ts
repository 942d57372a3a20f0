import { beforeAll, describe, expect, it } from "vitest";
import { answerMatch } from "~/domains/matching/matches/answer-match.server";
import { getMatch, listMatches } from "~/domains/matching/matches/matches.server";
import { moveMatch } from "~/domains/matching/matches/move-match.server";
import { createAgentRequest } from "~/domains/matching/requests/create-agent-request.server";
import { AgentRequestInput } from "~/domains/matching/requests/schemas";
import { REQUEST } from "../../access/rows/matching-rows";
import { approvedAgent } from "../../support/fixtures/agents";
import { mailsTo } from "../../support/fixtures/people";
import { sharedWithAgent, someLeads, workingAgent } from "../../support/fixtures/shared-leads";
import { callApp, cookieOf, fetchApp, postForm, signedInBusiness } from "../../support/harness/app";
import { env } from "../../support/harness/context";

const pageOf = async (path: string, cookie: string) =>
  (await (await fetchApp(path, { cookie })).text()).replaceAll("<!-- -->", "");

/** An agent who accepted a business's request. */
async function accepted(over: Record<string, unknown> = {}) {
  const business = await signedInBusiness({ plan: "corporate" });
  const side = await approvedAgent({
    country: "Malawi",
    specializations: ["mining"],
    operationalMarkets: ["Malawi"],
  });
  const input = { ...REQUEST, maxBudget: 5_000, projectDuration: "1-3 months", ...over };
  const request = await createAgentRequest(business.ctx, AgentRequestInput.parse(input));
  const found = (await listMatches(business.ctx, request.id)).find(({ agent }) => agent.id === side.agent.id);
  const matchId = found?.match.id ?? 0;
  await moveMatch(business.ctx, matchId, "contacted");
  const cookie = `njia=${side.token}`;
  return { business, side, matchId, cookie, request };
}

describe("the terms of a request", () => {
  it("are shown with the request by page and call, and accepted once with it", async () => {
    const { business, side, matchId, cookie } = await accepted();
    const page = await pageOf(`/agent/requests/${matchId}`, cookie);
    for (const words of ["5% of deal value today", "3 months", "Malawi", "Up to $5,000"])
      expect(page).toContain(words);
    const call = await callApp("GET", `/api/agents/${side.agent.id}/requests/${matchId}`, undefined, cookie);
    expect(await call.json()).toMatchObject({
      terms: { rate: 5, base: "deal_value", durationMonths: 3, territory: ["Malawi"], budget: 5_000 },
    });
    await answerMatch(side.ctx, matchId, "accepted");
    const offer = await pageOf(`/agents/${side.agent.id}/assign`, business.cookie);
    expect(offer).toContain("accepted these terms on");
    const form = await postForm(`/agents/${side.agent.id}/assign`, {}, business.cookie);
    expect(form.status).toBe(302);
    const assigned = await callApp("GET", `/api/agents/${side.agent.id}`, undefined, business.cookie);
    expect(await assigned.json()).toMatchObject({
      assignment: { status: "accepted", terms: { durationMonths: 3, territory: ["Malawi"], rate: 5 } },
    });
    expect(await pageOf("/agent/businesses", cookie)).toContain("Assignment active");
    const subjects = (await mailsTo(business.ctx, side.agent.email)).map(({ subject }) => subject);
    expect(subjects.at(-1)).toContain("assigned you");
    expect(subjects.join()).not.toContain("sell for them");
  });

  it("are offered again if the business changes them, and after the collaboration ended", async () => {
    const { business, side, matchId } = await accepted();
    await answerMatch(side.ctx, matchId, "accepted");
    const assign = (body: Record<string, unknown>) =>
      callApp("POST", "/api/agents/assign", { agentId: side.agent.id, ...body }, business.cookie);
    const changed = await assign({ durationMonths: 24, territory: ["MW"] });
    expect(await changed.json()).toMatchObject({ status: "offered", terms: { durationMonths: 24 } });
    await callApp("DELETE", `/api/agents/assigned/${side.agent.id}`, undefined, business.cookie);
    expect(await (await assign({})).json()).toMatchObject({ status: "offered" });
  });

  it("are not agreed with another business, nor after a declined request", async () => {
    const { side, matchId, business } = await accepted();
    const other = await signedInBusiness({ plan: "corporate" });
    await answerMatch(side.ctx, matchId, "accepted");
    const theirs = await callApp("POST", "/api/agents/assign", { agentId: side.agent.id }, other.cookie);
    expect(await theirs.json()).toMatchObject({ status: "offered" });
    const second = await accepted();
    await answerMatch(second.side.ctx, second.matchId, "declined");
    const declined = await callApp(
      "POST",
      "/api/agents/assign",
      { agentId: second.side.agent.id },
      second.business.cookie,
    );
    expect(await declined.json()).toMatchObject({ status: "offered" });
    expect((await getMatch(business.ctx, matchId)).state).toBe("accepted");
  });
});

describe("leads shared from an agent's page", () => {
  it("can be shared once the agent accepted, by form and by call", async () => {
    const business = await signedInBusiness({ plan: "corporate" });
    const [working, asked] = [await workingAgent(business), await approvedAgent()];
    const leads = await someLeads(business, 2);
    const profile = await pageOf(`/agents/${working.agent.id}`, business.cookie);
    expect(profile).toContain(`/agents/${working.agent.id}/share`);
    expect(await pageOf(`/agents/${asked.agent.id}`, business.cookie)).not.toContain("Share leads");
    const path = `/agents/${working.agent.id}/share`;
    const page = await pageOf(path, business.cookie);
    for (const { companyName } of leads) expect(page).toContain(companyName);
    expect(page).toContain("2 leads");
    const none = await postForm(path, { agentId: working.agent.id.toString() }, business.cookie);
    expect([none.status, (await none.text()).includes("Select at least one row")]).toEqual([422, true]);
    const input = { leadIds: String(leads[0]?.id), agentId: String(working.agent.id) };
    expect((await postForm(path, input, business.cookie)).headers.get("location")).toContain("picked/shares");
    expect(await pageOf(path, business.cookie)).not.toContain(`value="${leads[0]?.id}"`);
    const call = await callApp(
      "POST",
      "/api/bulk/share",
      { leadIds: [leads[1]?.id], agentId: working.agent.id },
      business.cookie,
    );
    expect(await call.json()).toMatchObject({ shared: 1 });
    const notYet = await postForm(
      `/agents/${asked.agent.id}/share`,
      { leadIds: String(leads[1]?.id), agentId: String(asked.agent.id) },
      business.cookie,
    );
    expect(notYet.status).toBe(422);
  });

  it("are shared from a page with the agent's valid certificates and, once the agent accepted, phone number", async () => {
    const business = await signedInBusiness({ plan: "corporate" });
    const working = await workingAgent(business, { phone: "+254712000111" });
    const { userId, id } = working.agent;
    await env.DB.prepare(
      `insert into certificates (id, user_id, module_id, name, title, issued_at, expires_at, is_demo, signature, public_key)
        values (?, ?, 'closing', 'Wanjiru', 'Closing deals', 1, 9000000000, 0, '', ''),
          (?, ?, 'calls', 'Wanjiru', 'Old certificate', 1, 2, 0, '', '')`,
    )
      .bind(crypto.randomUUID(), userId, crypto.randomUUID(), userId)
      .run();
    const page = await pageOf(`/agents/${id}`, business.cookie);
    for (const words of ["Closing deals", 'href="tel:+254712000111"']) expect(page).toContain(words);
    expect(page).not.toContain("Old certificate");
    const stranger = await signedInBusiness({ plan: "corporate" });
    expect(await pageOf(`/agents/${id}`, stranger.cookie)).not.toContain("254712000111");
    const call = await callApp("GET", `/api/agents/${id}`, undefined, business.cookie);
    expect(await call.json()).toMatchObject({
      phone: expect.stringContaining("712"),
      certificates: [{ title: "Closing deals" }],
    });
    const theirs = await callApp("GET", `/api/agents/${id}`, undefined, stranger.cookie);
    expect(await theirs.json()).toMatchObject({ phone: null, certificates: [{ title: "Closing deals" }] });
  });
});

describe("a lead without a contact", () => {
  let made: Awaited<ReturnType<typeof sharedWithAgent>>;
  let owner = "";
  let agent = "";
  beforeAll(async () => {
    made = await sharedWithAgent(2);
    owner = await cookieOf(made.business.user.userId);
    agent = `njia=${made.working.token}`;
    await env.DB.prepare(
      "update leads set contact_id = null, contact_name = null, contact_email = null, contact_phone = null where account_id = ?",
    )
      .bind(made.business.account.id)
      .run();
  });
  const person = { contactName: "Achieng Odhiambo", contactTitle: "Buyer", phoneNumber: "+254 712 345 678" };

  it("shows a warning before it is shared, on the page and in the call", async () => {
    const [lead] = made.leads;
    const warning = "No usable phone number or email";
    expect(await pageOf(`/ai-lead-search/leads/${lead?.id}/share`, owner)).toContain(warning);
    const call = await callApp("GET", `/api/leads/${lead?.id}/share`, undefined, owner);
    expect(await call.json()).toMatchObject({ isReachable: false });
    const [more] = await someLeads(made.business, 1);
    const picked = await pageOf(`/business/picked/share?leadIds=${lead?.id},${more?.id}`, owner);
    expect(picked).toContain("no usable phone number or email");
  });

  it("gets the contact that its agent found, by form and by call", async () => {
    const [one, two] = made.shared;
    const call = (id: number | undefined, body: Record<string, unknown>, cookie = agent) =>
      callApp("POST", `/api/agents/${made.working.agent.id}/leads/${id}/person`, body, cookie);
    const bad = { contactName: "Achieng Odhiambo" };
    const refused = await postForm(`/agent/leads/${one?.id}/person`, bad, agent);
    const words = "Enter a phone number or email address.";
    expect([refused.status, (await refused.text()).includes(words)]).toEqual([422, true]);
    const refusedCall = await call(two?.id, bad);
    expect([refusedCall.status, await refusedCall.text()]).toEqual([422, words]);
    expect((await postForm(`/agent/leads/${one?.id}/person`, person, agent)).status).toBe(302);
    const added = await call(two?.id, person);
    expect(await added.json()).toMatchObject({ contactName: "Achieng Odhiambo", tel: "tel:+254712345678" });
    expect(await pageOf(`/agent/leads/${one?.id}`, agent)).toContain("Achieng Odhiambo");
    const { results } = await env.DB.prepare(
      "select contact_name, source, phone_number from contacts where account_id = ?",
    )
      .bind(made.business.account.id)
      .all();
    expect(results).toEqual(
      Array(2).fill({
        contact_name: "Achieng Odhiambo",
        source: "added by an agent",
        phone_number: expect.stringContaining("254"),
      }),
    );
    const page = await pageOf(`/ai-lead-search/leads/${made.leads[0]?.id}/share`, owner);
    expect(page).not.toContain("No phone number or email");
    const other = await approvedAgent();
    const foreign = await callApp(
      "POST",
      `/api/agents/${other.agent.id}/leads/${one?.id}/person`,
      person,
      `njia=${other.token}`,
    );
    expect(foreign.status).toBe(404);
  });
});

describe("the lead page of an agent", () => {
  it("shows the pitch and what the deal pays, by page and by call", async () => {
    const { business, working, leads, shared } = await sharedWithAgent(2);
    const [lead] = leads;
    const agent = `njia=${working.token}`;
    const owner = await cookieOf(business.user.userId);
    await env.DB.prepare(
      "update agent_assignments set message = 'Solar pumps, paid off in two seasons.' where id = ?",
    )
      .bind(working.assignmentId)
      .run();
    await callApp("PATCH", `/api/ai-generated-leads/${lead?.id}`, { estimatedValue: 12_500 }, owner);
    const page = await pageOf(`/agent/leads/${shared[0]?.id}`, agent);
    for (const words of [
      "Solar pumps, paid off in two seasons.",
      "You earn $625 (5%) if the deal is worth $12,500.",
    ])
      expect(page).toContain(words);
    expect(page).not.toContain("<script>");
    const call = await callApp(
      "GET",
      `/api/agents/${working.agent.id}/leads/${shared[0]?.id}`,
      undefined,
      agent,
    );
    expect(await call.json()).toMatchObject({
      pitch: "Solar pumps, paid off in two seasons.",
      dealValue: 12_500,
      commissionRate: 5,
      commission: 625,
    });
    expect(await pageOf(`/agent/leads/${shared[1]?.id}`, agent)).toContain(
      "You earn 5% of the deal’s value.",
    );
  });
});

describe("an agent's skills by form and by call", () => {
  it("are stored the same way, each once, and found by search in the marketplace", async () => {
    const [one, other] = [await approvedAgent(), await approvedAgent()];
    const skills = "Cold calling\ncold calling, Demos";
    const form = await postForm("/agent/profile", { languages: "English", skills }, `njia=${one.token}`);
    expect([form.status, form.headers.get("location")]).toEqual([302, "/agent/profile"]);
    const call = await callApp(
      "PUT",
      `/api/agents/${other.agent.id}/skills`,
      { skills },
      `njia=${other.token}`,
    );
    expect(await call.json()).toMatchObject({ skills: ["Cold calling", "Demos"] });
    const keptBy = (id: number) =>
      env.DB.prepare("select skills from agents where id = ?").bind(id).first("skills");
    expect(await keptBy(one.agent.id)).toBe(await keptBy(other.agent.id));
    const long = { skills: Array.from({ length: 21 }, (_, n) => `Skill ${n}`) };
    const refused = await callApp("PUT", `/api/agents/${other.agent.id}/skills`, long, `njia=${other.token}`);
    expect([refused.status, await refused.text()]).toEqual([422, "Use at most 20 skills."]);
    const business = await signedInBusiness({ plan: "corporate" });
    const { rows } = {
      rows: await (await callApp("GET", "/api/agents?search=demos", undefined, business.cookie)).json<
        { id: number }[]
      >(),
    };
    expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining([one.agent.id, other.agent.id]));
  });
});
