import { route } from "@remix-run/route-config";
import { chatsRoutes } from "../chats/routes";
import { matchingRoutes } from "../matching/routes";

export const agentsMarketRoutes = {
  pages: [
    ...matchingRoutes.pages,
    ...chatsRoutes.pages,
    route("agents", "routes/agents-market/list.tsx"),
    route("agents/assigned", "routes/agents-market/assigned.tsx"),
    route("agents/:agentId", "routes/agents-market/agent.tsx"),
    route("agents/:agentId/assign", "routes/agents-market/assign.tsx"),
    route("agents/:agentId/end", "routes/agents-market/end.tsx"),
  ],
  agentPages: [
    ...matchingRoutes.agentPages,
    ...chatsRoutes.agentPages,
    route("agent/businesses", "routes/agents-market/businesses.tsx"),
    route("agent/businesses/:offerId/:move", "routes/agents-market/move.tsx"),
  ],
  calls: [
    ...matchingRoutes.files,
    ...matchingRoutes.calls,
    ...chatsRoutes.calls,
    route("api/agents", "routes/agents-market/api/agents.ts"),
    route("api/agents/assigned", "routes/agents-market/api/assigned.ts"),
    route("api/agents/assigned/:agentId", "routes/agents-market/api/assigned.$agentId.ts"),
    route("api/agents/assign", "routes/agents-market/api/assign.ts"),
    route("api/agents/:agentId", "routes/agents-market/api/$agentId.ts"),
    route("api/agents/:agentId/assignments", "routes/agents-market/api/$agentId.assignments.ts"),
    route(
      "api/agents/:agentId/assignments/:offerId/:move",
      "routes/agents-market/api/$agentId.assignments.$offerId.$move.ts",
    ),
  ],
};
