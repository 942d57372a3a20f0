import { layout, type RouteConfigEntry, route } from "@remix-run/route-config";

/** The screens of replies, inside the frame of the business. */
export const repliesPages: RouteConfigEntry[] = [
  layout("routes/business/deals-style.tsx", { id: "replies-style" }, [
    route("replies", "routes/business/replies.tsx"),
    route("replies/webhooks", "routes/business/replies-webhooks.tsx"),
    route("replies/returned", "routes/business/replies-returned.tsx"),
    route("replies/returned/:returnedId", "routes/business/replies-returned-mail.tsx"),
    route("replies/:threadId", "routes/business/reply.tsx"),
    route("replies/:threadId/answer", "routes/business/reply-answer.tsx"),
  ]),
];

/** What has no frame: files, links of mails, plain posts. */
export const repliesFiles: RouteConfigEntry[] = [
  route("replies/:threadId/opportunity", "routes/business/reply-opportunity.ts"),
  layout("routes/site/layout.tsx", { id: "reply-demo-site" }, [
    route("email-response-demo", "routes/site/email-response-demo.tsx"),
  ]),
];

export const repliesCalls: RouteConfigEntry[] = [
  route("api/replies", "routes/api/replies.ts"),
  route("api/replies/webhook-key", "routes/api/replies.webhook-key.ts"),
  route("api/replies/returned", "routes/api/replies.returned.ts"),
  route("api/replies/returned/:returnedId", "routes/api/replies.returned.$returnedId.ts"),
  route("api/replies/:threadId", "routes/api/replies.$threadId.ts"),
  route("api/replies/:threadId/answer", "routes/api/replies.$threadId.answer.ts"),
  route("api/replies/:threadId/opportunity", "routes/api/replies.$threadId.opportunity.ts"),
  route("api/email-response-demo", "routes/api/email-response-demo.ts"),
  route("api/webhooks/email-response", "routes/api/webhooks-email-response.ts"),
  route("api/webhooks/email-bounce", "routes/api/webhooks-email-bounce.ts"),
  route("api/webhooks/email-unsubscribe", "routes/api/webhooks-email-unsubscribe.ts"),
];
