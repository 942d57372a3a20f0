import { route } from "@remix-run/route-config";

export const repliesRoutes = {
  pages: [
    route("replies", "routes/replies/list.tsx"),
    route("replies/webhooks", "routes/replies/webhooks.tsx"),
    route("replies/returned", "routes/replies/bounces.tsx"),
    route("replies/returned/:returnedId", "routes/replies/bounce.tsx"),
    route("replies/accuracy", "routes/replies/accuracy.tsx"),
    route("replies/:threadId", "routes/replies/thread.tsx"),
    route("replies/:threadId/answer", "routes/replies/reply.tsx"),
  ],
  files: [
    route("replies/accuracy.csv", "routes/replies/accuracy-csv.ts"),
    route("replies/returned/:returnedId/decision", "routes/replies/classify-bounce.ts"),
    route("replies/returned/:returnedId/decision/undo", "routes/replies/undo-classification.ts"),
    route("replies/returned/:returnedId/again", "routes/replies/resend.ts"),
    route("replies/:threadId/opportunity", "routes/replies/opportunity.ts"),
    route("replies/:threadId/referral", "routes/replies/referral.ts"),
  ],
};
