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
};
