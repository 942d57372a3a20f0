import { saveDraft } from "~/domains/messages/email-drafts.server";
import { receiveMail } from "~/domains/replies/responses/receive-mail.server";
import { sentTo } from "../../support/fixtures/outreach";
import { deliveryReport, replyTo } from "../../support/fixtures/raw-mails";
import { makeMailbox } from "../../support/fixtures/sending";
import type { Business } from "../../support/harness/context";
import type { Row } from "../table";

const both = ["GET", "POST"];

/** Creates a conversation of an account. */
export async function threadOf(business: Business): Promise<number> {
  const address = `amina-${crypto.randomUUID()}@buyer.test`;
  const { messageId } = await sentTo(business, address);
  const { threadId } = await receiveMail(business.ctx, replyTo(messageId, address, "How much is it?"));
  return threadId ?? 0;
}

/** Creates a draft of a reply. */
export async function draftOf(business: Business): Promise<number> {
  const { ctx, account } = business;
  const [threadId, box] = [await threadOf(business), await makeMailbox(ctx, 25)];
  const record = `thread:${threadId}` as const;
  const toAddress = "amina@buyer.test";
  await saveDraft(ctx, { record, mailboxId: box.id, toAddress, text: "At ten?", sendableAt: ctx.now() });
  const last = ctx.d1.prepare("select max(id) id from email_drafts where account_id = ?");
  return (await last.bind(account.id).first<number>("id")) ?? 0;
}

/** Creates a bounce to an account, for an invalid address. */
export const goneOf = (business: Business) => returnedAs(business, "5.1.1");

/** Creates a bounce to an account, with an unclear reason. */
export const returnedOf = (business: Business) => returnedAs(business, "5.0.0", "554 transaction failed");

async function returnedAs(business: Business, status: string, said?: string): Promise<number> {
  const address = `amina-${crypto.randomUUID()}@buyer.test`;
  const { messageId } = await sentTo(business, address);
  await receiveMail(business.ctx, deliveryReport(messageId, address, status, "failed", said));
  const last = business.ctx.d1.prepare("select max(id) id from inbound_emails where account_id = ?");
  return (await last.bind(business.account.id).first<number>("id")) ?? 0;
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
  ...["discard", "restore"].map(
    (part): Row => ({
      path: `/email-drafts/:draftId/${part}`,
      kind: "page",
      access: "business",
      methods: both,
      foreign: draftOf,
      ofUser: true,
    }),
  ),
  {
    path: "/api/email-drafts/:draftId",
    kind: "call",
    access: "business",
    methods: ["DELETE"],
    foreign: draftOf,
    ofUser: true,
  },
  {
    path: "/api/email-drafts/:draftId/restore",
    kind: "call",
    access: "business",
    methods: ["POST"],
    foreign: draftOf,
    ofUser: true,
  },
  { path: "/replies", kind: "page", access: "business" },
  { path: "/replies/webhooks", kind: "page", access: "business", methods: both, ownersOnly: ["POST"] },
  thread("/replies/:threadId", "page", both),
  thread("/replies/:threadId/answer", "page", both),
  thread("/replies/:threadId/opportunity", "page", both),
  thread("/replies/:threadId/referral", "page", both),
  { path: "/replies/accuracy", kind: "page", access: "business" },
  { path: "/replies/accuracy.csv", kind: "page", access: "business" },
  { path: "/api/replies/accuracy", kind: "call", access: "business" },
  { path: "/replies/returned", kind: "page", access: "business" },
  { path: "/replies/returned/:returnedId", kind: "page", access: "business", foreign: returnedOf },
  {
    path: "/replies/returned/:returnedId/decision",
    kind: "page",
    access: "business",
    methods: both,
    foreign: returnedOf,
  },
  {
    path: "/api/replies/returned/:returnedId/decision",
    kind: "call",
    access: "business",
    methods: ["POST"],
    foreign: returnedOf,
    body: { decision: "not-gone" },
  },
  {
    path: "/replies/returned/:returnedId/decision/undo",
    kind: "page",
    access: "business",
    methods: both,
    foreign: returnedOf,
  },
  {
    path: "/api/replies/returned/:returnedId/decision/undo",
    kind: "call",
    access: "business",
    methods: ["POST"],
    foreign: returnedOf,
    body: { decidedAt: "2026-11-23T10:00:00.000Z" },
  },
  {
    path: "/replies/returned/:returnedId/again",
    kind: "page",
    access: "business",
    methods: both,
    foreign: returnedOf,
  },
  {
    path: "/api/replies/returned/:returnedId/again",
    kind: "call",
    access: "business",
    methods: ["POST"],
    foreign: returnedOf,
  },
  { path: "/api/replies/returned", kind: "call", access: "business" },
  { path: "/api/replies/returned/:returnedId", kind: "call", access: "business", foreign: returnedOf },
  { path: "/email-response-demo", kind: "page", access: "public", methods: both },
  { path: "/api/replies", kind: "call", access: "business" },
  {
    path: "/api/replies/webhook-key",
    kind: "call",
    access: "business",
    methods: ["POST"],
    ownersOnly: ["POST"],
  },
  thread("/api/replies/:threadId", "call", ["GET", "PATCH"], { replyClass: "later" }),
  thread("/api/replies/:threadId/answer", "call", ["POST"], { text: "Hello" }),
  thread("/api/replies/:threadId/opportunity", "call", ["POST"]),
  thread("/api/replies/:threadId/referral", "call", ["POST"]),
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
