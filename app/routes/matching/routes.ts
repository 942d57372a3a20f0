import { route } from "@remix-run/route-config";

export const matchingRoutes = {
  pages: [
    route("agent-matching", "routes/matching/list.tsx", { id: "matching-list" }),
    route("agent-matching/new", "routes/matching/new.tsx"),
    route("agent-matching/:requestId", "routes/matching/request.tsx"),
  ],
  agentPages: [
    route("agent/requests", "routes/chats/businesses.tsx", { id: "agent-requests" }),
    route("agent/requests/:matchId", "routes/matching/request-detail.tsx"),
  ],
  files: [route("agent-matching/matches/:matchId/status", "routes/matching/move.ts")],
};
