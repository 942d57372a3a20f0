import { expect, it } from "vitest";
import { dayOf } from "~/core/seconds";
import { OPEN_MAILS } from "~/domains/quotas/policy";
import { receiveMail } from "~/domains/replies/responses/receive-mail.server";
import { makeBusiness, testContext } from "../../support/context";
import { sentTo } from "../../support/outreach";
import { rawMail, replyTo } from "../../support/raw-mails";

const system = testContext();
const used = (holder: string, count: number) =>
  system.d1
    .prepare("insert into quota_use (holder, period, kind, used, allowed) values (?, ?, 'rows', ?, ?)")
    .bind(holder, dayOf(system.now()), count, count + 1)
    .run();
const mails = () => system.d1.prepare("select count(*) as n from inbound_mails").first<number>("n");

it("writes no more mails of the open internet for an account than a day has, of two at once one", async () => {
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
  const refused = answers.find((each) => each.status === "rejected");
  expect(refused?.reason).toMatchObject({ code: "limit_reached" });
  expect(String(refused?.reason.message)).toContain("send it again tomorrow");
  expect(await mails()).toBe(before + 1);
  const vouched = await receiveMail(system, replyTo(messageId, address, "By the signed webhook."), {
    accountId: business.account.id,
  });
  expect(vouched.isNew).toBe(true);
});

it("writes no more mails that answer nobody than a day has", async () => {
  await used("inbound:unmatched", OPEN_MAILS.unmatched);
  const before = await mails();
  const mail = rawMail({ From: "someone@else.test", Subject: "Hello", To: "sales@soko.test" }, "Hello");
  await expect(receiveMail(system, mail)).rejects.toMatchObject({ code: "limit_reached" });
  expect(await mails()).toBe(before);
});
