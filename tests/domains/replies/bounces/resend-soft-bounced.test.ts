import { describe, expect, it } from "vitest";
import { campaignSteps } from "~/domains/campaigns/tables";
import { bounceJson } from "~/domains/replies/reply-json";
import { getBounce } from "~/domains/replies/responses/bounces.server";
import { receiveMail } from "~/domains/replies/responses/receive-mail.server";
import { sendFullAgain } from "~/domains/replies/responses/resend-soft-bounced.server";
import { suppressStatement } from "~/domains/suppressions/suppress.server";
import { sentTo } from "../../../support/fixtures/outreach";
import { outcome } from "../../../support/fixtures/people";
import { deliveryReport, replyTo } from "../../../support/fixtures/raw-mails";
import { type Business, makeBusiness, testContext } from "../../../support/harness/context";

const system = testContext();

const lastMail = async ({ ctx, account }: Business) =>
  (await ctx.d1
    .prepare("select max(id) id from inbound_emails where account_id = ?")
    .bind(account.id)
    .first<number>("id")) ?? 0;

async function full(status = "5.2.2", said = "552 5.2.2 Mailbox full") {
  const business = await makeBusiness();
  const address = `amina-${crypto.randomUUID()}@buyer.test`;
  const sent = await sentTo(business, address);
  const step = { campaignId: sent.campaignId, templateId: 1, delayHours: 0 };
  await business.ctx.db
    .insert(campaignSteps)
    .values([1, 2].map((position) => ({ ...step, position, sentA: position === 1 ? 1 : 0 })) as never);
  await business.ctx.d1
    .prepare("update outreach_campaigns set total_messages = 2 where id = ?")
    .bind(sent.campaignId)
    .run();
  await receiveMail(system, deliveryReport(sent.messageId, address, status, "failed", said));
  return { business, address, sent, id: await lastMail(business) };
}

const canSendAgain = async ({ ctx }: Business, id: number) =>
  bounceJson(await getBounce(ctx, id)).canSendAgain;

const messageNow = ({ ctx }: Business, id: number) =>
  ctx.d1.prepare("select state, sent_at, held_at from outreach_messages where id = ?").bind(id).first();

const campaignNow = ({ ctx }: Business, id: number) =>
  ctx.d1.prepare("select status, sent, total_messages from outreach_campaigns where id = ?").bind(id).first();

const stepOf = ({ ctx }: Business, campaignId: number) =>
  ctx.d1
    .prepare("select sent_a from campaign_steps where campaign_id = ? and position = 1")
    .bind(campaignId)
    .first("sent_a");

describe("resending an email bounced by a full mailbox", () => {
  it("queues it once despite repeated clicks, and no longer counts it as sent", async () => {
    const { business, sent, id } = await full();
    expect(await canSendAgain(business, id)).toBe(true);
    const presses = await Promise.all([1, 2, 3].map(() => outcome(sendFullAgain(business.ctx, id))));
    expect(presses.filter((press) => press !== "conflict").length).toBe(1);
    expect(await messageNow(business, sent.sentId)).toMatchObject({ state: "waiting", sent_at: null });
    expect(await messageNow(business, sent.waitingId)).toMatchObject({ state: "waiting" });
    expect(await campaignNow(business, sent.campaignId)).toMatchObject({ sent: 0, total_messages: 1 });
    expect(await stepOf(business, sent.campaignId)).toBe(0);
    expect(business.ctx.queue.sent).toContainEqual({ kind: "send-mailbox", mailboxId: sent.mailboxId });
    expect(await canSendAgain(business, id)).toBe(false);
  });

  it("reactivates a completed campaign, and holds the email of a paused one", async () => {
    for (const [status, after, held] of [
      ["completed", "active", null],
      ["paused", "paused", expect.any(Number)],
    ] as const) {
      const { business, sent, id } = await full();
      await business.ctx.d1
        .prepare("update outreach_campaigns set status = ?, ended_at = 1 where id = ?")
        .bind(status, sent.campaignId)
        .run();
      await sendFullAgain(business.ctx, id);
      expect(await campaignNow(business, sent.campaignId)).toMatchObject({ status: after });
      expect(await messageNow(business, sent.sentId)).toMatchObject({ state: "waiting", held_at: held });
    }
  });

  it("is rejected after another sending, a reply, a suppression or a cancelled campaign", async () => {
    const again = await full();
    await again.business.ctx.d1
      .prepare("update outreach_messages set sent_at = unixepoch() + 5 where id = ?")
      .bind(again.sent.sentId)
      .run();
    const answered = await full();
    await receiveMail(system, replyTo(answered.sent.messageId, answered.address, "How much is it?"));
    const refused = await full();
    const { ctx, account } = refused.business;
    await suppressStatement(ctx, { accountId: account.id, address: refused.address, reason: "manual" });
    const cancelled = await full();
    await cancelled.business.ctx.d1
      .prepare("update outreach_campaigns set status = 'cancelled' where id = ?")
      .bind(cancelled.sent.campaignId)
      .run();
    for (const { business, sent, id } of [again, answered, refused, cancelled]) {
      expect(await outcome(sendFullAgain(business.ctx, id))).toBe("conflict");
      expect(await messageNow(business, sent.sentId)).toMatchObject({ state: "sent" });
      expect(await campaignNow(business, sent.campaignId)).toMatchObject({ sent: 1 });
    }
  });

  it("rejects another report and another account", async () => {
    const gone = await full("5.1.1", "550 5.1.1 User unknown");
    expect(await canSendAgain(gone.business, gone.id)).toBe(false);
    expect(await outcome(sendFullAgain(gone.business.ctx, gone.id))).toBe("conflict");
    const { id, business, sent } = await full();
    expect(await outcome(sendFullAgain((await makeBusiness()).ctx, id))).toBe("not_found");
    expect(await messageNow(business, sent.sentId)).toMatchObject({ state: "sent" });
  });
});
