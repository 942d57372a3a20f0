import { route } from "@remix-run/route-config";

export const ratingsRoutes = {
  pages: [
    route("agents/closes/:closeId/rating", "routes/ratings/rate.tsx"),
    route("agents/:agentId/ratings", "routes/ratings/of-agent.tsx"),
  ],
  agentPages: [
    route("agent/ratings", "routes/ratings/own.tsx"),
    route("agent/ratings/:ratingId/answer", "routes/ratings/answer.tsx"),
    route("agent/ratings/:ratingId/report", "routes/ratings/report.tsx"),
  ],
  adminPages: [route("admin/ratings/:ratingId", "routes/ratings/comment.tsx")],
  files: [route("agents/closes/:closeId/rating/undo", "routes/ratings/undo.ts")],
  calls: [
    route("api/closes/:closeId/rating", "routes/ratings/api/rating.ts"),
    route("api/agents/:agentId/ratings", "routes/ratings/api/ratings.ts"),
    route("api/agents/:agentId/ratings/own", "routes/ratings/api/own.ts"),
    route("api/agents/:agentId/ratings/:ratingId/answer", "routes/ratings/api/answer.ts"),
    route("api/agents/:agentId/ratings/:ratingId/report", "routes/ratings/api/report.ts"),
    route("api/admin/ratings/:ratingId/remove", "routes/ratings/api/remove.ts"),
  ],
};
