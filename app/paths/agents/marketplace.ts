import { path } from "../path";

const AGENTS = "/agents";

/** Where businesses find and assign agents, and end assignments. */
export const MARKETPLACE = {
  list: AGENTS,
  matching: "/agent-matching",
  assigned: "/agents/assigned",
  agent: (agentId: number) => path`${AGENTS}/${agentId}`,
  assign: (agentId: number) => path`${AGENTS}/${agentId}/assign`,
  share: (agentId: number) => path`${AGENTS}/${agentId}/share`,
  end: (agentId: number) => path`${AGENTS}/${agentId}/end`,
};
