const AGENTS = "/agents";

/** Agents as businesses find, assign and end them. */
export const MARKETPLACE = {
  list: AGENTS,
  matching: "/agent-matching",
  assigned: "/agents/assigned",
  agent: (agentId: number) => `${AGENTS}/${agentId}`,
  assign: (agentId: number) => `${AGENTS}/${agentId}/assign`,
  end: (agentId: number) => `${AGENTS}/${agentId}/end`,
};
