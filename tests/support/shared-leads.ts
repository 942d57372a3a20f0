import { answerAssignment } from "~/domains/agents/assignments/answer-assignment.server";
import { assignAgent } from "~/domains/agents/assignments/assign-agent.server";
import { AssignAgent } from "~/domains/agents/assignments/schemas";
import { shareLead } from "~/domains/agents/shared-leads/share-lead.server";
import { listLeads } from "~/domains/lead-search/leads/leads.server";
import { approvedAgent, type SignedInAgent } from "./agents";
import { type Business, makeBusiness } from "./context";
import { addAlike, makeSearch, runSearch } from "./lead-search";

/** An agent who accepted to work for the account. */
export async function workingAgent({ ctx }: Business, over: Record<string, unknown> = {}) {
  const one = await approvedAgent(over);
  const assignment = await assignAgent(ctx, AssignAgent.parse({ agentId: one.agent.id }));
  await answerAssignment(one.ctx, assignment.id, "accept");
  return { ...one, assignmentId: assignment.id };
}

/** Leads of a new search of an account, the newest first. */
export async function someLeads({ ctx }: Business, count: number) {
  await addAlike(ctx, count);
  await runSearch(ctx, (await makeSearch(ctx, {}, Math.max(count, 25))).id);
  return (await listLeads(ctx, { limit: count, order: "newest" })).rows;
}

/** A business that shared as many leads with an agent who works for it. */
export async function sharedWithAgent(count = 1) {
  const business = await makeBusiness({ plan: "corporate" });
  const working: SignedInAgent & { assignmentId: number } = await workingAgent(business);
  const leads = await someLeads(business, count);
  const shared = [];
  for (const lead of leads)
    shared.push(await shareLead(business.ctx, lead.id, { agentId: working.agent.id }));
  return { business, working, leads, shared };
}
