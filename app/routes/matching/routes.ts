import { route } from "@remix-run/route-config";

export const matchingRoutes = {
  pages: [
    route("agent-matching", "routes/matching/list.tsx"),
    route("agent-matching/new", "routes/matching/new.tsx"),
    route("agent-matching/:requestId", "routes/matching/request.tsx"),
  ],
  agentPages: [
    route("agent/requests", "routes/matching/asked.tsx"),
    route("agent/requests/:matchId", "routes/matching/asked-one.tsx"),
  ],
  files: [route("agent-matching/matches/:matchId/status", "routes/matching/move.ts")],
  calls: [
    route("api/agent-requests", "routes/matching/calls/requests.ts"),
    route("api/agent-requests/:requestId", "routes/matching/calls/$requestId.ts"),
    route("api/agent-requests/:requestId/matches", "routes/matching/calls/$requestId.matches.ts"),
    route("api/agent-matches/:matchId/status", "routes/matching/calls/$matchId.status.ts"),
    route("api/agents/:agentId/requests", "routes/matching/calls/$agentId.requests.ts"),
    route("api/agents/:agentId/requests/:matchId", "routes/matching/calls/$agentId.requests.$matchId.ts"),
  ],
};
