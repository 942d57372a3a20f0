import { describe, expect, it } from "vitest";
import { receiveMail } from "~/domains/replies/receive-mail.server";
import { rotateWebhookKey, signatureOf } from "~/domains/replies/webhook-key.server";
import { fetchApp } from "../support/app";
import { type Business, makeBusiness, testContext } from "../support/context";
import { sentTo } from "../support/outreach";
import { replyTo } from "../support/raw-mails";

const system = testContext();
const anyone = (domain: string) => `amina-${crypto.randomUUID()}@${domain}`;
const refusedOf = async ({ ctx, account }: Business) =>
  (
    await ctx.d1
      .prepare("select address from refusals where account_id = ? order by address")
      .bind(account.id)
      .all<{ address: string }>()
  ).results.map(({ address }) => address);
const stateOf = ({ ctx }: Business, id: number) =>
  ctx.d1.prepare("select state from outreach_messages where id = ?").bind(id).first<string>("state");

const NO = "Please unsubscribe me, do not write again.";

describe("a reader who answers under other people's addresses", () => {
  it("refuses nobody but themself, and stops nobody's sequence", async () => {
    const business = await makeBusiness();
    const reader = anyone("reader.test");
    const victims = [anyone("customer.test"), anyone("gmail.com")];
    const { messageId } = await sentTo(business, reader);
    const others = await Promise.all(
      victims.map((address, at) => sentTo(business, address, { leadId: 800_000_000 + at })),
    );
    for (const victim of victims) await receiveMail(system, replyTo(messageId, victim, NO));
    await receiveMail(system, replyTo(messageId, victims[0] ?? "", "Call me, we are interested"));
    expect(await refusedOf(business)).toEqual([reader]);
    for (const { waitingId } of others) expect(await stateOf(business, waitingId)).toBe("waiting");
  });

  it("is believed where two addresses share a mail provider only for their own", async () => {
    const business = await makeBusiness();
    const reader = anyone("gmail.com");
    const { messageId } = await sentTo(business, reader);
    await receiveMail(system, replyTo(messageId, anyone("gmail.com"), NO));
    expect(await refusedOf(business)).toEqual([reader]);
  });

  it("is believed of a colleague, and where the business's own mail server brought the mail", async () => {
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

describe("a signed webhook that somebody saw", () => {
  it("does nothing under another event, and nothing at another webhook", async () => {
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
    const reason = business.ctx.d1
      .prepare("select reason from refusals where account_id = ? and address = ?")
      .bind(business.account.id, address)
      .first<string>("reason");
    expect(await reason).toBe("bounce");
  });
});
