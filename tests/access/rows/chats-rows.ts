import { assignAgent } from "~/domains/agents/assignments/assign-agent.server";
import { AssignAgent } from "~/domains/agents/assignments/schemas";
import { writeToAgent } from "~/domains/chats/account-side.server";
import { approvedAgent, type SignedInAgent } from "../../support/fixtures/agents";
import { chatOf } from "../../support/fixtures/chats";
import { type Business, makeBusiness } from "../../support/harness/context";
import type { Row } from "../table";

/** Creates a business that assigned the agent and wrote to them; returns its number. */
export async function chatTo({ agent }: SignedInAgent): Promise<number> {
  const { ctx, account } = await makeBusiness({ plan: "corporate" });
  await assignAgent(ctx, AssignAgent.parse({ agentId: agent.id }));
  await writeToAgent(ctx, agent.id, { text: "Would you sell for us?" });
  return account.id;
}

const theirAgent = async (other: Business) => (await chatOf(other)).agentId;
const theirAccount = async (other: Business) => {
  await chatOf(other);
  return other.account.id;
};
const someAgent = async () => (await approvedAgent()).agent.id;

const both = ["GET", "POST"];
const body = { text: "Hello" };

export const chatsRows: Row[] = [
  { path: "/agents/messages", kind: "page", access: "business" },
  {
    path: "/agents/:agentId/messages",
    kind: "page",
    access: "business",
    methods: both,
    foreign: theirAgent,
    body,
  },
  { path: "/api/agents/messages", kind: "call", access: "business" },
  {
    path: "/api/agents/:agentId/messages",
    kind: "call",
    access: "business",
    methods: both,
    foreign: theirAgent,
    body,
  },
  { path: "/agent/messages", kind: "page", access: "agent" },
  {
    path: "/agent/messages/:accountId",
    kind: "page",
    access: "agent",
    methods: both,
    foreign: theirAccount,
    body,
  },
  { path: "/api/agents/:agentId/chats", kind: "call", access: "user", foreign: someAgent },
  {
    path: "/api/agents/:agentId/chats/:accountId",
    kind: "call",
    access: "user",
    methods: both,
    foreign: someAgent,
    body,
  },
];
