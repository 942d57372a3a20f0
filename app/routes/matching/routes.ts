import { route } from "@remix-run/route-config";

export const matchingRoutes = {
  pages: [
    route("agent-matching", "routes/matching/list.tsx"),
    route("agent-matching/new", "routes/matching/new.tsx"),
    route("agent-matching/:requestId", "routes/matching/request.tsx"),
  ],
  agentPages: [
    route("agent/requests", "routes/matching/incoming-requests.tsx"),
    route("agent/requests/:matchId", "routes/matching/request-detail.tsx"),
  ],
  files: [route("agent-matching/matches/:matchId/status", "routes/matching/move.ts")],
  calls: [
    route("api/agent-requests", "routes/matching/api/requests.ts"),
    route("api/agent-requests/:requestId", "routes/matching/api/$requestId.ts"),
    route("api/agent-requests/:requestId/matches", "routes/matching/api/$requestId.matches.ts"),
    route("api/agent-matches/:matchId/status", "routes/matching/api/$matchId.status.ts"),
    route("api/agents/:agentId/requests", "routes/matching/api/$agentId.requests.ts"),
    route("api/agents/:agentId/requests/:matchId", "routes/matching/api/$agentId.requests.$matchId.ts"),
  ],
};
