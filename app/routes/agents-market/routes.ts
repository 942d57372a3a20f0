import { route } from "@remix-run/route-config";

export const agentsMarketRoutes = {
  pages: [
    route("agents", "routes/agents-market/list.tsx", { id: "agents-list" }),
    route("agents/assigned", "routes/agents-market/assigned.tsx"),
    route("agents/:agentId", "routes/agents-market/agent.tsx"),
    route("agents/:agentId/assign", "routes/agents-market/assign.tsx"),
    route("agents/:agentId/share", "routes/agents-market/share.tsx"),
    route("agents/:agentId/end", "routes/agents-market/end.tsx"),
  ],
  agentPages: [
    route("agent/businesses", "routes/chats/businesses.tsx", { id: "agent-businesses" }),
    route("agent/businesses/:offerId/:move", "routes/agents-market/move.tsx"),
  ],
};
