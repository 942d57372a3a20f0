import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, inject, it } from "vitest";
import { addMailbox } from "~/domains/mailboxes/add-mailbox.server";
import { MailboxInput } from "~/domains/mailboxes/schemas";
import { singleMailStatements } from "~/domains/messages/one-off-emails.server";
import { messages } from "~/domains/messages/tables";
import { ingestReply } from "~/domains/replies/responses/webhook-events.server";
import { replyToThread } from "~/domains/replies/threads/reply-to-thread.server";
import { queueMailboxes } from "~/domains/sending/queue-mailboxes.server";
import { sendMailbox } from "~/domains/sending/send-mailbox.server";
import { outcome } from "../../support/fixtures/people";
import { makeCampaign, makeMailbox, messagesOf, receivedAt } from "../../support/fixtures/sending";
import { type Business, makeBusiness } from "../../support/harness/context";

const PLATFORM = MailboxInput.parse({
  kind: "platform",
  fromName: "Soko",
  postalAddress: "Moi Avenue 1, Nairobi",
});
const RAW = new Uint8Array([1]);

let business: Business;
let domain: string;
beforeEach(async () => {
  business = await makeBusiness();
  domain = `${crypto.randomUUID()}.test`;
});

const person = (set: string) =>
  business.ctx.d1.prepare(`update users set ${set} where account_id = ?`).bind(business.account.id).run();
const proved = () => person("email_verified_at = 1, suspended_at = null");

/** Invents a reply from any chosen person, delivered by the account's own webhook. */
async function madeUpReply() {
  const event = { from: `stranger@${domain}`, subject: "Hello", text: "Please call me." };
  const { threadId } = await ingestReply(business.ctx, business.account.id, event, RAW);
  return threadId ?? 0;
}

describe("an unconfirmed account", () => {
  it("can't email strangers by replying to a message forged through its own webhook", async () => {
    const { ctx, account } = business;
    await addMailbox(ctx, PLATFORM);
    const threadId = await madeUpReply();
    expect(await outcome(replyToThread(ctx, threadId, { text: "Buy now." }))).toBe("forbidden");
    expect(await ctx.db.select().from(messages).where(eq(messages.accountId, account.id))).toEqual([]);
    await proved();
    expect(await outcome(replyToThread(ctx, threadId, { text: "Thank you." }))).toBe("passed");
  });

  it("sends no queued emails", async () => {
    const { ctx, account } = business;
    const box = await makeMailbox(ctx, inject("mail").open);
    const to = { address: `stranger@${domain}` };
    const mail = { subject: "Buy", text: "Buy now.", html: "<p>Buy now.</p>", rule: "answer" } as const;
    await ctx.d1.batch(singleMailStatements(ctx, { ...mail, accountId: account.id, mailboxId: box.id, to }));
    await person("email_verified_at = null");
    await queueMailboxes(ctx);
    expect(ctx.queue.sent).not.toContainEqual({ kind: "send-mailbox", mailboxId: box.id });
    await sendMailbox(ctx, box.id);
    expect(await receivedAt(domain)).toEqual([]);
  });
});

it("an account whose last user is suspended stops sending, and continues after reactivation", async () => {
  const { ctx } = business;
  const box = await makeMailbox(ctx, inject("mail").open);
  const { campaignId } = await makeCampaign(ctx, box.id, [`amina@${domain}`]);
  await person("suspended_at = 1");
  await sendMailbox(ctx, box.id);
  expect((await messagesOf(ctx, campaignId)).map(({ state }) => state)).toEqual(["waiting"]);
  await proved();
  await sendMailbox(ctx, box.id);
  expect((await messagesOf(ctx, campaignId)).map(({ state }) => state)).toEqual(["sent"]);
  expect(await receivedAt(domain)).toHaveLength(1);
});
