import { answerAssignment } from "~/domains/agents/assignments/answer-assignment.server";
import { assignAgent } from "~/domains/agents/assignments/assign-agent.server";
import { AssignAgent } from "~/domains/agents/assignments/schemas";
import { writeToAgent } from "~/domains/chats/account-side.server";
import { approvedAgent } from "./agents";
import type { Business } from "./context";

/** An agent whom the account assigned, and who accepted. */
export async function agentOf({ ctx }: Pick<Business, "ctx">) {
  const side = await approvedAgent();
  const { id } = await assignAgent(ctx, AssignAgent.parse({ agentId: side.agent.id }));
  await answerAssignment(side.ctx, id, "accept");
  return { ...side, assignmentId: id, agentId: side.agent.id, cookie: `njia=${side.token}` };
}

/** The same, with a message of the business. */
export async function chatOf({ ctx }: Pick<Business, "ctx">) {
  const side = await agentOf({ ctx });
  await writeToAgent(ctx, side.agentId, { text: "Hello" });
  return side;
}
