import { path } from "../path";

const AGENTS = "/agents";

/** Agents as businesses find, assign and end them. */
export const MARKETPLACE = {
  list: AGENTS,
  matching: "/agent-matching",
  assigned: "/agents/assigned",
  agent: (agentId: number) => path`${AGENTS}/${agentId}`,
  assign: (agentId: number) => path`${AGENTS}/${agentId}/assign`,
  share: (agentId: number) => path`${AGENTS}/${agentId}/share`,
  end: (agentId: number) => path`${AGENTS}/${agentId}/end`,
};
