import { beforeAll, describe, expect, it } from "vitest";
import { rotateWebhookKey, signatureOf } from "~/domains/replies/responses/webhook-key.server";
import { campaignNow, messageNow, type Sent, sentTo } from "../support/fixtures/outreach";
import { replyTo } from "../support/fixtures/raw-mails";
import { fetchApp } from "../support/harness/app";
import { type Business, makeBusiness } from "../support/harness/context";

const anyone = () => `amina-${crypto.randomUUID()}@buyer.test`;

describe("the inbound email webhooks", () => {
  let business: Business;
  let key = "";
  beforeAll(async () => {
    business = await makeBusiness();
    key = await rotateWebhookKey(business.ctx);
  });

  interface Options {
    event?: string;
    at?: number;
    headers?: Record<string, string>;
    key?: string;
    account?: number;
  }
  const post = (name: string, content: Uint8Array | object, options: Options = {}) => {
    const isRaw = content instanceof Uint8Array;
    const body = isRaw ? content : new TextEncoder().encode(JSON.stringify(content));
    const timestamp = String(options.at ?? Math.floor(Date.now() / 1000));
    return fetchApp(`/api/webhooks/email-${name}`, {
      method: "POST",
      body: body as Uint8Array<ArrayBuffer>,
      headers: {
        "content-type": isRaw ? "message/rfc822" : "application/json",
        "njia-account": String(options.account ?? business.account.id),
        "njia-event": options.event ?? crypto.randomUUID(),
        "njia-timestamp": timestamp,
        "njia-signature": signatureOf(options.key ?? key, timestamp, body),
        ...options.headers,
      },
    });
  };
  const mailed = async (): Promise<Sent & { address: string }> => {
    const address = anyone();
    return { address, ...(await sentTo(business, address)) };
  };
  const reasonOf = (address: string) =>
    business.ctx.d1
      .prepare("select reason from suppressions where account_id = ? and address = ?")
      .bind(business.account.id, address)
      .first<string>("reason");

  it("accept a reply as a raw email and as fields", async () => {
    const one = await mailed();
    const raw = await post("response", replyTo(one.messageId, one.address, "Sounds good, call me"));
    expect([raw.status, (await raw.json()) as object]).toMatchObject([
      200,
      { result: "reply, interested, matched", isDuplicate: false },
    ]);
    expect(await messageNow(business, one.waitingId)).toMatchObject({ state: "stopped" });
    const two = await mailed();
    const fields = { from: two.address, subject: "Re: x", text: "Bei gani?", inReplyTo: two.messageId };
    expect(await (await post("response", fields)).json()).toMatchObject({
      result: "reply, question, matched",
    });
  });

  it("process each event id only once", async () => {
    const { messageId, address, campaignId } = await mailed();
    const raw = replyTo(messageId, address, "Interested");
    const event = crypto.randomUUID();
    expect(await (await post("response", raw, { event })).json()).toMatchObject({ isDuplicate: false });
    expect(await (await post("response", raw, { event })).json()).toMatchObject({
      isDuplicate: true,
      result: "reply, interested, matched",
    });
    expect(await campaignNow(business, campaignId)).toMatchObject({ responses: 1 });
  });

  it("recognise a copy of a delivery under another event id as a duplicate", async () => {
    const { address, messageId } = await mailed();
    const at = Math.floor(Date.now() / 1000) - 20;
    const event = { address, status: "4.4.1", messageId };
    expect(await (await post("bounce", event, { at })).json()).toMatchObject({ isDuplicate: false });
    const copy = await post("bounce", event, { at, event: "another-id" });
    expect(await copy.json()).toMatchObject({ isDuplicate: true });
    const rows = "select count(*) n from inbound_emails where account_id = ? and about_address = ?";
    const listed = () => business.ctx.d1.prepare(rows).bind(business.account.id, address).first("n");
    expect(await listed()).toBe(1);
    expect(await (await post("bounce", event)).json()).toMatchObject({ isDuplicate: false });
    expect(await listed()).toBe(2);
  });

  it("count an event delivered twice concurrently once", async () => {
    const one = await mailed();
    const bounce = { address: one.address, status: "5.1.1", messageId: one.messageId };
    const twice = { event: crypto.randomUUID() };
    const answers = await Promise.all([1, 2].map(() => post("bounce", bounce, twice)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await campaignNow(business, one.campaignId)).toMatchObject({ bounces: 1 });
    const two = await mailed();
    const raw = replyTo(two.messageId, two.address, "Call me");
    await Promise.all([1, 2].map(() => post("response", raw)));
    expect(await campaignNow(business, two.campaignId)).toMatchObject({ responses: 1 });
    const count =
      "select count(*) n from inbound_emails where account_id = ? and kind = 'reply' and from_address = ?";
    expect(await business.ctx.d1.prepare(count).bind(business.account.id, two.address).first("n")).toBe(1);
  });

  it("change nothing if the body was changed after signing", async () => {
    const { address } = await mailed();
    const timestamp = String(Math.floor(Date.now() / 1000));
    const signed = new TextEncoder().encode(JSON.stringify({ address: anyone() }));
    const signature = signatureOf(key, timestamp, signed);
    const answer = await post("unsubscribe", { address }, { headers: { "njia-signature": signature } });
    expect(answer.status).toBe(401);
    expect(await reasonOf(address)).toBeNull();
  });

  it("suppress addresses only after a 5.x.x bounce or an unsubscribe", async () => {
    const one = await mailed();
    await post("bounce", { address: one.address, status: "4.2.2" });
    expect(await reasonOf(one.address)).toBeNull();
    await post("bounce", { address: one.address, status: "5.1.1", messageId: one.messageId });
    expect(await reasonOf(one.address)).toBe("bounce");
    expect(await campaignNow(business, one.campaignId)).toMatchObject({ bounces: 1 });
    const two = await mailed();
    await post("unsubscribe", { address: two.address });
    expect(await reasonOf(two.address)).toBe("unsubscribe");
    expect(await campaignNow(business, two.campaignId)).toMatchObject({ unsubscribes: 1 });
    const stranger = anyone();
    await post("unsubscribe", { address: stranger });
    expect(await reasonOf(stranger)).toBe("unsubscribe");
  });

  it("reject events that the account didn't sign, or not within 300 seconds", async () => {
    const event = { address: anyone() };
    const now = Math.floor(Date.now() / 1000);
    const other = await makeBusiness();
    const refused: [Options, string][] = [
      [{ key: "wrong" }, "signature"],
      [{ at: now - 301 }, "300 seconds"],
      [{ at: now + 900 }, "300 seconds"],
      [{ account: other.account.id }, "signature"],
      [{ account: 999_999_999 }, "signature"],
    ];
    for (const [options, words] of refused) {
      const answer = await post("unsubscribe", event, options);
      expect([options, answer.status]).toEqual([options, 401]);
      expect(await answer.text()).toContain(words);
    }
    expect(await reasonOf(event.address)).toBeNull();
    expect((await post("unsubscribe", event, { at: Math.floor(Date.now() / 1000) - 240 })).status).toBe(200);
  });

  it("explain why an event can't be read", async () => {
    const cases: [object | Uint8Array, Options, number, string][] = [
      [{ address: "x" }, {}, 400, "Enter an email address"],
      [{}, {}, 400, "address"],
      [new TextEncoder().encode("{"), {}, 400, "isn’t valid JSON"],
      [{ address: anyone() }, { headers: { "njia-event": "" } }, 400, "Njia-Event"],
      [{ address: anyone() }, { headers: { "njia-signature": "zz" } }, 400, "Njia-Signature"],
      [{ address: anyone() }, { headers: { "njia-timestamp": "now" } }, 400, "Njia-Timestamp"],
      [{ address: anyone() }, { headers: { "njia-account": "0" } }, 400, "Njia-Account"],
    ];
    for (const [body, options, status, words] of cases) {
      const answer = await post("unsubscribe", body, options);
      expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining(words)]);
    }
    const large = await post("response", new Uint8Array(25 * 1024 * 1024 + 1));
    expect([large.status, await large.text()]).toEqual([413, expect.stringContaining("25 MB")]);
    expect((await fetchApp("/api/webhooks/email-response")).status).toBe(405);
  });

  it("accept only the current key", async () => {
    const old = key;
    key = await rotateWebhookKey(business.ctx);
    expect(key).not.toBe(old);
    expect((await post("unsubscribe", { address: anyone() }, { key: old })).status).toBe(401);
    expect((await post("unsubscribe", { address: anyone() })).status).toBe(200);
  });

  it("count every delivery towards the account's row quota, and reject new events above it", async () => {
    const used = () =>
      business.ctx.d1
        .prepare("select used from quota_usage where holder = ? and kind = 'rows'")
        .bind(`account:${business.account.id}`)
        .first<number>("used");
    const before = Number(await used());
    const event = crypto.randomUUID();
    const gone = { address: anyone() };
    for (let n = 0; n < 3; n += 1) expect((await post("unsubscribe", gone, { event })).status).toBe(200);
    expect(Number(await used()) - before).toBe(3);
    const rest = "update quota_usage set used = allowed where holder = ? and kind = 'rows'";
    await business.ctx.d1.prepare(rest).bind(`account:${business.account.id}`).run();
    const refused = await post("unsubscribe", { address: anyone() });
    expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);
    expect((await post("unsubscribe", gone, { event })).status).toBe(200);
  });

  it("count email size towards the account's byte quota, and respond 429 when it is used up", async () => {
    const set = (kind: "rows" | "bytes", to: string) =>
      business.ctx.d1
        .prepare(`update quota_usage set used = ${to} where holder = ? and kind = ? returning used`)
        .bind(`account:${business.account.id}`, kind)
        .first<number>("used");
    await set("rows", "0");
    const { address, messageId } = await mailed();
    const raw = replyTo(messageId, address, "Sounds good ".repeat(1_000));
    const event = crypto.randomUUID();
    const before = Number(await set("bytes", "used"));
    for (let n = 0; n < 2; n += 1) expect((await post("response", raw, { event })).status).toBe(200);
    expect(Number(await set("bytes", "used")) - before).toBe(raw.byteLength);
    await set("bytes", "allowed");
    expect((await post("response", { from: anyone(), text: "More" })).status).toBe(429);
  });
});
