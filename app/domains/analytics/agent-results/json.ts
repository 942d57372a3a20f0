import type { AgentMetrics, AgentResult } from "./list-agent-results.server";

/** Money is US dollars. */
export const metricsJson = ({ revenue, commission, ...counts }: AgentMetrics) => ({
  ...counts,
  revenue: revenue / 100,
  commission: commission / 100,
});

export const agentResultJson = ({ agentId, name, ...metrics }: AgentResult) => ({
  agentId,
  name,
  ...metricsJson(metrics),
});
