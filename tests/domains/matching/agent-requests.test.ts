import { beforeAll, describe, expect, it } from "vitest";
import { answerAssignment } from "~/domains/agents/assignments/answer-assignment.server";
import { assignAgent } from "~/domains/agents/assignments/assign-agent.server";
import { countAssigned, openAssignment } from "~/domains/agents/assignments/assignments.server";
import { AssignAgent } from "~/domains/agents/assignments/schemas";
import { answerMatch } from "~/domains/matching/matches/answer-match.server";
import { answerOffer } from "~/domains/matching/matches/answer-offer.server";
import { matchJson } from "~/domains/matching/matches/json";
import { getMatch, getMatchOfAgent, listMatches } from "~/domains/matching/matches/matches.server";
import { moveMatch } from "~/domains/matching/matches/move-match.server";
import { matchCard } from "~/domains/matching/matches/view";
import {
  createAgentRequest,
  MAX_MATCHES,
  scoreCandidates,
} from "~/domains/matching/requests/create-agent-request.server";
import { AgentRequestInput } from "~/domains/matching/requests/schemas";
import { scoreMatch } from "~/domains/matching/scoring/score-match";
import { approvedAgent } from "../../support/fixtures/agents";
import { applyAsAgent, mailsTo, outcome } from "../../support/fixtures/people";
import { env, makeBusiness } from "../../support/harness/context";
import { metered } from "../../support/harness/metered";

const asked = (over: Record<string, unknown> = {}) =>
  AgentRequestInput.parse({
    projectTitle: "Solar pumps for farms",
    projectDescription: "We look for somebody who sells our solar pumps to cooperatives of farmers.",
    requiredIndustries: ["Mining"],
    requiredCountries: ["Malawi"],
    preferredLanguages: ["French"],
    ...over,
  });

const miner = (over: Record<string, unknown> = {}, set = "") =>
  approvedAgent(
    { country: "Malawi", specializations: ["mining"], operationalMarkets: ["Malawi"], ...over },
    { set },
  );

const requested = async (plan: "trial" | "corporate" = "corporate") => {
  const business = await makeBusiness({ plan });
  const side = await miner();
  const request = await createAgentRequest(business.ctx, asked());
  const found = (await listMatches(business.ctx, request.id)).find(({ agent }) => agent.id === side.agent.id);
  if (!found) throw new Error("no match");
  return { ...business, side, request, match: found.match };
};

describe("an agent request", () => {
  it("finds approved agents by country and industry, best first, and stores the score's details", async () => {
    const { ctx } = await makeBusiness({ plan: "corporate" });
    const plain = await miner({ country: "Lesotho", operationalMarkets: ["Lesotho"] });
    const french = await miner(
      { country: "Lesotho", operationalMarkets: ["Lesotho"] },
      `languages = '["French"]', tier = 'gold'`,
    );
    await miner({ country: "Lesotho", operationalMarkets: ["Lesotho"] }, "rejected_at = 1");
    await applyAsAgent();
    const request = await createAgentRequest(ctx, asked({ requiredCountries: ["Lesotho"] }));
    const matches = await listMatches(ctx, request.id);
    expect(request.matchCount).toBe(2);
    expect(matches.map(({ agent }) => agent.id)).toEqual([french.agent.id, plain.agent.id]);
    for (const { match } of matches) {
      expect(scoreMatch(match.inputs.wanted, match.inputs.agent)).toEqual({
        score: match.score,
        reasons: match.reasons,
      });
    }
    const json = matches.map((match) => matchJson(match));
    expect(json[1]).toMatchObject({ status: "suggested", matchScore: expect.stringMatching(/^\d+$/) });
    expect(json[1]?.agent.email).toBeNull();
    expect(Number(json[0]?.matchScore) - Number(json[1]?.matchScore)).toBe(12 + 6);
  });

  it("is visible to its account only", async () => {
    const { request, match } = await requested();
    const other = await makeBusiness({ plan: "corporate" });
    expect(await outcome(listMatches(other.ctx, request.id))).toBe("not_found");
    expect(await outcome(moveMatch(other.ctx, match.id, "declined"))).toBe("not_found");
  });

  it.each([
    [{ projectTitle: " " }, "Project title is required"],
    [{ projectDescription: "short" }, "Please provide a detailed description (minimum 50 characters)."],
    [{ requiredIndustries: [] }, "Select at least one industry."],
    [{ requiredCountries: [] }, "Select at least one country."],
    [{ requiredCountries: ["Atlantis"] }, "“Atlantis” isn’t a country from the list."],
    [{ requiredIndustries: ["Alchemy"] }, "“Alchemy” isn’t an industry from the list."],
    [{ urgency: "now" }, "Choose low, medium, high or urgent."],
    [{ maxBudget: -1 }, "Enter an amount in US dollars"],
    [{ preferredLanguages: ["Latin"] }, "Choose languages from the list."],
    [{ requiredSkills: "x".repeat(61) }, "Use at most 60 characters per skill."],
  ])("is rejected with %j", (over, message) => {
    const input = { projectTitle: "A", projectDescription: "d".repeat(60), requiredIndustries: ["Mining"] };
    const read = AgentRequestInput.safeParse({ ...input, requiredCountries: ["KE"], ...over });
    expect(read.error?.issues.map((issue) => issue.message).join(" ")).toContain(message);
  });

  it("accepts skills as text or list, each once, and stores the budget in cents", () => {
    expect(asked({ requiredSkills: "Excel\n excel , Tenders,,", maxBudget: 1200.5 })).toMatchObject({
      requiredSkills: ["Excel", "Tenders"],
      maxBudget: 120_050,
      urgency: "medium",
    });
    expect(asked({ requiredSkills: ["a", "b", "a"] }).requiredSkills).toEqual(["a", "b"]);
  });
});

describe("a match's status changes", () => {
  it("from contacted to accepted by the agent, with one email to each side", async () => {
    const { ctx, user, side, match } = await requested();
    expect(await outcome(getMatchOfAgent(side.ctx, side.agent.id, match.id))).toBe("not_found");
    expect(await outcome(answerMatch(side.ctx, match.id, "accepted"))).toBe("not_found");
    await Promise.all([moveMatch(ctx, match.id, "contacted"), moveMatch(ctx, match.id, "contacted")]);
    const contact = (await mailsTo(ctx, side.agent.email)).filter(({ subject }) =>
      subject.endsWith("wants to work with you"),
    );
    expect(contact).toHaveLength(1);
    expect(contact[0]?.text).toContain(`/agent/requests/${match.id}`);
    await answerMatch(side.ctx, match.id, "accepted");
    await answerMatch(side.ctx, match.id, "accepted");
    expect((await getMatch(ctx, match.id)).state).toBe("accepted");
    const told = (await mailsTo(ctx, user.email)).filter(({ subject }) =>
      subject.endsWith("accepted your request"),
    );
    expect(told).toHaveLength(1);
    for (const to of ["hired", "declined", "contacted", "suggested"] as const)
      expect(await outcome(moveMatch(ctx, match.id, to))).toBe("conflict");
  });

  it("never to accepted by the business, and never from declined", async () => {
    const { ctx, match } = await requested();
    expect(await outcome(moveMatch(ctx, match.id, "accepted"))).toBe("conflict");
    await moveMatch(ctx, match.id, "declined");
    await moveMatch(ctx, match.id, "declined");
    for (const to of ["contacted", "hired", "suggested"] as const)
      expect(await outcome(moveMatch(ctx, match.id, to))).toBe("conflict");
  });

  it("to hired with one offer in the same batch, which the agent can accept", async () => {
    const { ctx, account, side, match } = await requested();
    await Promise.all([moveMatch(ctx, match.id, "hired"), moveMatch(ctx, match.id, "hired")]);
    expect(await countAssigned(ctx)).toBe(1);
    const offer = await openAssignment(ctx, side.agent.id, account.id);
    expect(offer).toMatchObject({ state: "offered", territory: ["MW"], message: "Solar pumps for farms" });
    await answerMatch(side.ctx, match.id, "accepted");
    expect((await openAssignment(ctx, side.agent.id, account.id))?.state).toBe("accepted");
    expect((await getMatch(ctx, match.id)).state).toBe("hired");
  });

  it("to declined when a hired agent declines, which frees the seat", async () => {
    const { ctx, side, match } = await requested();
    await moveMatch(ctx, match.id, "hired");
    await answerMatch(side.ctx, match.id, "declined");
    expect(await getMatch(ctx, match.id)).toMatchObject({ state: "declined", declinedBy: "agent" });
    expect(await countAssigned(ctx)).toBe(0);
  });

  it("to declined once when the agent declines the offer on the assignments page", async () => {
    const { ctx, account, side, match } = await requested();
    await moveMatch(ctx, match.id, "hired");
    const offer = await openAssignment(ctx, side.agent.id, account.id);
    const decline = () => answerOffer(side.ctx, offer?.id ?? 0, "decline");
    await Promise.all([decline(), decline()]);
    expect(await getMatch(ctx, match.id)).toMatchObject({ state: "declined", declinedBy: "agent" });
    await assignAgent(ctx, AssignAgent.parse({ agentId: side.agent.id }));
    expect((await answerMatch(side.ctx, match.id, "declined")).state).toBe("declined");
    expect(await countAssigned(ctx)).toBe(1);
  });

  it("not when the offer is accepted, which it shows, and never for older hired matches", async () => {
    const { ctx, account, side, match } = await requested();
    await moveMatch(ctx, match.id, "hired");
    const offer = await openAssignment(ctx, side.agent.id, account.id);
    await answerOffer(side.ctx, offer?.id ?? 0, "accept");
    const accepted = await getMatch(ctx, match.id);
    expect([accepted.state, accepted.answeredAt !== null]).toEqual(["hired", true]);
    const workOf = async () => {
      const one = (await listMatches(ctx, match.requestId)).find(({ agent: { id } }) => id === side.agent.id);
      if (!one) throw new Error("no match");
      return matchCard(one, await openAssignment(ctx, side.agent.id, account.id)).work;
    };
    expect(await workOf()).toEqual({ text: "Assigned", mayAssign: false });
    await answerOffer(side.ctx, offer?.id ?? 0, "end");
    expect(await workOf()).toEqual({ text: "Assignment ended", mayAssign: true });
    const later = { ...ctx, now: () => new Date(Date.now() + 5_000) };
    const again = await assignAgent(later, AssignAgent.parse({ agentId: side.agent.id }));
    await answerOffer(side.ctx, again.id, "decline");
    expect((await getMatch(ctx, match.id)).state).toBe("hired");
  });

  it("no further after accepted, but offers to assign that agent", async () => {
    const { ctx, account, side, match, request } = await requested();
    await moveMatch(ctx, match.id, "contacted");
    await answerMatch(side.ctx, match.id, "accepted");
    const card = async () => {
      const one = (await listMatches(ctx, request.id)).find(({ match: { id } }) => id === match.id);
      if (!one) throw new Error("no match");
      return matchCard(one, await openAssignment(ctx, side.agent.id, account.id));
    };
    expect(await card()).toMatchObject({ moves: [], work: { text: null, mayAssign: true } });
    await assignAgent(ctx, AssignAgent.parse({ agentId: side.agent.id }));
    expect((await card()).work).toEqual({ text: "Invitation pending", mayAssign: false });
  });

  it("to hired only within the plan, without a second assignment for an assigned agent", async () => {
    const { ctx, side, match } = await requested("trial");
    const other = await miner();
    const second = await createAgentRequest(ctx, asked());
    const theirs = (await listMatches(ctx, second.id)).find(({ agent }) => agent.id === other.agent.id);
    await moveMatch(ctx, match.id, "hired");
    expect(await outcome(moveMatch(ctx, theirs?.match.id ?? 0, "hired"))).toBe("limit_reached");
    expect((await getMatch(ctx, theirs?.match.id ?? 0)).state).toBe("suggested");
    const again = (await listMatches(ctx, second.id)).find(({ agent }) => agent.id === side.agent.id);
    await moveMatch(ctx, again?.match.id ?? 0, "hired");
    expect(await countAssigned(ctx)).toBe(1);
  });

  it("only once when two changes race", async () => {
    const { ctx, side, match } = await requested();
    await moveMatch(ctx, match.id, "contacted");
    const all = await Promise.all([
      outcome(moveMatch(ctx, match.id, "declined")),
      outcome(answerMatch(side.ctx, match.id, "accepted")),
    ]);
    expect(all.toSorted()).toEqual(["conflict", "passed"]);
  });
});

describe("candidate scoring with many agents", () => {
  beforeAll(async () => {
    const series = "with recursive n(i) as (select 1 union all select i + 1 from n where i < 3000)";
    await env.DB.batch([
      env.DB.prepare(`${series} insert into users (id, email, email_key, password_hash, first_name, last_name, user_type, created_at)
        select 5000000 + i, 'many' || i || '@field.test', 'many' || i || '@field.test', '', 'Many', 'A' || i, 'agent', 1 from n`),
      env.DB.prepare(`${series} insert into agents (id, user_id, country, specializations, operational_markets, languages,
          tier, created_at, reviewed_at)
        select 5000000 + i, 5000000 + i, case when i <= 2000 then 'BW' else 'NA' end, '["tourism"]', '[]', '["English"]', 'entry', 1, 1 from n`),
    ]);
  });

  it("reads rows in proportion to the candidates, up to a maximum", async () => {
    const { ctx: base } = await makeBusiness({ plan: "corporate" });
    const { ctx, rowsRead, reset } = metered(base);
    const wanted = (countries: string[]) => ({
      industries: ["tourism"],
      countries,
      languages: [],
      skills: [],
      minExperience: null,
    });
    expect(await scoreCandidates(ctx, wanted(["ER"]))).toEqual([]);
    expect(rowsRead()).toBeLessThan(20);
    reset();
    expect(await scoreCandidates(ctx, wanted(["BW", "NA"]))).toHaveLength(MAX_MATCHES);
    expect(rowsRead()).toBeLessThan(500 * 8);
  });
});

it("keeps a match hired if its agent accepts or declines after accepting the assignment", async () => {
  const { ctx, account, side, match } = await requested();
  await moveMatch(ctx, match.id, "hired");
  const offer = await openAssignment(ctx, side.agent.id, account.id);
  await answerAssignment(side.ctx, offer?.id ?? 0, "accept");
  expect((await answerMatch(side.ctx, match.id, "accepted")).state).toBe("hired");
  expect(await outcome(answerMatch(side.ctx, match.id, "declined"))).toBe("conflict");
});
