import { route } from "@remix-run/route-config";

export const agentsMarketRoutes = {
  pages: [
    route("agents", "routes/agents-market/list.tsx"),
    route("agents/assigned", "routes/agents-market/assigned.tsx"),
    route("agents/:agentId", "routes/agents-market/agent.tsx"),
    route("agents/:agentId/assign", "routes/agents-market/assign.tsx"),
    route("agents/:agentId/end", "routes/agents-market/end.tsx"),
  ],
  calls: [
    route("api/agents", "routes/agents-market/calls/agents.ts"),
    route("api/agents/assigned", "routes/agents-market/calls/assigned.ts"),
    route("api/agents/assigned/:agentId", "routes/agents-market/calls/assigned.$agentId.ts"),
    route("api/agents/assign", "routes/agents-market/calls/assign.ts"),
    route("api/agents/:agentId", "routes/agents-market/calls/$agentId.ts"),
  ],
};
