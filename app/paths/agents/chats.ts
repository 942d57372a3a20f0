import { path } from "../path";

/** What a business and an agent write to each other, from either side. */
export const CHATS = {
  list: "/agents/messages",
  withAgent: (agentId: number) => path`/agents/${agentId}/messages`,
  own: "/agent/messages",
  withBusiness: (accountId: number) => path`/agent/messages/${accountId}`,
};
