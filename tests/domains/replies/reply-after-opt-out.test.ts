import { expect, it } from "vitest";
import { receiveMail } from "~/domains/replies/responses/receive-mail.server";
import { replyBlockerOf } from "~/domains/replies/threads/reply-blockers.server";
import { replyToThread } from "~/domains/replies/threads/reply-to-thread.server";
import { getThread } from "~/domains/replies/threads/threads.server";
import { sendMailbox } from "~/domains/sending/send-mailbox.server";
import { suppressStatement } from "~/domains/suppressions/suppress.server";
import { sentTo } from "../../support/fixtures/outreach";
import { replyTo } from "../../support/fixtures/raw-mails";
import { later } from "../../support/fixtures/sending";
import { type Business, makeBusiness, testContext } from "../../support/harness/context";

type Reason = Parameters<typeof suppressStatement>[1]["reason"];

async function threadWith(business: Business, text: string, optOut: { reason: Reason; isAfter: boolean }) {
  const address = `amina-${crypto.randomUUID()}@buyer.test`;
  const sent = await sentTo(business, address);
  const suppress = (seconds: number) =>
    suppressStatement(later(business.ctx, seconds), {
      accountId: business.account.id,
      address,
      reason: optOut.reason,
    });
  await suppress(-60);
  const { threadId } = await receiveMail(testContext(), replyTo(sent.messageId, address, text));
  if (optOut.isAfter) await suppress(60);
  return { thread: await getThread(business.ctx, threadId ?? 0), ...sent };
}

const stateOf = (business: Business, id: number) =>
  business.ctx.d1.prepare("select state from outreach_messages where id = ?").bind(id).first("state");

it("sends a reply to a person who opted out and then emailed us", async () => {
  const business = await makeBusiness();
  const { thread, mailboxId } = await threadWith(business, "Please send me a quote.", {
    reason: "unsubscribe",
    isAfter: false,
  });
  expect(await replyBlockerOf(business.ctx, thread)).toBeNull();
  const id = await replyToThread(business.ctx, thread.id, { text: "Here it is." });
  await sendMailbox(business.ctx, mailboxId);
  expect(await stateOf(business, id)).toBe("sent");
});

it("stops a queued reply when the person opts out again", async () => {
  const business = await makeBusiness();
  const { thread, mailboxId } = await threadWith(business, "Please send me a quote.", {
    reason: "unsubscribe",
    isAfter: false,
  });
  const id = await replyToThread(business.ctx, thread.id, { text: "Here it is." });
  await suppressStatement(later(business.ctx, 60), {
    accountId: business.account.id,
    address: thread.address,
    reason: "unsubscribe",
  });
  await sendMailbox(business.ctx, mailboxId);
  expect(await stateOf(business, id)).toBe("stopped");
});

it.each<[string, string, { reason: Reason; isAfter: boolean }]>([
  ["opted out after writing", "Please send me a quote.", { reason: "unsubscribe", isAfter: true }],
  ["asks to be left alone", "Unsubscribe me from this list.", { reason: "unsubscribe", isAfter: false }],
  ["reported spam", "Please send me a quote.", { reason: "complaint", isAfter: false }],
  ["asked to be erased", "Please send me a quote.", { reason: "data-request", isAfter: false }],
  ["was blocked by the business", "Please send me a quote.", { reason: "manual", isAfter: false }],
])("refuses a reply to a person who %s", async (_, text, optOut) => {
  const business = await makeBusiness();
  const { thread } = await threadWith(business, text, optOut);
  expect(await replyBlockerOf(business.ctx, thread)).toBe("refused");
  await expect(replyToThread(business.ctx, thread.id, { text: "Here it is." })).rejects.toMatchObject({
    code: "conflict",
  });
});
