import { describe, expect, it } from "vitest";
import { bounceJson } from "~/domains/replies/reply-json";
import { getBounce } from "~/domains/replies/responses/bounces.server";
import { classifyBounce } from "~/domains/replies/responses/classify-bounce.server";
import { receiveMail } from "~/domains/replies/responses/receive-mail.server";
import { undoClassification } from "~/domains/replies/responses/undo-classification.server";
import { suppressStatement } from "~/domains/suppressions/suppress.server";
import { campaignNow, messageNow, type Sent, sentTo } from "../../../support/fixtures/outreach";
import { outcome } from "../../../support/fixtures/people";
import { deliveryReport, replyTo } from "../../../support/fixtures/raw-mails";
import { type Business, makeBusiness, testContext } from "../../../support/harness/context";

const system = testContext();

async function comesBack({ ctx, account }: Business, { messageId }: Sent, address: string, isGone = false) {
  const [status, said] = isGone ? ["5.1.1", "550 5.1.1 User unknown"] : ["5.0.0", "554 transaction failed"];
  await receiveMail(system, deliveryReport(messageId, address, status, "failed", said));
  const last = ctx.d1.prepare("select max(id) id from inbound_emails where account_id = ?").bind(account.id);
  return (await last.first<number>("id")) ?? 0;
}

async function unclear() {
  const business = await makeBusiness();
  const address = `amina-${crypto.randomUUID()}@buyer.test`;
  const sent = await sentTo(business, address);
  return { business, address, sent, id: await comesBack(business, sent, address) };
}

const gone = ({ ctx }: Business, id: number) => classifyBounce(ctx, id, { decision: "gone" });

async function undo({ ctx }: Business, id: number) {
  const { mail } = await getBounce(ctx, id);
  return undoClassification(ctx, id, { decidedAt: (mail.decidedAt ?? new Date()).toISOString() });
}

const refusalsOf = async ({ ctx, account }: Business) =>
  (
    await ctx.d1
      .prepare(
        "select reason, bounce_email_id is not null as is_decided from suppressions where account_id = ?",
      )
      .bind(account.id)
      .all()
  ).results;

const bouncesOf = ({ ctx }: Business, { mailboxId }: Sent) =>
  ctx.d1
    .prepare("select ifnull(sum(bounces), 0) n from mailbox_daily_stats where mailbox_id = ?")
    .bind(mailboxId)
    .first("n");

const stateOf = async (business: Business, sent: Sent) => ({
  refusals: await refusalsOf(business),
  campaign: (await campaignNow(business, sent.campaignId))?.bounces,
  mailbox: await bouncesOf(business, sent),
  bounced: (await messageNow(business, sent.sentId))?.bounced_at,
  next: (await messageNow(business, sent.waitingId))?.state,
});

const AS_BEFORE = { refusals: [], campaign: 0, mailbox: 0, bounced: null, next: "waiting" };

describe("a reverted invalid-address decision", () => {
  it("restores the previous state despite repeated and concurrent requests, and allows a new decision", async () => {
    const { business, sent, id } = await unclear();
    for (const _ of [1, 2]) {
      await gone(business, id);
      expect(await stateOf(business, sent)).toMatchObject({
        refusals: [{ reason: "bounce", is_decided: 1 }],
        campaign: 1,
        mailbox: 1,
        bounced: expect.any(Number),
        next: "stopped",
      });
      expect(await messageNow(business, sent.waitingId)).toMatchObject({ reason_code: "manual_hard_bounce" });
      await Promise.all([1, 2, 3].map(() => undo(business, id)));
      expect(bounceJson(await undo(business, id))).toMatchObject({ decision: null, canDecide: true });
      expect(await stateOf(business, sent)).toEqual(AS_BEFORE);
    }
    const audit = business.ctx.d1
      .prepare("select count(*) n from audit_log where target = ? and action = 'undo-bounce-decision'")
      .bind(`mail:${id}`);
    expect(await audit.first("n")).toBe(2);
  });

  it("resumes only the mailbox that the decision had paused", async () => {
    const { business, sent, id } = await unclear();
    const { ctx } = business;
    const box = () =>
      ctx.d1
        .prepare("select paused_at, pause_reason_code from mailboxes where id = ?")
        .bind(sent.mailboxId)
        .first();
    const sentOf = (count: number, bounces: number) =>
      ctx.d1
        .prepare(
          "insert or replace into mailbox_daily_stats (mailbox_id, day, sent, bounces) values (?, '2026-01-02', ?, ?)",
        )
        .bind(sent.mailboxId, count, bounces)
        .run();
    await sentOf(60, 2);
    await gone(business, id);
    expect(await box()).toEqual({ paused_at: expect.any(Number), pause_reason_code: "bounces" });
    await undo(business, id);
    expect(await box()).toEqual({ paused_at: null, pause_reason_code: null });

    await sentOf(60, 4);
    await gone(business, id);
    await undo(business, id);
    expect(await box()).toMatchObject({ pause_reason_code: "bounces" });
    await ctx.d1
      .prepare("update mailboxes set pause_reason_code = 'by-hand' where id = ?")
      .bind(sent.mailboxId)
      .run();
    await sentOf(60, 0);
    await gone(business, id);
    await undo(business, id);
    expect(await box()).toMatchObject({ pause_reason_code: "by-hand" });
  });

  it("also reverts a decision that the address is valid", async () => {
    const { business, sent, id } = await unclear();
    await classifyBounce(business.ctx, id, { decision: "not-gone" });
    expect(bounceJson(await undo(business, id))).toMatchObject({ decision: null, canDecide: true });
    expect(await stateOf(business, sent)).toEqual(AS_BEFORE);
  });

  it("keeps an earlier suppression, and the emails it stops stay stopped", async () => {
    const { business, address, sent, id } = await unclear();
    const { ctx, account } = business;
    await suppressStatement(ctx, { accountId: account.id, address, reason: "manual" });
    await gone(business, id);
    await undo(business, id);
    const refusals = [{ reason: "manual", is_decided: 0 }];
    expect(await stateOf(business, sent)).toEqual({ ...AS_BEFORE, refusals, next: "stopped" });
  });

  it("keeps later effects of other causes: an opt-out, a clear bounce, a reply", async () => {
    const own = await unclear();
    await gone(own.business, own.id);
    const no = { accountId: own.business.account.id, address: own.address, reason: "unsubscribe" } as const;
    await suppressStatement(own.business.ctx, no);
    await undo(own.business, own.id);
    const refusals = [{ reason: "unsubscribe", is_decided: 0 }];
    expect(await stateOf(own.business, own.sent)).toEqual({ ...AS_BEFORE, refusals, next: "stopped" });

    const clear = await unclear();
    await gone(clear.business, clear.id);
    await comesBack(clear.business, clear.sent, clear.address, true);
    await undo(clear.business, clear.id);
    expect(await stateOf(clear.business, clear.sent)).toMatchObject({
      refusals: [{ reason: "bounce", is_decided: 0 }],
      campaign: 1,
      mailbox: 1,
      bounced: expect.any(Number),
      next: "stopped",
    });

    const answered = await unclear();
    await gone(answered.business, answered.id);
    await receiveMail(system, replyTo(answered.sent.messageId, answered.address, "How much is it?"));
    await undo(answered.business, answered.id);
    expect(await stateOf(answered.business, answered.sent)).toEqual({ ...AS_BEFORE, next: "stopped" });
    expect(await messageNow(answered.business, answered.sent.waitingId)).toMatchObject({
      reason_code: "replied",
    });
  });

  it("keeps the suppression until a second decision about the address is reverted too", async () => {
    const { business, address, sent, id } = await unclear();
    const second = await comesBack(business, await sentTo(business, address), address);
    for (const bounceId of [id, second]) await gone(business, bounceId);
    await undo(business, id);
    expect(await refusalsOf(business)).toEqual([{ reason: "bounce", is_decided: 1 }]);
    expect(await messageNow(business, sent.waitingId)).toMatchObject({ state: "stopped" });
    await undo(business, second);
    expect(await stateOf(business, sent)).toEqual(AS_BEFORE);
  });

  it("continues a campaign that had completed, and holds emails of a paused one", async () => {
    for (const [was, is, isHeld] of [
      ["completed", "active", false],
      ["paused", "paused", true],
      ["cancelled", "cancelled", null],
    ] as const) {
      const { business, sent, id } = await unclear();
      await gone(business, id);
      const { ctx } = business;
      const set = "update outreach_campaigns set status = ?, ended_at = unixepoch() + 1 where id = ?";
      await ctx.d1.prepare(set).bind(was, sent.campaignId).run();
      await undo(business, id);
      const read = "select c.status, m.state, m.held_at is not null as held from outreach_campaigns c";
      const row = ctx.d1.prepare(`${read} join outreach_messages m on m.campaign_id = c.id where m.id = ?`);
      expect(await row.bind(sent.waitingId).first()).toEqual({
        status: is,
        state: isHeld === null ? "stopped" : "waiting",
        held: isHeld ? 1 : 0,
      });
    }
  });

  it("is possible for its own business only, and reverts no later decision", async () => {
    const { business, sent, id } = await unclear();
    const other = await makeBusiness();
    await gone(business, id);
    const old = { decidedAt: "2026-01-01T00:00:00.000Z" };
    expect(await outcome(undoClassification(other.ctx, id, old))).toBe("not_found");
    expect(await outcome(undoClassification(business.ctx, id, old))).toBe("conflict");
    expect(await stateOf(business, sent)).toMatchObject({ campaign: 1, next: "stopped" });
  });
});
