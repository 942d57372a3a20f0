import { describe, expect, it } from "vitest";
import { dayOf } from "~/core/seconds";
import { countRecentlyRejected, countRejectedOverall } from "~/domains/quotas/count-rejected.server";
import { OPEN_MAILS } from "~/domains/quotas/policy";
import { receiveMail } from "~/domains/replies/responses/receive-mail.server";
import { sentTo } from "../../support/fixtures/outreach";
import { rawMail, replyTo } from "../../support/fixtures/raw-mails";
import { type Business, makeBusiness, testContext } from "../../support/harness/context";
import { metered } from "../../support/harness/metered";

const system = testContext();
const used = (holder: string, count: number) =>
  system.d1
    .prepare("insert into quota_usage (holder, period, kind, used, allowed) values (?, ?, 'rows', ?, ?)")
    .bind(holder, dayOf(system.now()), count, count + 1)
    .run();
const mails = () => system.d1.prepare("select count(*) as n from inbound_emails").first<number>("n");

it("stores no more unmatched emails per account than the daily limit, also under concurrency", async () => {
  const business = await makeBusiness();
  const address = `amina-${crypto.randomUUID()}@buyer.test`;
  const { messageId } = await sentTo(business, address);
  await used(`inbound:${business.account.id}`, OPEN_MAILS.account - 1);
  const before = (await mails()) ?? 0;
  const answers = await Promise.allSettled(
    ["Yes, call me.", "Please send prices."].map((text) =>
      receiveMail(system, replyTo(messageId, address, text)),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  const refused = answers.find((answer) => answer.status === "rejected");
  expect(refused?.reason).toMatchObject({ code: "limit_reached" });
  expect(String(refused?.reason.message)).toContain("Send again tomorrow");
  expect(await mails()).toBe(before + 1);
  const vouched = await receiveMail(system, replyTo(messageId, address, "By the signed webhook."), {
    accountId: business.account.id,
  });
  expect(vouched.isNew).toBe(true);
});

it("stores no more emails without an account than the daily limit", async () => {
  await used("inbound:unmatched", OPEN_MAILS.unmatched);
  const before = await mails();
  const mail = rawMail({ From: "someone@else.test", Subject: "Hello", To: "sales@soko.test" }, "Hello");
  await expect(receiveMail(system, mail)).rejects.toMatchObject({ code: "limit_reached" });
  expect(await mails()).toBe(before);
});

const mailsOf = ({ ctx, account }: Business) =>
  ctx.d1
    .prepare("select count(*) n from inbound_emails where account_id = ?")
    .bind(account.id)
    .first<number>("n");

async function written() {
  const business = await makeBusiness();
  const address = `amina-${crypto.randomUUID()}@buyer.test`;
  const { messageId } = await sentTo(business, address);
  const answer = (words: string) => receiveMail(testContext(), replyTo(messageId, address, words));
  return { business, address, messageId, answer };
}

/** Sets the usage as if this many emails had arrived today. */
const use = ({ ctx }: Business, holder: string, used: number) =>
  ctx.d1.prepare("update quota_usage set used = ?2 where holder like ?1").bind(holder, used).run();

describe("the daily limit of unsolicited emails", () => {
  it("applies per sender; emails above it are not stored, and are counted for display", async () => {
    const [one, other] = [await written(), await written()];
    const before = await countRejectedOverall(system);
    await one.answer("How much is it?");
    await use(one.business, `sender:${one.business.account.id}:%`, OPEN_MAILS.sender - 1);
    await one.answer("And for ten?");
    for (const _ of [1, 2])
      await expect(one.answer("And for a hundred?")).rejects.toMatchObject({ code: "limit_reached" });
    expect([await mailsOf(one.business), await countRecentlyRejected(one.business.ctx)]).toEqual([2, 2]);
    expect(await other.answer("How much is it?")).toMatchObject({ isNew: true });
    expect(await countRecentlyRejected(other.business.ctx)).toBe(0);
    const { mails: more, accounts, unmatched } = await countRejectedOverall(system);
    expect([more - before.mails, accounts - before.accounts, unmatched - before.unmatched]).toEqual([
      2, 1, 0,
    ]);
  });

  it("reserves room for emails that name a message", async () => {
    const { business, address, answer } = await written();
    const guessed = (words: string) =>
      receiveMail(testContext(), rawMail({ From: address, Subject: "Re: Solar" }, words));
    expect(await guessed("How much is it?")).toMatchObject({ isMatched: true });
    await use(business, `inbound-by-address:${business.account.id}`, OPEN_MAILS.byAddress);
    await expect(guessed("And for ten?")).rejects.toMatchObject({ code: "limit_reached" });
    expect(await answer("And for a hundred?")).toMatchObject({ isNew: true });
  });

  it("counts an email once, and accepts an already stored one at the limit", async () => {
    const { business, messageId, address, answer } = await written();
    await answer("First");
    await use(business, `sender:${business.account.id}:%`, OPEN_MAILS.sender - 3);
    const twice = replyTo(messageId, address, "Twice");
    const took = () => receiveMail(testContext(), twice);
    const both = await Promise.all([took(), took()]);
    expect(both.map(({ isNew }) => isNew).sort()).toEqual([false, true]);
    const more = await Promise.allSettled(["a", "b", "c", "d"].map(answer));
    expect(more.filter(({ status }) => status === "fulfilled").length).toBe(2);
    expect(await took()).toMatchObject({ isNew: false });
    expect(await mailsOf(business)).toBe(4);
  });

  it("costs few rows read, also above the limit", async () => {
    const { business, address, messageId } = await written();
    const { ctx, rowsRead } = metered(testContext());
    await receiveMail(ctx, replyTo(messageId, address, "How much is it?"));
    expect(rowsRead()).toBeLessThan(150);
    await use(business, `sender:${business.account.id}:%`, OPEN_MAILS.sender);
    const over = metered(testContext());
    await expect(receiveMail(over.ctx, replyTo(messageId, address, "And?"))).rejects.toThrow();
    expect(over.rowsRead()).toBeLessThan(60);
  });
});
