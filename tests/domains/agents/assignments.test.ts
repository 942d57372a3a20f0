import { describe, expect, it } from "vitest";
import { answerAssignment } from "~/domains/agents/assignments/answer-assignment.server";
import { assignAgent } from "~/domains/agents/assignments/assign-agent.server";
import { acceptedAssignment, countAssigned } from "~/domains/agents/assignments/assignments.server";
import { endAssignment, endOverdueAssignments } from "~/domains/agents/assignments/end-assignment.server";
import { assignmentJson } from "~/domains/agents/assignments/json";
import { AssignAgent } from "~/domains/agents/assignments/schemas";
import { approvedAgent } from "../../support/fixtures/agents";
import { applyAsAgent, mailsTo, outcome } from "../../support/fixtures/people";
import { env, makeBusiness } from "../../support/harness/context";

const asked = (agentId: number, over: Record<string, unknown> = {}) =>
  AssignAgent.parse({ agentId, ...over });
const rowsOf = async (accountId: number) =>
  (
    await env.DB.prepare("select agent_id, state from agent_assignments where account_id = ? order by id")
      .bind(accountId)
      .all<{ agent_id: number; state: string }>()
  ).results;
const noticesOf = async (userId: number) =>
  (
    await env.DB.prepare("select title, path from notifications where user_id = ? order by id")
      .bind(userId)
      .all()
  ).results;

describe("assigning an agent", () => {
  it("creates an offer with terms, an email to the agent and a log entry", async () => {
    const { ctx, account } = await makeBusiness({ plan: "startup", name: "Kilimo Tools" });
    const { agent } = await approvedAgent();
    const made = await assignAgent(
      ctx,
      asked(agent.id, { durationMonths: 6, territory: ["Kenya"], message: "We sell\nsolar pumps." }),
    );
    expect(assignmentJson(made)).toMatchObject({
      agentId: agent.id,
      status: "offered",
      terms: { rate: 5, base: "deal_value", durationMonths: 6, territory: ["Kenya"] },
      answeredAt: null,
    });
    const [mail] = (await mailsTo(ctx, agent.email)).filter(({ subject }) =>
      subject.includes("sell for them"),
    );
    expect(mail?.subject).toBe("Kilimo Tools wants you to sell for them");
    expect(mail?.text).toContain("Your current commission: 5% of deal value. The rate follows your tier");
    expect(mail?.text).toContain("/agent/businesses");
    const line = await env.DB.prepare(
      "select target from audit_log where account_id = ? and action = 'assign-agent'",
    )
      .bind(account.id)
      .first("target");
    expect(line).toBe(`agent:${agent.id}`);
    expect(await acceptedAssignment(ctx, agent.id, account.id)).toBeNull();
  });

  it("creates one offer for repeated or concurrent requests, by default for the application's countries", async () => {
    const { ctx, account } = await makeBusiness({ plan: "startup" });
    const { agent } = await approvedAgent();
    const [one, two] = await Promise.all([
      assignAgent(ctx, asked(agent.id)),
      assignAgent(ctx, asked(agent.id)),
    ]);
    const three = await assignAgent(ctx, asked(agent.id, { durationMonths: 3 }));
    expect([one, two, three].map(({ id }) => id)).toEqual([one.id, one.id, one.id]);
    expect(one.territory).toEqual(["KE", "GH"]);
    expect(await rowsOf(account.id)).toEqual([{ agent_id: agent.id, state: "offered" }]);
    const mails = (await mailsTo(ctx, agent.email)).filter(({ subject }) =>
      subject.includes("sell for them"),
    );
    expect(mails).toHaveLength(1);
  });

  it("never exceeds the plan's limit, even concurrently", async () => {
    const { ctx, account } = await makeBusiness({ plan: "startup" });
    const agents = await Promise.all(Array.from({ length: 5 }, () => approvedAgent()));
    const all = await Promise.all(agents.map(({ agent }) => outcome(assignAgent(ctx, asked(agent.id)))));
    expect(all.toSorted()).toEqual(["limit_reached", "limit_reached", "passed", "passed", "passed"]);
    expect(await countAssigned(ctx)).toBe(3);
    expect(await rowsOf(account.id)).toHaveLength(3);
  });

  it("allows one agent during a trial, none after it", async () => {
    const trial = await makeBusiness();
    const [first, second] = await Promise.all([approvedAgent(), approvedAgent()]);
    await assignAgent(trial.ctx, asked(first.agent.id));
    await expect(assignAgent(trial.ctx, asked(second.agent.id))).rejects.toThrow("is limited to 1 agent");
    const over = await makeBusiness({ trialEndsAt: new Date(Date.now() - 1000) });
    await expect(assignAgent(over.ctx, asked(first.agent.id))).rejects.toThrow("Your trial ended");
  });

  it("rejects agents who are not approved or not active", async () => {
    const { ctx } = await makeBusiness({ plan: "corporate" });
    const { agentId } = await applyAsAgent();
    const turnedDown = await approvedAgent({}, { set: "rejected_at = 1" });
    const gone = await approvedAgent();
    await env.DB.prepare("update users set suspended_at = 1 where id = ?").bind(gone.agent.userId).run();
    for (const id of [agentId, turnedDown.agent.id, gone.agent.id, 999_999_999])
      expect(await outcome(assignAgent(ctx, asked(id)))).toBe("not_found");
  });
});

describe("an agent's answer to an offer", () => {
  const offered = async (over: Record<string, unknown> = {}) => {
    const business = await makeBusiness({ plan: "trial" });
    const side = await approvedAgent();
    const assignment = await assignAgent(business.ctx, asked(side.agent.id, over));
    return { ...business, side, assignment };
  };

  it("allows sharing leads after acceptance, and notifies and emails the business once", async () => {
    const { ctx, account, user, side, assignment } = await offered({ durationMonths: 1 });
    const made = await answerAssignment(side.ctx, assignment.id, "accept");
    expect(await answerAssignment(side.ctx, assignment.id, "accept")).toEqual(made);
    expect(made.answeredAt).not.toBeNull();
    expect((await acceptedAssignment(ctx, side.agent.id, account.id))?.id).toBe(assignment.id);
    expect(await noticesOf(user.userId)).toEqual([
      { title: "Wanjiru Mwangi Kamau accepted your offer", path: `/agents/${side.agent.id}` },
    ]);
    const told = (await mailsTo(ctx, user.email)).map(({ subject }) => subject);
    expect(told.filter((subject) => subject.endsWith("accepted your offer"))).toHaveLength(1);
    const days = ((made.endsAt?.getTime() ?? 0) - (made.answeredAt?.getTime() ?? 0)) / 86_400_000;
    expect(days).toBeGreaterThanOrEqual(28);
    expect(days).toBeLessThanOrEqual(31);
  });

  it("frees the seat after a decline, so that another agent can be assigned", async () => {
    const { ctx, account, side, assignment } = await offered();
    await answerAssignment(side.ctx, assignment.id, "decline");
    expect(await countAssigned(ctx)).toBe(0);
    expect(await outcome(answerAssignment(side.ctx, assignment.id, "accept"))).toBe("conflict");
    const other = await approvedAgent();
    await assignAgent(ctx, asked(other.agent.id));
    expect((await rowsOf(account.id)).map(({ state }) => state)).toEqual(["declined", "offered"]);
  });

  it("is rejected from another agent, and after the offer was withdrawn", async () => {
    const { ctx, side, assignment } = await offered();
    const stranger = await approvedAgent();
    for (const move of ["accept", "decline", "end"] as const)
      expect(await outcome(answerAssignment(stranger.ctx, assignment.id, move))).toBe("not_found");
    expect(await outcome(answerAssignment(side.ctx, assignment.id, "end"))).toBe("conflict");
    await endAssignment(ctx, side.agent.id);
    expect(await outcome(answerAssignment(side.ctx, assignment.id, "accept"))).toBe("conflict");
  });

  it("is accepted once for two concurrent answers", async () => {
    const { account, side, assignment } = await offered();
    const both = await Promise.all(
      (["accept", "decline"] as const).map((move) =>
        outcome(answerAssignment(side.ctx, assignment.id, move)),
      ),
    );
    expect(both.toSorted()).toEqual(["conflict", "passed"]);
    expect(await rowsOf(account.id)).toHaveLength(1);
  });
});

describe("ending an assignment", () => {
  const working = async () => {
    const business = await makeBusiness({ plan: "startup" });
    const side = await approvedAgent();
    const { id } = await assignAgent(business.ctx, asked(side.agent.id, { durationMonths: 1 }));
    await answerAssignment(side.ctx, id, "accept");
    await env.DB.prepare(
      `insert into shared_leads (account_id, agent_id, assignment_id, lead_id, shared_at, shared_by)
        values (?, ?, ?, ?, 1, ?)`,
    )
      .bind(business.account.id, side.agent.id, id, 1_000_000 + id, business.user.userId)
      .run();
    const isRevoked = async () =>
      (await env.DB.prepare("select revoked_at from shared_leads where assignment_id = ?")
        .bind(id)
        .first("revoked_at")) !== null;
    return { ...business, side, id, isRevoked };
  };

  it("revokes its leads and emails the agent once, and is denied to another business", async () => {
    const { ctx, account, side, isRevoked } = await working();
    const other = await makeBusiness({ plan: "startup" });
    expect(await outcome(endAssignment(other.ctx, side.agent.id))).toBe("not_found");
    const ended = await endAssignment(ctx, side.agent.id);
    expect(await endAssignment(ctx, side.agent.id)).toEqual(ended);
    expect([ended.state, ended.endedBy, await isRevoked()]).toEqual(["ended", "business", true]);
    expect(await acceptedAssignment(ctx, side.agent.id, account.id)).toBeNull();
    const mails = (await mailsTo(ctx, side.agent.email)).filter(({ subject }) =>
      subject.includes("ended your assignment"),
    );
    expect(mails).toHaveLength(1);
  });

  it("is possible for the agent", async () => {
    const { side, id, isRevoked } = await working();
    const ended = await answerAssignment(side.ctx, id, "end");
    expect([ended.state, ended.endedBy, await isRevoked()]).toEqual(["ended", "agent", true]);
  });

  it("happens automatically after its duration", async () => {
    const { ctx, account, side, id, isRevoked } = await working();
    await endOverdueAssignments(ctx);
    expect(await acceptedAssignment(ctx, side.agent.id, account.id)).not.toBeNull();
    const later = new Date(Date.now() + 40 * 86_400_000);
    await endOverdueAssignments({ ...ctx, now: () => later });
    expect(await acceptedAssignment(ctx, side.agent.id, account.id)).toBeNull();
    expect(await isRevoked()).toBe(true);
    const row = await env.DB.prepare("select ended_by from agent_assignments where id = ?").bind(id).first();
    expect(row).toEqual({ ended_by: null });
  });
});

describe("the input of an assignment", () => {
  it.each([
    [{ agentId: 0 }],
    [{ agentId: -1 }],
    [{ agentId: 1.5 }],
    [{ agentId: "one" }],
    [{ agentId: 1e20 }],
    [{}],
    [{ agentId: 1, durationMonths: 0 }],
    [{ agentId: 1, durationMonths: 7 }],
    [{ agentId: 1, territory: ["Atlantis"] }],
    [{ agentId: 1, message: "x".repeat(1001) }],
  ])("is rejected if a field is missing or invalid: %j", (input) => {
    expect(AssignAgent.safeParse(input).success).toBe(false);
  });

  it("accepts the agent id as text, as forms send it", () => {
    expect(AssignAgent.parse({ agentId: "17" })).toMatchObject({ agentId: 17, territory: [], message: null });
  });
});
