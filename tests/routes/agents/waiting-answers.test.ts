import { expect, it } from "vitest";
import { assignAgent } from "~/domains/agents/assignments/assign-agent.server";
import { AssignAgent } from "~/domains/agents/assignments/schemas";
import { answerMatch } from "~/domains/matching/matches/answer-match.server";
import { moveMatch } from "~/domains/matching/matches/move-match.server";
import { requestOf } from "../../access/rows/matching-rows";
import { fetchApp } from "../../support/harness/app";
import { makeBusiness } from "../../support/harness/context";

it("lists unanswered assignments and requests on the overview, and requests on the businesses page", async () => {
  const business = await makeBusiness({ plan: "corporate" });
  const { side, match } = await requestOf(business);
  const cookie = `njia=${side.token}`;
  const pageOf = async (path: string) => (await fetchApp(path, { cookie })).text();
  expect(await pageOf("/agent")).toContain("Nothing due today");

  await moveMatch(business.ctx, match.id, "contacted");
  const home = await pageOf("/agent");
  expect(home).toMatch(/Today<\/h2>.*<a href="\/agent\/requests">1 request awaiting your response</s);
  expect(home).not.toContain("Nothing due today");
  const businesses = await pageOf("/agent/businesses");
  expect(businesses).toContain(`href="/agent/requests/${match.id}"`);
  expect(businesses).not.toContain("No businesses yet");

  await assignAgent(business.ctx, AssignAgent.parse({ agentId: side.agent.id }));
  await answerMatch(side.ctx, match.id, "accepted");
  const after = await pageOf("/agent");
  expect(after).toMatch(/Today<\/h2>.*<a href="\/agent\/businesses">1 offer awaiting your response</s);
  expect(after).not.toContain("1 request awaiting your response");
});
