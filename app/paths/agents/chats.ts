import { path } from "../path";

/** Messages between a business and an agent, for both sides. */
export const CHATS = {
  list: "/agents/messages",
  withAgent: (agentId: number) => path`/agents/${agentId}/messages`,
  own: "/agent/messages",
  withBusiness: (accountId: number) => path`/agent/messages/${accountId}`,
};
