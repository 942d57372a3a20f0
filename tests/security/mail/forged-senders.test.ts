import { describe, expect, it } from "vitest";
import { receiveMail } from "~/domains/replies/responses/receive-mail.server";
import { rotateWebhookKey, signatureOf } from "~/domains/replies/responses/webhook-key.server";
import { changeThread } from "~/domains/replies/threads/change-thread.server";
import { conversationOf } from "~/domains/replies/threads/conversation.server";
import { getThread } from "~/domains/replies/threads/threads.server";
import { campaignNow, sentTo } from "../../support/fixtures/outreach";
import { rawMail, replyTo } from "../../support/fixtures/raw-mails";
import { fetchApp } from "../../support/harness/app";
import { type Business, makeBusiness, testContext } from "../../support/harness/context";

const system = testContext();
const anyone = (domain: string) => `amina-${crypto.randomUUID()}@${domain}`;
const refusedOf = async ({ ctx, account }: Business) =>
  (
    await ctx.d1
      .prepare("select address from suppressions where account_id = ? order by address")
      .bind(account.id)
      .all<{ address: string }>()
  ).results.map(({ address }) => address);
const stateOf = ({ ctx }: Business, id: number) =>
  ctx.d1.prepare("select state from outreach_messages where id = ?").bind(id).first<string>("state");

const NO = "Please unsubscribe me, do not write again.";

describe("replies from other people's addresses", () => {
  it("suppress only the original recipient, and stop no other sequence", async () => {
    const business = await makeBusiness();
    const reader = anyone("reader.test");
    const victims = [anyone("customer.test"), anyone("gmail.com")];
    const { messageId } = await sentTo(business, reader);
    const others = await Promise.all(
      victims.map((address, index) => sentTo(business, address, { leadId: 800_000_000 + index })),
    );
    for (const victim of victims) await receiveMail(system, replyTo(messageId, victim, NO));
    await receiveMail(system, replyTo(messageId, victims[0] ?? "", "Call me, we are interested"));
    expect(await refusedOf(business)).toEqual([reader]);
    for (const { waitingId } of others) expect(await stateOf(business, waitingId)).toBe("waiting");
  });

  it("suppress only the original recipient if both share a public mail provider", async () => {
    const business = await makeBusiness();
    const reader = anyone("gmail.com");
    const { messageId } = await sentTo(business, reader);
    await receiveMail(system, replyTo(messageId, anyone("gmail.com"), NO));
    expect(await refusedOf(business)).toEqual([reader]);
  });

  it("also suppress a colleague's address, or any sender that the business's own mail server delivered", async () => {
    const business = await makeBusiness();
    const reader = anyone("reader.test");
    const { messageId } = await sentTo(business, reader);
    const colleague = anyone("mail.reader.test");
    await receiveMail(system, replyTo(messageId, colleague, NO));
    const elsewhere = anyone("private.test");
    await receiveMail(system, replyTo(messageId, elsewhere, NO), { accountId: business.account.id });
    expect(await refusedOf(business)).toEqual([reader, colleague, elsewhere].sort());
  });
});

it("an opt-out from a copied address suppresses that address, not the recipient", async () => {
  const business = await makeBusiness();
  const reader = anyone("reader.test");
  const copied = anyone("partner.test");
  const { messageId, campaignId } = await sentTo(business, reader);
  await business.ctx.d1
    .prepare("insert into campaign_steps (campaign_id, position, template_id, cc_emails) values (?, 1, 1, ?)")
    .bind(campaignId, JSON.stringify([copied.toUpperCase()]))
    .run();
  await receiveMail(system, replyTo(messageId, copied, NO));
  expect(await refusedOf(business)).toEqual([copied]);
});

it("a reply from another address than the recipient's is marked with the original recipient", async () => {
  const business = await makeBusiness();
  const { ctx } = business;
  const reader = anyone("reader.test");
  const { messageId } = await sentTo(business, reader);
  const { threadId } = await receiveMail(system, replyTo(messageId, anyone("bank.test"), "Pay to account 7"));
  const own = await receiveMail(system, replyTo(messageId, reader, "Call me"));
  const told = async (id: number | null) =>
    (await conversationOf(ctx, await getThread(ctx, id ?? 0))).flatMap((turn) =>
      turn.direction === "in" ? turn.writtenTo : [],
    );
  expect([await told(threadId), await told(own.threadId)]).toEqual([[reader], [null]]);
});

describe("an opt-out from an address that may be forged, without a reference", () => {
  const PASS = "mx.cloudflare.net; dkim=pass header.d=reader.test; dmarc=pass header.from=reader.test";
  const said = (from: string, more: Record<string, string> = {}) =>
    rawMail({ From: from, Subject: "No", "Message-ID": `<${crypto.randomUUID()}@x.test>`, ...more }, NO);

  it.each([
    ["another envelope", { from: "eve@evil.test" }, {}],
    ["no envelope", {}, {}],
    [
      "a pass that it wrote itself",
      { from: "eve@evil.test" },
      { "Authentication-Results": "evil.test; dmarc=pass" },
    ],
    [
      "a fail",
      { from: "eve@evil.test" },
      { "Authentication-Results": PASS.replace("dmarc=pass", "dmarc=fail") },
    ],
  ])("with %s suppresses no one until a user confirms it", async (_, envelope, headers) => {
    const business = await makeBusiness();
    const reader = anyone("reader.test");
    const { campaignId } = await sentTo(business, reader);
    const { threadId, replyClass } = await receiveMail(system, said(reader, headers), envelope);
    expect([replyClass, await refusedOf(business)]).toEqual(["unclear", []]);
    expect(await campaignNow(business, campaignId)).toMatchObject({ unsubscribes: 0 });
    const shown = await conversationOf(business.ctx, await getThread(business.ctx, threadId ?? 0));
    expect(JSON.stringify(shown)).toContain("the sender can’t be verified");
    await changeThread(business.ctx, threadId ?? 0, { replyClass: "unsubscribe" });
    expect(await refusedOf(business)).toEqual([reader]);
  });

  it.each([
    ["its own envelope", "same", {}],
    ["a pass of our server", "bounces@mailer.test", { "Authentication-Results": PASS }],
  ])("with %s takes effect immediately", async (_, from, headers) => {
    const business = await makeBusiness();
    const reader = anyone("reader.test");
    await sentTo(business, reader);
    await receiveMail(system, said(reader, headers), { from: from === "same" ? reader.toUpperCase() : from });
    expect(await refusedOf(business)).toEqual([reader]);
  });
});

describe("interest from an address that may be forged, without a reference", () => {
  const PASS = "mx.cloudflare.net; dkim=pass header.d=reader.test; dmarc=pass header.from=reader.test";
  const YES = "Yes, we are interested. Please send us an offer and call me.";
  const ACCEPTED = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "METHOD:REPLY",
    "BEGIN:VEVENT",
    "DTSTART:20991101T080000Z",
    "SUMMARY:Meeting",
    "ATTENDEE;PARTSTAT=ACCEPTED:mailto:amina@reader.test",
    "END:VEVENT",
    "END:VCALENDAR",
  ].join("\n");
  const pendingOf = ({ ctx, account }: Business) =>
    ctx.d1
      .prepare("select count(*) from pending_opportunities where account_id = ?")
      .bind(account.id)
      .first<number>("count(*)");
  const said = (from: string, body: string, more: Record<string, string> = {}) =>
    rawMail(
      { From: from, Subject: "Your offer", "Message-ID": `<${crypto.randomUUID()}@x.test>`, ...more },
      body,
      body === ACCEPTED ? "text/calendar; method=REPLY" : undefined,
    );

  it.each([
    ["in words", YES],
    ["by accepting a meeting", ACCEPTED],
  ])("%s creates no opportunity and needs review", async (_, body) => {
    const business = await makeBusiness();
    const reader = anyone("reader.test");
    await sentTo(business, reader);
    const { threadId, replyClass } = await receiveMail(system, said(reader, body), { from: "eve@evil.test" });
    expect([replyClass, await pendingOf(business)]).toEqual(["interested", 0]);
    const thread = await getThread(business.ctx, threadId ?? 0);
    expect(thread.needsReviewSince).not.toBeNull();
    expect(JSON.stringify(await conversationOf(business.ctx, thread))).toContain(
      "the sender can’t be verified",
    );
  });

  it.each([
    ["its own envelope", "same", {}],
    ["a pass of our server", "bounces@mailer.test", { "Authentication-Results": PASS }],
  ])("with %s takes effect immediately", async (_, from, headers) => {
    const business = await makeBusiness();
    const reader = anyone("reader.test");
    await sentTo(business, reader);
    await receiveMail(system, said(reader, YES, headers), { from: from === "same" ? reader : from });
    expect(await pendingOf(business)).toBe(1);
  });
});

describe("a replayed signed webhook request", () => {
  it("is ignored as a duplicate under another event, and rejected at another webhook", async () => {
    const business = await makeBusiness();
    const key = await rotateWebhookKey(business.ctx);
    const address = anyone("reader.test");
    const body = new TextEncoder().encode(JSON.stringify({ address, status: "5.1.1" }));
    const timestamp = String(Math.floor(Date.now() / 1000));
    const send = (name: string, event: string, signature = signatureOf(key, timestamp, body)) =>
      fetchApp(`/api/webhooks/email-${name}`, {
        method: "POST",
        body,
        headers: {
          "content-type": "application/json",
          "njia-account": String(business.account.id),
          "njia-event": event,
          "njia-timestamp": timestamp,
          "njia-signature": signature,
        },
      });
    expect(await (await send("bounce", "one")).json()).toMatchObject({ isDuplicate: false });
    const upper = `v1=${signatureOf(key, timestamp, body).toUpperCase()}`;
    for (const signature of [undefined, upper])
      expect(await (await send("bounce", "two", signature)).json()).toMatchObject({ isDuplicate: true });
    const elsewhere = await send("unsubscribe", "three");
    expect([elsewhere.status, await elsewhere.text()]).toEqual([
      401,
      expect.stringContaining("used for another webhook"),
    ]);
    const again = String(Math.floor(Date.now() / 1000) - 1);
    const other = anyone("reader.test");
    const no = new TextEncoder().encode(JSON.stringify({ address: other }));
    const headers = {
      "content-type": "application/json",
      "njia-account": String(business.account.id),
      "njia-event": "one",
      "njia-timestamp": again,
      "njia-signature": signatureOf(key, again, no),
    };
    // Two servers may number their events the same way: one's event must not swallow the other's.
    const told = await fetchApp("/api/webhooks/email-unsubscribe", { method: "POST", body: no, headers });
    expect(await told.json()).toMatchObject({ isDuplicate: false });
    expect(await refusedOf(business)).toContain(other);
    const large = new Uint8Array(3 * 1024 * 1024).fill(32);
    const flood = await fetchApp("/api/webhooks/email-bounce", { method: "POST", body: large, headers });
    expect(flood.status).toBe(413);
    const reason = business.ctx.d1
      .prepare("select reason from suppressions where account_id = ? and address = ?")
      .bind(business.account.id, address)
      .first<string>("reason");
    expect(await reason).toBe("bounce");
  });
});
