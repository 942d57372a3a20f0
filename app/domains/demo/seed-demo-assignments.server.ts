import type { BusinessContext, Context } from "~/core/context";
import type { AgentContext } from "~/domains/agents/agents.server";
import { answerAssignment } from "~/domains/agents/assignments/answer-assignment.server";
import { assignAgent } from "~/domains/agents/assignments/assign-agent.server";
import { lastAssignment } from "~/domains/agents/assignments/assignments.server";
import { AssignAgent } from "~/domains/agents/assignments/schemas";
import { listMatches } from "~/domains/matching/matches/matches.server";
import { moveMatch } from "~/domains/matching/matches/move-match.server";
import { listAgentRequests } from "~/domains/matching/requests/agent-requests.server";
import { createAgentRequest } from "~/domains/matching/requests/create-agent-request.server";
import { AgentRequestInput } from "~/domains/matching/requests/schemas";
import { DEMO_REQUESTS } from "./plan/agent-requests";
import { DEMO_ASSIGNMENTS, DEMO_OFFER } from "./plan/assignments";
import { DEMO_AGENT_ADDRESS } from "./seed-demo-accounts.server";
import { addressOf } from "./seed-demo-community.server";
import { agentOf, businessOf, timeOf } from "./work/demo-sides.server";

const addressOfAgent = (name: string) => (name === "Demo Agent" ? DEMO_AGENT_ADDRESS : addressOf(name));

interface Asked {
  day: number;
  months: number | null;
  message: string | null;
}

async function ask(business: BusinessContext, side: AgentContext, { day, months, message }: Asked) {
  if (await lastAssignment(business, side.agent.id)) return null;
  const at = timeOf(business, day);
  const input = AssignAgent.parse({ agentId: side.agent.id, durationMonths: months, message });
  return assignAgent({ ...business, now: () => at }, input);
}

/** Uses the normal functions: agents who work for the demo business, one invited, one who declined. Created once. */
export async function seedDemoAssignments(system: Context, email: string): Promise<void> {
  const business = await businessOf(system, email);
  if (!business) return;
  for (const plan of DEMO_ASSIGNMENTS) {
    const side = await agentOf(system, addressOfAgent(plan.agent));
    const made = side && (await ask(business, side, plan));
    const at = timeOf(system, plan.day - 2);
    if (made && plan.answer) await answerAssignment({ ...side, now: () => at }, made.id, plan.answer);
  }
  const { firstName, lastName } = DEMO_OFFER.business ?? {};
  const other = await businessOf(system, addressOf(`${firstName} ${lastName}`));
  const own = await agentOf(system, DEMO_AGENT_ADDRESS);
  if (other && own) await ask(other, own, DEMO_OFFER);
}

/** Uses the normal functions: the demo business's agent requests, and the contacted agents. Created once. */
export async function seedDemoMatching(system: Context, email: string): Promise<void> {
  const business = await businessOf(system, email);
  if (!business || (await listAgentRequests(business, { limit: 1 })).rows.length > 0) return;
  for (const { day, contacts, ...wanted } of DEMO_REQUESTS) {
    const at = timeOf(system, day);
    const ctx = { ...business, now: () => at };
    const { id } = await createAgentRequest(ctx, AgentRequestInput.parse(wanted));
    for (const { match } of (await listMatches(ctx, id)).slice(0, contacts))
      await moveMatch(ctx, match.id, "contacted");
  }
}
