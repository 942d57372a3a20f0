import { describe, expect, it } from "vitest";
import { answerAssignment } from "~/domains/agents/assignments/answer-assignment.server";
import { assignAgent } from "~/domains/agents/assignments/assign-agent.server";
import { endAssignment } from "~/domains/agents/assignments/end-assignment.server";
import { confirmOwnClose, disputeOwnClose } from "~/domains/commissions/closes/own-closes.server";
import { reportClose } from "~/domains/commissions/closes/report-close.server";
import { cancelPayout, requestPayout } from "~/domains/commissions/payouts/request-payout.server";
import { rateClose, undoRating } from "~/domains/ratings/rate-close.server";
import { makeAgent, reportDeal, shareLead } from "../../support/fixtures/commissions";
import { outcome, signUpAdmin } from "../../support/fixtures/people";
import { makeBusiness } from "../../support/harness/context";

describe("an impersonating administrator", () => {
  it("can't confirm, dispute, rate, assign, report or request payouts for either side", async () => {
    const [{ userId }, business, side] = [await signUpAdmin(), await makeBusiness(), await makeAgent()];
    const closeId = await reportDeal(business, side, 1_000);
    const sharedLeadId = await shareLead(business, side.agent);
    const asAgent = { ...side.ctx, actor: { ...side.ctx.actor, impersonatorId: userId }, agent: side.agent };
    const asBusiness = { ...business.ctx, actor: { ...business.ctx.actor, impersonatorId: userId } };
    const acts = [
      confirmOwnClose(asBusiness, closeId),
      disputeOwnClose(asBusiness, closeId, "not ours"),
      rateClose(asBusiness, closeId, { stars: 5, comment: null }),
      undoRating(asBusiness, closeId),
      assignAgent(asBusiness, {
        agentId: side.agent.id,
        durationMonths: null,
        territory: ["KE"],
        message: null,
      }),
      endAssignment(asBusiness, side.agent.id),
      answerAssignment(asAgent, 1, "end"),
      reportClose(asAgent, side.agent, { leadValue: 100, sharedLeadId }),
      requestPayout(asAgent, side.agent),
      cancelPayout(asAgent, side.agent, 1),
    ];
    expect(await Promise.all(acts.map(outcome))).toEqual(acts.map(() => "forbidden"));
    expect(await outcome(confirmOwnClose(business.ctx, closeId))).toBe("passed");
  });
});
