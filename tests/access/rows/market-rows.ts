import { assignAgent } from "~/domains/agents/assignments/assign-agent.server";
import { AssignAgent } from "~/domains/agents/assignments/schemas";
import { approvedAgent } from "../../support/fixtures/agents";
import { type Business, env } from "../../support/harness/context";
import type { Row } from "../table";
import { chatsRows } from "./chats-rows";
import { matchingRows } from "./matching-rows";

/** Creates an agent who has left the marketplace since: the business that had assigned them may still open the record. */
export const theirAgent = async ({ ctx }: Business) => {
  const { agent } = await approvedAgent();
  await assignAgent(ctx, AssignAgent.parse({ agentId: agent.id }));
  await env.DB.prepare("update users set suspended_at = 1 where id = ?").bind(agent.userId).run();
  return agent.id;
};

const theirAssignment = async ({ ctx }: Business) => {
  const { agent } = await approvedAgent();
  return (await assignAgent(ctx, AssignAgent.parse({ agentId: agent.id }))).id;
};

const both = ["GET", "POST"];

export const marketRows: Row[] = [
  ...matchingRows,
  ...chatsRows,
  { path: "/agents", kind: "page", access: "business" },
  { path: "/agents/assigned", kind: "page", access: "business" },
  { path: "/agents/:agentId", kind: "page", access: "business", foreign: theirAgent },
  { path: "/agents/:agentId/assign", kind: "page", access: "business", methods: both, foreign: theirAgent },
  { path: "/agents/:agentId/share", kind: "page", access: "business", methods: both, foreign: theirAgent },
  { path: "/agents/:agentId/end", kind: "page", access: "business", methods: both, foreign: theirAgent },
  { path: "/api/agents", kind: "call", access: "business" },
  { path: "/api/agents/assigned", kind: "call", access: "business" },
  {
    path: "/api/agents/assigned/:agentId",
    kind: "call",
    access: "business",
    methods: ["DELETE"],
    foreign: theirAgent,
  },
  { path: "/api/agents/assign", kind: "call", access: "business", methods: ["POST"] },
  { path: "/api/agents/:agentId", kind: "call", access: "business", foreign: theirAgent },
  { path: "/agent/businesses", kind: "page", access: "agent" },
  {
    path: "/agent/businesses/:offerId/:move",
    kind: "page",
    access: "agent",
    methods: both,
    foreign: theirAssignment,
  },
  { path: "/api/agents/:agentId/assignments", kind: "call", access: "user", foreign: theirAgent },
  {
    path: "/api/agents/:agentId/assignments/:offerId/:move",
    kind: "call",
    access: "user",
    methods: ["POST"],
    foreign: theirAgent,
  },
];
