import { layout, route } from "@remix-run/route-config";

export const repliesRoutes = {
  pages: [
    layout("routes/portal/deals-style.tsx", { id: "replies-style" }, [
      route("replies", "routes/replies/list.tsx"),
      route("replies/webhooks", "routes/replies/webhooks.tsx"),
      route("replies/returned", "routes/replies/bounces.tsx"),
      route("replies/returned/:returnedId", "routes/replies/bounce.tsx"),
      route("replies/accuracy", "routes/replies/accuracy.tsx"),
      route("replies/:threadId", "routes/replies/thread.tsx"),
      route("replies/:threadId/answer", "routes/replies/reply.tsx"),
    ]),
  ],
  files: [
    route("replies/accuracy.csv", "routes/replies/accuracy-csv.ts"),
    route("replies/returned/:returnedId/decision", "routes/replies/classify-bounce.ts"),
    route("replies/returned/:returnedId/decision/undo", "routes/replies/undo-classification.ts"),
    route("replies/returned/:returnedId/again", "routes/replies/resend.ts"),
    route("replies/:threadId/opportunity", "routes/replies/opportunity.ts"),
    route("replies/:threadId/referral", "routes/replies/referral.ts"),
  ],
  calls: [
    route("api/replies", "routes/replies/api/replies.ts"),
    route("api/replies/webhook-key", "routes/replies/api/webhook-key.ts"),
    route("api/replies/accuracy", "routes/replies/api/accuracy.ts"),
    route("api/replies/returned", "routes/replies/api/returned.ts"),
    route("api/replies/returned/:returnedId", "routes/replies/api/returned.$returnedId.ts"),
    route("api/replies/returned/:returnedId/decision", "routes/replies/api/returned.$returnedId.decision.ts"),
    route(
      "api/replies/returned/:returnedId/decision/undo",
      "routes/replies/api/returned.$returnedId.decision.undo.ts",
    ),
    route("api/replies/returned/:returnedId/again", "routes/replies/api/returned.$returnedId.again.ts"),
    route("api/replies/:threadId", "routes/replies/api/$threadId.ts"),
    route("api/replies/:threadId/answer", "routes/replies/api/$threadId.answer.ts"),
    route("api/replies/:threadId/referral", "routes/replies/api/$threadId.referral.ts"),
    route("api/replies/:threadId/opportunity", "routes/replies/api/$threadId.opportunity.ts"),
    route("api/email-response-demo", "routes/replies/api/email-response-demo.ts"),
  ],
};
