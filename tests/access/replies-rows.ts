import { receiveMail } from "~/domains/replies/receive-mail.server";
import type { Business } from "../support/context";
import { sentTo } from "../support/outreach";
import { replyTo } from "../support/raw-mails";
import type { Row } from "./table";

const both = ["GET", "POST"];

/** A conversation of an account. */
export async function threadOf(business: Business): Promise<number> {
  const address = `amina-${crypto.randomUUID()}@buyer.test`;
  const { messageId } = await sentTo(business, address);
  const { threadId } = await receiveMail(business.ctx, replyTo(messageId, address, "How much is it?"));
  return threadId ?? 0;
}

const thread = (path: string, kind: Row["kind"], methods: string[], body?: Record<string, unknown>): Row => ({
  path,
  kind,
  access: "business",
  methods,
  foreign: threadOf,
  ...(body ? { body } : {}),
});

export const repliesRows: Row[] = [
  { path: "/replies", kind: "page", access: "business" },
  { path: "/replies/webhooks", kind: "page", access: "business", methods: both },
  thread("/replies/:threadId", "page", both),
  thread("/replies/:threadId/answer", "page", both),
  thread("/replies/:threadId/opportunity", "page", both),
  { path: "/email-response-demo", kind: "page", access: "public", methods: both },
  { path: "/api/replies", kind: "call", access: "business" },
  { path: "/api/replies/webhook-key", kind: "call", access: "business", methods: ["POST"] },
  thread("/api/replies/:threadId", "call", ["GET", "PATCH"], { replyClass: "later" }),
  thread("/api/replies/:threadId/answer", "call", ["POST"], { text: "Hello" }),
  thread("/api/replies/:threadId/opportunity", "call", ["POST"]),
  { path: "/api/email-response-demo", kind: "call", access: "public", methods: ["POST"] },
  ...["response", "bounce", "unsubscribe"].map(
    (name): Row => ({
      path: `/api/webhooks/email-${name}`,
      kind: "call",
      access: "public",
      methods: ["POST"],
    }),
  ),
];
