import { PageQuery } from "~/core/pagination";
import { PERIOD_FIELDS, periodOf } from "~/core/time/period";
import { agentResultJson, metricsJson } from "~/domains/analytics/agent-results/json";
import { listAgentResults } from "~/domains/analytics/agent-results/list-agent-results.server";
import { endpoint, jsonPage } from "~/http/api/api.server";
import type { ApiPaths } from "~/http/api/api-paths.server";

const Query = PageQuery.extend(PERIOD_FIELDS);

export const reportsApi: ApiPaths = {
  /** A page of agents with their results in a period, plus the totals of all agents. */
  "/api/analytics/agents": {
    GET: endpoint({
      access: "business",
      query: Query,
      run: async ({ ctx, query: { limit, cursor, ...query }, request }) => {
        const period = periodOf(ctx, query);
        const page = await listAgentResults(ctx, period, { limit, cursor });
        return jsonPage(request, page, agentResultJson, "agents", {
          firstDay: period.first,
          lastDay: period.last,
          totals: metricsJson(page.totals),
        });
      },
    }),
  },
};
