import { layout, route } from "@remix-run/route-config";

export const repliesRoutes = {
  pages: [
    layout("routes/portal/deals-style.tsx", { id: "replies-style" }, [
      route("replies", "routes/replies/list.tsx"),
      route("replies/webhooks", "routes/replies/webhooks.tsx"),
      route("replies/returned", "routes/replies/returned.tsx"),
      route("replies/returned/:returnedId", "routes/replies/returned-mail.tsx"),
      route("replies/accuracy", "routes/replies/accuracy.tsx"),
      route("replies/:threadId", "routes/replies/thread.tsx"),
      route("replies/:threadId/answer", "routes/replies/answer.tsx"),
    ]),
  ],
  files: [
    route("replies/accuracy.csv", "routes/replies/accuracy-csv.ts"),
    route("replies/returned/:returnedId/decision", "routes/replies/decide-returned.ts"),
    route("replies/returned/:returnedId/decision/undo", "routes/replies/undo-decision.ts"),
    route("replies/returned/:returnedId/again", "routes/replies/send-again.ts"),
    route("replies/:threadId/opportunity", "routes/replies/opportunity.ts"),
    route("replies/:threadId/referral", "routes/replies/referral.ts"),
  ],
  calls: [
    route("api/replies", "routes/replies/calls/replies.ts"),
    route("api/replies/webhook-key", "routes/replies/calls/webhook-key.ts"),
    route("api/replies/accuracy", "routes/replies/calls/accuracy.ts"),
    route("api/replies/returned", "routes/replies/calls/returned.ts"),
    route("api/replies/returned/:returnedId", "routes/replies/calls/returned.$returnedId.ts"),
    route(
      "api/replies/returned/:returnedId/decision",
      "routes/replies/calls/returned.$returnedId.decision.ts",
    ),
    route(
      "api/replies/returned/:returnedId/decision/undo",
      "routes/replies/calls/returned.$returnedId.decision.undo.ts",
    ),
    route("api/replies/returned/:returnedId/again", "routes/replies/calls/returned.$returnedId.again.ts"),
    route("api/replies/:threadId", "routes/replies/calls/$threadId.ts"),
    route("api/replies/:threadId/answer", "routes/replies/calls/$threadId.answer.ts"),
    route("api/replies/:threadId/referral", "routes/replies/calls/$threadId.referral.ts"),
    route("api/replies/:threadId/opportunity", "routes/replies/calls/$threadId.opportunity.ts"),
    route("api/email-response-demo", "routes/replies/calls/email-response-demo.ts"),
  ],
};
