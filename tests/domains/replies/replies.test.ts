import { describe, expect, it } from "vitest";
import { readMail } from "~/domains/replies/parsing/read-mail.server";
import { receiveMail } from "~/domains/replies/responses/receive-mail.server";
import { ingestReply } from "~/domains/replies/responses/webhook-events.server";
import { suggestedActionsFor } from "~/domains/replies/suggested-actions/suggested-actions.server";
import { getThread } from "~/domains/replies/threads/threads.server";
import { addAlike, makeSearch, runSearch } from "../../support/fixtures/lead-search";
import { campaignNow, messageNow, runOpenings, sentTo } from "../../support/fixtures/outreach";
import { complaint, deliveryReport, rawMail, replyTo } from "../../support/fixtures/raw-mails";
import { type Business, makeBusiness, testContext } from "../../support/harness/context";
import { timeOf } from "../../support/harness/time-of";

const system = testContext();
const receive = (raw: Uint8Array, accountId: number | null = null) => receiveMail(system, raw, { accountId });
const anyone = () => `amina-${crypto.randomUUID()}@buyer.test`;

async function mailed(address = anyone()) {
  const business = await makeBusiness();
  return { business, address, ...(await sentTo(business, address)) };
}

const threadsOf = async ({ ctx, account }: Business) =>
  (
    await ctx.d1
      .prepare("select * from threads where account_id = ? order by id")
      .bind(account.id)
      .all<Record<string, string | number | null>>()
  ).results;
const refusalsOf = async ({ ctx, account }: Business) =>
  (
    await ctx.d1
      .prepare("select address, reason from suppressions where account_id = ? order by address")
      .bind(account.id)
      .all()
  ).results;
const noticesOf = ({ ctx, account }: Business) =>
  ctx.d1
    .prepare("select count(*) n from notifications where account_id = ? and kind = 'reply'")
    .bind(account.id)
    .first<number>("n");
const countOf = ({ ctx, account }: Business, table: string) =>
  ctx.d1.prepare(`select count(*) n from ${table} where account_id = ?`).bind(account.id).first<number>("n");

describe("a reply", () => {
  it("is matched, classified, stops the sequence, is counted, notifies its owner, and creates the opportunity", async () => {
    const business = await makeBusiness();
    await addAlike(business.ctx, 1);
    const search = await makeSearch(business.ctx);
    await runSearch(business.ctx, search.id);
    const leadId = await business.ctx.d1
      .prepare("select id from leads where account_id = ?")
      .bind(business.account.id)
      .first<number>("id");
    const address = anyone();
    const sent = await sentTo(business, address, { leadId: leadId ?? 0 });
    const answer = await receive(
      replyTo(sent.messageId, address, "Sounds good, call me.\n\n> unsubscribe here"),
    );
    expect(answer).toMatchObject({ kind: "reply", replyClass: "interested", isNew: true, isMatched: true });
    expect(await messageNow(business, sent.waitingId)).toMatchObject({
      state: "stopped",
      reason_code: "replied",
    });
    expect((await messageNow(business, sent.sentId))?.responded_at).toBeTypeOf("number");
    expect(await campaignNow(business, sent.campaignId)).toMatchObject({ responses: 1, unsubscribes: 0 });
    const [thread] = await threadsOf(business);
    expect(thread).toMatchObject({
      address,
      reply_class: "interested",
      campaign_id: sent.campaignId,
      lead_id: leadId,
    });
    expect(await noticesOf(business)).toBe(1);
    await runOpenings(system);
    expect(await countOf(business, "opportunities")).toBe(1);
    expect((await threadsOf(business))[0]?.opportunity_id).toBeTypeOf("number");
  });

  it("that arrives twice, also concurrently, counts once", async () => {
    const { business, address, messageId, campaignId } = await mailed();
    const raw = replyTo(messageId, address, "We are interested");
    await Promise.all([receive(raw), receive(raw)]);
    expect((await receive(raw)).isNew).toBe(false);
    expect(await campaignNow(business, campaignId)).toMatchObject({ responses: 1 });
    expect((await threadsOf(business)).length).toBe(1);
    expect(await countOf(business, "inbound_emails")).toBe(1);
    expect(await noticesOf(business)).toBe(1);
    await runOpenings(system);
    expect(await countOf(business, "opportunities")).toBe(1);
  });

  it("is stored without bidirectional control characters if it arrives as webhook fields", async () => {
    const business = await makeBusiness();
    const event = { from: `amina-${crypto.randomUUID()}@buyer.test`, text: "Call \u202emoc.live\u202c me" };
    const { threadId } = await ingestReply(system, business.account.id, event, new Uint8Array([1]));
    const kept = business.ctx.d1.prepare("select text from inbound_emails where thread_id = ?");
    expect(await kept.bind(threadId).first("text")).toBe("Call moc.live me");
  });

  it("that arrives by both mail server and webhook, also concurrently, counts once", async () => {
    const one = await mailed();
    const { business, address } = one;
    const raw = replyTo(one.messageId, address, "We are interested");
    await Promise.all([receive(raw), receive(raw, business.account.id)]);
    expect(await receive(raw, business.account.id)).toMatchObject({ isNew: false });
    const two = await sentTo(business, anyone());
    const messageId = `<${crypto.randomUUID()}@buyer.test>`;
    const again = replyTo(two.messageId, address, "What is the price?", { "Message-ID": messageId });
    await receive(again);
    const fields = { from: address, subject: "Re: x", text: "What is the price?" };
    const event = { ...fields, messageId, inReplyTo: two.messageId };
    expect(await ingestReply(system, business.account.id, event, new Uint8Array([1]))).toMatchObject({
      result: "reply, question, matched, seen before",
    });
    expect([await countOf(business, "inbound_emails"), await noticesOf(business)]).toEqual([2, 2]);
    expect(await campaignNow(business, one.campaignId)).toMatchObject({ responses: 1 });
    expect(await campaignNow(business, two.campaignId)).toMatchObject({ responses: 1 });
  });

  it("that opts out also suppresses its sender once the account's own mail server delivers it", async () => {
    const { business, address, messageId } = await mailed();
    const other = `amina-${crypto.randomUUID()}@elsewhere.test`;
    const raw = replyTo(messageId, other, "Unsubscribe me, please");
    await receive(raw);
    expect(await refusalsOf(business)).toEqual([{ address, reason: "unsubscribe" }]);
    await receive(raw, business.account.id);
    const refused = [address, other].sort().map((text) => ({ address: text, reason: "unsubscribe" }));
    expect(await refusalsOf(business)).toEqual(refused);
    expect(await noticesOf(business)).toBe(1);
  });

  it("creates two conversations for two concurrent senders", async () => {
    const one = await mailed();
    const address = anyone();
    const other = await sentTo(one.business, address);
    await Promise.all([
      receive(replyTo(one.messageId, one.address, "Call me")),
      receive(replyTo(other.messageId, address, "How much?")),
    ]);
    expect((await threadsOf(one.business)).map((thread) => thread.reply_class).sort()).toEqual([
      "interested",
      "question",
    ]);
  });

  it("is matched by References, and by its address if only one business emailed it", async () => {
    const { business, address, messageId } = await mailed();
    await receive(rawMail({ From: address, References: `<x@y.test> ${messageId}` }, "Tell me more"));
    await receive(rawMail({ From: address.toUpperCase() }, "What is the price?"));
    const [thread, ...rest] = await threadsOf(business);
    expect([thread?.reply_class, rest.length]).toEqual(["question", 0]);
    const other = await makeBusiness();
    await sentTo(other, address);
    const answer = await receive(rawMail({ From: address }, "And to whom is this?"));
    expect(answer).toMatchObject({ isMatched: false, threadId: null });
  });

  it("that opts out suppresses both recipient and sender", async () => {
    const { business, address, messageId, campaignId } = await mailed();
    const other = anyone();
    await receive(replyTo(messageId, other, "Ne m'écrivez plus, désinscrivez-moi."));
    const refused = [address, other].sort().map((text) => ({ address: text, reason: "unsubscribe" }));
    expect(await refusalsOf(business)).toEqual(refused);
    expect(await campaignNow(business, campaignId)).toMatchObject({ responses: 1, unsubscribes: 1 });
    await runOpenings(system);
    expect(await countOf(business, "opportunities")).toBe(0);
  });

  it("with scripts and images is stored without them", async () => {
    const { business, address, messageId } = await mailed();
    const html = '<p onclick="x()">Call me<script>alert(1)</script><img src="https://track.test/p.gif"></p>';
    const headers = { From: address, "In-Reply-To": messageId };
    await receive(rawMail(headers, html, "text/html; charset=utf-8"));
    const row = await business.ctx.d1
      .prepare("select html, text, reply_class from inbound_emails where account_id = ?")
      .bind(business.account.id)
      .first<Record<string, string>>();
    expect(row?.html).not.toMatch(/script|onclick|track\.test|alert/);
    expect(row?.reply_class).toBe("interested");
  });

  it("with line breaks in its headers can't change other headers", async () => {
    const { business, address, messageId } = await mailed();
    const subject = "=?utf-8?Q?Hi=0D=0ABcc:_victim=40x.test?=";
    const from = `=?utf-8?Q?Eve=0D=0ABcc:_x?= <${address}>`;
    await receive(replyTo(messageId, address, "Call me", { Subject: subject, From: from }));
    const [thread] = await threadsOf(business);
    expect(`${thread?.subject}${thread?.name}`).not.toMatch(/[\r\n]/);
  });

  it("without headers, without content or with random bytes is not matched", async () => {
    const before = await system.d1.prepare("select count(*) n from threads").first<number>("n");
    const noise = crypto.getRandomValues(new Uint8Array(20_000));
    for (const raw of [new TextEncoder().encode("Hello there\nno headers"), new Uint8Array(), noise])
      expect(await receive(raw)).toMatchObject({ isMatched: false, threadId: null });
    const deep = Array.from(
      { length: 400 },
      (_, n) => `Content-Type: multipart/mixed; boundary="b${n}"\n\n--b${n}`,
    );
    await receive(new TextEncoder().encode(deep.join("\n")));
    expect(await system.d1.prepare("select count(*) n from threads").first<number>("n")).toBe(before);
  });

  it("larger than 25 MB is rejected with a clear error", async () => {
    await expect(receive(new Uint8Array(25 * 1024 * 1024 + 1))).rejects.toThrow("larger than 25 MB");
  });

  it("of 24 MB is accepted", async () => {
    const { address, messageId } = await mailed();
    const file = `${"QUJD".repeat(19)}\n`.repeat(310_000);
    const body = `--b\nContent-Type: text/plain\n\nInterested\n--b\nContent-Type: application/pdf; name=a.pdf\nContent-Transfer-Encoding: base64\n\n${file}\n--b--\n`;
    const raw = rawMail({ From: address, "In-Reply-To": messageId }, body, 'multipart/mixed; boundary="b"');
    expect(raw.byteLength).toBeGreaterThan(23 * 1024 * 1024);
    expect(await receive(raw)).toMatchObject({ replyClass: "interested" });
  });

  it("of millions of lines is parsed up to the line limit for real emails", async () => {
    const { address, messageId } = await mailed();
    const body = `Interested\n${"\n".repeat(2_000_000)}`;
    const raw = rawMail({ From: address, "In-Reply-To": messageId }, body);
    const mail = await readMail(raw);
    expect([mail.text.trim(), mail.inReplyTo]).toEqual(["Interested", [messageId]]);
    expect(mail.text.length).toBeLessThanOrEqual(500_000);
    expect(await timeOf(() => readMail(raw), 5_000)).toBeLessThan(5_000);
  });

  it("from the open internet counts its bytes for the matched account, and is read even without quota", async () => {
    const { business, address, messageId } = await mailed();
    const { ctx, account } = business;
    const kept = (message: string) =>
      ctx.d1.prepare("select raw_key, text from inbound_emails where message_id = ?").bind(message).first();
    const first = replyTo(messageId, address, "Interested", { "Message-ID": `<1-${messageId.slice(1)}` });
    await receive(first);
    expect(await kept(`<1-${messageId.slice(1)}`)).toMatchObject({
      raw_key: expect.stringContaining(".eml"),
    });
    const use = "update quota_usage set used = allowed where holder = ? and kind = 'bytes'";
    const { meta } = await ctx.d1.prepare(use).bind(`account:${account.id}`).run();
    expect(meta.changes).toBe(1);
    const second = replyTo(messageId, address, "Call me", { "Message-ID": `<2-${messageId.slice(1)}` });
    expect(await receive(second)).toMatchObject({ kind: "reply", isMatched: true });
    expect(await kept(`<2-${messageId.slice(1)}`)).toEqual({ raw_key: null, text: "Call me\n" });
  });
});

describe("an automatically generated email", () => {
  it("with a class 5 failure suppresses its recipient, once", async () => {
    const { business, address, messageId, campaignId, mailboxId, waitingId } = await mailed();
    const raw = deliveryReport(messageId, address, "5.1.1");
    for (const _ of [1, 2]) expect(await receive(raw)).toMatchObject({ kind: "bounce" });
    expect(await refusalsOf(business)).toEqual([{ address, reason: "bounce" }]);
    expect(await campaignNow(business, campaignId)).toMatchObject({ bounces: 1, responses: 0 });
    expect(await messageNow(business, waitingId)).toMatchObject({ state: "stopped" });
    const day = business.ctx.d1.prepare(
      "select sum(bounces) n from mailbox_daily_stats where mailbox_id = ?",
    );
    expect(await day.bind(mailboxId).first("n")).toBe(1);
  });

  it.each([
    ["4.4.7", "failed", "bounce"],
    ["4.4.1", "failed", "bounce"],
    ["4.2.2", "delayed", "delay"],
    ["5.0.0", "delayed", "delay"],
    ["2.0.0", "relayed", "other"],
  ])(
    "with delivery status %s (%s) suppresses no one and keeps follow-ups queued",
    async (status, action, kind) => {
      const { business, address, messageId, waitingId } = await mailed();
      expect(await receive(deliveryReport(messageId, address, status, action))).toMatchObject({ kind });
      expect(await refusalsOf(business)).toEqual([]);
      expect(await messageNow(business, waitingId)).toMatchObject({ state: "waiting" });
    },
  );

  it("with a forged report and no Message-ID of ours suppresses no one", async () => {
    const { business, address } = await mailed();
    await receive(deliveryReport("<made-up@x.test>", address, "5.1.1"));
    await receive(complaint("<made-up@x.test>", address));
    expect(await refusalsOf(business)).toEqual([]);
  });

  it("with a complaint suppresses its recipient and counts for the campaign", async () => {
    const { business, address, messageId, campaignId } = await mailed();
    expect(await receive(complaint(messageId, address))).toMatchObject({ kind: "complaint" });
    expect(await refusalsOf(business)).toEqual([{ address, reason: "complaint" }]);
    expect(await campaignNow(business, campaignId)).toMatchObject({ complaints: 1 });
    await receive(complaint(messageId, address, "not-spam"));
    expect(await campaignNow(business, campaignId)).toMatchObject({ complaints: 1 });
  });

  it.each([
    [{ "Auto-Submitted": "auto-replied" }],
    [{ Precedence: "bulk" }],
    [{ "X-Autoreply": "yes" }],
    [{ Subject: "Réponse automatique : absent" }],
    [{ Subject: "خارج المكتب" }],
  ])("is recognised as an auto-reply, and counts as neither a reply nor an opt-out: %j", async (headers) => {
    const { business, address, messageId, campaignId, waitingId } = await mailed();
    const raw = replyTo(messageId, address, "I am away. Unsubscribe.", headers as Record<string, string>);
    expect(await receive(raw)).toMatchObject({ kind: "auto-reply", replyClass: null });
    expect(await campaignNow(business, campaignId)).toMatchObject({ responses: 0 });
    expect(await refusalsOf(business)).toEqual([]);
    expect(await messageNow(business, waitingId)).toMatchObject({ state: "waiting" });
  });

  it.each([
    ["I no longer work at Soko. Please write to Achieng at achieng@soko.test.", "achieng@soko.test"],
    ["Je ne travaille plus ici. Merci de contacter awa@soko.test.", "awa@soko.test"],
    ["Já não trabalho nesta empresa. Contacte joao@soko.test.", "joao@soko.test"],
  ])(
    "from a person who left the company stops follow-ups and suggests the named replacement: %s",
    async (text, other) => {
      const { business, address, messageId, waitingId } = await mailed();
      const raw = replyTo(messageId, address, text, { "Auto-Submitted": "auto-replied" });
      expect(await receive(raw)).toMatchObject({ kind: "reply", replyClass: "wrong_person" });
      expect(await messageNow(business, waitingId)).toMatchObject({ state: "stopped" });
      expect(await refusalsOf(business)).toEqual([]);
      const [thread] = await threadsOf(business);
      expect(
        JSON.stringify(
          await suggestedActionsFor(business.ctx, await getThread(business.ctx, Number(thread?.id))),
        ),
      ).toContain(other);
    },
  );

  it("with an out-of-office reply changes nothing, whomever it names", async () => {
    const { business, address, messageId, waitingId } = await mailed();
    const text =
      "I am away until Monday and have left the office. For urgent matters write to achieng@soko.test.";
    const raw = replyTo(messageId, address, text, { "Auto-Submitted": "auto-replied" });
    expect(await receive(raw)).toMatchObject({ kind: "auto-reply", replyClass: null });
    expect(await messageNow(business, waitingId)).toMatchObject({ state: "waiting" });
  });
});
