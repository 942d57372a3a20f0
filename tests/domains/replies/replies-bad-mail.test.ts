import { describe, expect, it } from "vitest";
import { receiveMail } from "~/domains/replies/responses/receive-mail.server";
import { campaignNow, messageNow, sentTo } from "../../support/fixtures/outreach";
import { rawMail, replyTo } from "../../support/fixtures/raw-mails";
import { makeBusiness, testContext } from "../../support/harness/context";

const system = testContext();
const receive = (raw: Uint8Array, accountId: number | null = null) => receiveMail(system, raw, { accountId });
const anyone = () => `amina-${crypto.randomUUID()}@buyer.test`;

async function mailed() {
  const business = await makeBusiness();
  const address = anyone();
  const last = async () =>
    (await business.ctx.d1
      .prepare("select * from inbound_emails where account_id = ? order by id desc limit 1")
      .bind(business.account.id)
      .first<Record<string, string | number | null>>()) ?? {};
  return { business, address, last, ...(await sentTo(business, address)) };
}

describe("a forged reply", () => {
  it("with a contact's address is stored as matched by address only", async () => {
    const { business, address, last } = await mailed();
    const raw = rawMail({ From: `Amina Buyer <${address}>`, "In-Reply-To": "<made-up@evil.test>" }, "Pay me");
    expect(await receive(raw)).toMatchObject({ kind: "reply", isMatched: true });
    expect(await last()).toMatchObject({ matched_by: "address", from_address: address });
    const other = await makeBusiness();
    expect((await receive(raw, other.account.id)).isMatched).toBe(false);
    expect(await campaignNow(business, (await sentTo(other, anyone())).campaignId)).toMatchObject({
      responses: 0,
    });
  });

  it("from an unknown sender without a reference is matched to no account", async () => {
    const { business, waitingId, campaignId } = await mailed();
    const raw = rawMail(
      { From: anyone(), "In-Reply-To": "<made-up@evil.test>", To: "sales@soko.test" },
      "Stop",
    );
    expect(await receive(raw)).toMatchObject({ isMatched: false, threadId: null });
    expect(await messageNow(business, waitingId)).toMatchObject({ state: "waiting" });
    expect(await campaignNow(business, campaignId)).toMatchObject({ responses: 0, unsubscribes: 0 });
    const kept =
      "select account_id, length(text) as length, raw_key from inbound_emails order by id desc limit 1";
    expect(await system.d1.prepare(kept).first()).toMatchObject({ account_id: null, raw_key: null });
  });

  it("from a colleague with a valid reference is stored under the colleague's address", async () => {
    const { business, address, messageId, waitingId } = await mailed();
    const colleague = anyone();
    expect(await receive(replyTo(messageId, colleague, "We are interested"))).toMatchObject({
      isMatched: true,
    });
    expect(await messageNow(business, waitingId)).toMatchObject({ state: "stopped" });
    const thread = "select address from threads where account_id = ?";
    expect(await business.ctx.d1.prepare(thread).bind(business.account.id).first("address")).toBe(colleague);
    expect(colleague).not.toBe(address);
  });
});

describe("an incoming email without headers", () => {
  it("is stored for the account that delivers it, without a conversation or suppression", async () => {
    const { business, last } = await mailed();
    const raw = new TextEncoder().encode("Hello there\nno headers at all, remove me from your list");
    expect(await receive(raw, business.account.id)).toMatchObject({ isMatched: false, threadId: null });
    expect(await last()).toMatchObject({ from_address: "", thread_id: null });
    expect((await last()).text).toContain("no headers at all");
    const refused = business.ctx.d1.prepare("select count(*) n from suppressions where account_id = ?");
    expect(await refused.bind(business.account.id).first("n")).toBe(0);
  });
});

describe("a reply in another language", () => {
  const base64 = (text: string) => Buffer.from(text).toString("base64");

  it.each([
    ["Arabic in base64", "مرحبا، نحن مهتمون. أرسلوا لنا عرض سعر من فضلكم", "interested"],
    ["Swahili in base64", "Habari, ninavutiwa. Naomba tuwasiliane kesho.", "interested"],
    ["Arabic that wants no mail", "أرجو إلغاء الاشتراك", "unsubscribe"],
  ])("is decoded exactly and classified: %s", async (_, text, replyClass) => {
    const { address, messageId, last } = await mailed();
    const raw = rawMail(
      {
        From: `=?utf-8?B?${base64("أمينة")}?= <${address}>`,
        Subject: `=?utf-8?B?${base64("رد: عرض")}?=`,
        "In-Reply-To": messageId,
        "Content-Transfer-Encoding": "base64",
      },
      base64(text),
    );
    expect(await receive(raw)).toMatchObject({ replyClass });
    const row = await last();
    expect([String(row.text).trim(), row.from_name, row.subject]).toEqual([text, "أمينة", "رد: عرض"]);
  });

  it("in French in a legacy character set is decoded correctly", async () => {
    const { address, messageId, last } = await mailed();
    const raw = rawMail(
      { From: address, "In-Reply-To": messageId, "Content-Transfer-Encoding": "quoted-printable" },
      "Bonjour, je suis int=E9ress=E9. =C0 bient=F4t",
      "text/plain; charset=iso-8859-1",
    );
    expect(await receive(raw)).toMatchObject({ replyClass: "interested" });
    expect(String((await last()).text)).toContain("je suis intéressé. À bientôt");
  });
});

describe("an HTML reply", () => {
  it.each([
    ['<a href="javascript:alert(1)">Call me</a>', /javascript:/i],
    ['<svg onload="alert(1)"></svg><p>Call me</p>', /onload|<svg/i],
    ['<iframe src="https://evil.test"></iframe><p>Call me</p>', /iframe|evil/i],
    ['<form action="https://evil.test"><input name="password"></form><p>Call me</p>', /<form|<input|evil/i],
    [
      '<style>body{background:url(https://evil.test)}</style><p style="position:fixed">Call me</p>',
      /style|evil/i,
    ],
    ["<p>Call me</p><scr<script>ipt>alert(1)</script>", /<script|<scr/i],
    ['<meta http-equiv="refresh" content="0;url=https://evil.test"><p>Call me</p>', /<meta|evil/i],
  ])("keeps its text, but no scripts, forms or remote content: %s", async (html, forbidden) => {
    const { address, messageId, last } = await mailed();
    await receive(rawMail({ From: address, "In-Reply-To": messageId }, html, "text/html; charset=utf-8"));
    const row = await last();
    expect(row.html).toContain("Call me");
    expect(row.html).not.toMatch(forbidden);
  });
});
