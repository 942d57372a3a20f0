import { expect, it } from "vitest";
import { answerAssignment } from "~/domains/agents/assignments/answer-assignment.server";
import { assignAgent } from "~/domains/agents/assignments/assign-agent.server";
import { redactOwnAssignments } from "~/domains/agents/assignments/erase-assignments.server";
import { AssignAgent } from "~/domains/agents/assignments/schemas";
import { reportClose } from "~/domains/commissions/closes/report-close.server";
import { approvedAgent } from "../../support/fixtures/agents";
import { outcome } from "../../support/fixtures/people";
import { sharedWithAgent } from "../../support/fixtures/shared-leads";
import { env, makeBusiness } from "../../support/harness/context";

it("stops sharing all leads of a closed account, so that none can be reported as closed", async () => {
  const { business, working, shared } = await sharedWithAgent(2);
  while (await redactOwnAssignments(business.ctx));
  const left = await env.DB.prepare(
    "select count(*) as n from shared_leads where account_id = ? and revoked_at is null",
  )
    .bind(business.account.id)
    .first("n");
  expect(left).toBe(0);
  const sharedLeadId = shared[0]?.id ?? 0;
  const report = reportClose(working.ctx, working.agent, { leadValue: 900, sharedLeadId });
  expect(await outcome(report)).toBe("not_found");
});

it("notifies the user who made the offer, or the first owner once that user left the team", async () => {
  const { ctx, account, user } = await makeBusiness({ plan: "startup" });
  const { user: member } = await makeBusiness();
  await env.DB.prepare("update users set account_id = ?, role = 'member' where id = ?")
    .bind(account.id, member.userId)
    .run();
  const side = await approvedAgent();
  const { id } = await assignAgent(
    { ...ctx, actor: { ...ctx.actor, userId: member.userId } },
    AssignAgent.parse({ agentId: side.agent.id }),
  );
  await env.DB.prepare("update users set account_id = null, role = null where id = ?")
    .bind(member.userId)
    .run();
  await answerAssignment(side.ctx, id, "accept");
  const { results } = await env.DB.prepare("select user_id from notifications where account_id = ?")
    .bind(account.id)
    .all<{ user_id: number }>();
  expect(results.map((row) => row.user_id)).toEqual([user.userId]);
});
