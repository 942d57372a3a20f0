import { describe, expect, it } from "vitest";
import { nextStepStatement } from "~/domains/campaigns/steps/next-step.server";
import { campaignSteps } from "~/domains/campaigns/tables";
import { mailboxRates } from "~/domains/mailboxes/mailbox-days.server";
import { receiveMail } from "~/domains/replies/responses/receive-mail.server";
import { ingestBounce } from "~/domains/replies/responses/webhook-events.server";
import { suppressedAmong } from "~/domains/suppressions/suppressed-among.server";
import { campaignNow, messageNow, type Sent, sentTo } from "../../../support/fixtures/outreach";
import { complaint, deliveryReport, rawMail } from "../../../support/fixtures/raw-mails";
import { mailboxOf } from "../../../support/fixtures/sending";
import { type Business, makeBusiness, testContext } from "../../../support/harness/context";

const system = testContext();
const receive = (raw: Uint8Array, accountId: number | null = null) => receiveMail(system, raw, { accountId });
const anyone = (name = "amina") => `${name}-${crypto.randomUUID()}@buyer.test`;
const refused = async ({ ctx, account }: Business, ...addresses: string[]) => [
  ...(await suppressedAmong(ctx, account.id, addresses)),
];

const FULL = "452 4.2.2 The recipient's mailbox is full";
const BLOCKED = "550 5.7.1 Service unavailable, client host blocked using zen.spamhaus.org";
const full = ({ messageId }: Sent, address: string) =>
  deliveryReport(messageId, address, "4.2.2", "delayed", FULL);
const blocked = ({ messageId }: Sent, address: string) =>
  deliveryReport(messageId, address, "5.7.1", "failed", BLOCKED);

async function ofCopies(business: Business, address: string, ccEmails: string[]) {
  const sent = await sentTo(business, address);
  const step = { campaignId: sent.campaignId, position: 1, templateId: 1, delayHours: 0, ccEmails };
  await business.ctx.db.insert(campaignSteps).values(step as never);
  return sent;
}

describe("a full or unavailable mailbox", () => {
  it("is emailed again until three bounces of one address stop its sequences", async () => {
    const business = await makeBusiness();
    const address = anyone();
    const sent = [await sentTo(business, address), await sentTo(business, address)];
    for (const message of [...sent, ...sent]) await receive(full(message, address));
    for (const { waitingId } of sent)
      expect(await messageNow(business, waitingId)).toMatchObject({ state: "waiting" });
    const third = await sentTo(business, address);
    await Promise.all([1, 2, 3].map(() => receive(full(third, address))));
    for (const { waitingId } of [...sent, third])
      expect(await messageNow(business, waitingId)).toMatchObject({
        state: "stopped",
        reason_code: "soft_bounce_limit",
      });
    expect(await refused(business, address)).toEqual([]);
    expect(await messageNow(business, third.sentId)).toMatchObject({ bounced_at: null });
  });

  it("gets no next step after an email that was being sent at the third bounce", async () => {
    const business = await makeBusiness();
    const address = anyone();
    const inFlight = await sentTo(business, address);
    const steps = [1, 2, 3].map((position) => ({
      campaignId: inFlight.campaignId,
      position,
      templateId: 1,
      delayHours: 0,
    }));
    await business.ctx.db.insert(campaignSteps).values(steps as never);
    const state = (is: string) =>
      business.ctx.d1
        .prepare("update outreach_messages set state = ?, sent_at = created_at where id = ?")
        .bind(is, inFlight.waitingId)
        .run();
    await state("sending");
    for (const _ of [1, 2, 3]) await receive(full(await sentTo(business, address), address));
    await state("sent");
    await business.ctx.d1.batch([nextStepStatement(business.ctx, [inFlight.waitingId])]);
    const third = business.ctx.d1
      .prepare("select count(*) n from outreach_messages where campaign_id = ? and position = 3")
      .bind(inFlight.campaignId);
    expect(await third.first("n")).toBe(0);
  });

  it("is counted per account and per address", async () => {
    const [business, other] = [await makeBusiness(), await makeBusiness()];
    const address = anyone();
    const mine = await sentTo(business, address);
    await receive(full(mine, address));
    for (const _ of [1, 2]) await receive(full(await sentTo(other, address), address));
    const neighbour = await sentTo(business, anyone("bola"));
    for (const who of [anyone(), anyone()]) await receive(full(await sentTo(business, who), who));
    expect(await messageNow(business, mine.waitingId)).toMatchObject({ state: "waiting" });
    expect(await messageNow(business, neighbour.waitingId)).toMatchObject({ state: "waiting" });
    const forger = await sentTo(business, anyone("forger"));
    for (const hours of [4, 24, 48])
      await receive(
        deliveryReport(forger.messageId, address, "4.2.2", "delayed", `${FULL} for ${hours} hours`),
      );
    await receive(full(await sentTo(business, address), address));
    expect(await messageNow(business, mine.waitingId)).toMatchObject({ state: "waiting" });
  });
});

describe("an email blocked because of our sender reputation", () => {
  it("suppresses no one, counts once for its mailbox, and continues with the next step", async () => {
    const business = await makeBusiness();
    const address = anyone();
    const sent = await sentTo(business, address);
    await Promise.all([1, 2].map(() => receive(blocked(sent, address))));
    await receive(deliveryReport(sent.messageId, address, "5.7.1", "failed", `${BLOCKED} again`));
    expect(await refused(business, address)).toEqual([]);
    const box = await mailboxOf(business.ctx, sent.mailboxId);
    expect(box && (await mailboxRates(business.ctx, box))).toMatchObject({ blocked: 1, bounces: 0 });
    expect(await messageNow(business, sent.sentId)).toMatchObject({ bounced_at: null });
    expect(await messageNow(business, sent.waitingId)).toMatchObject({ state: "waiting" });
  });
});

describe("an unclear bounce", () => {
  it("changes nothing", async () => {
    const business = await makeBusiness();
    const address = anyone();
    const sent = await sentTo(business, address);
    await receive(deliveryReport(sent.messageId, address, "5.0.0", "failed", "554 transaction failed"));
    expect(await refused(business, address)).toEqual([]);
    expect(await messageNow(business, sent.sentId)).toMatchObject({ bounced_at: null });
    expect(await messageNow(business, sent.waitingId)).toMatchObject({ state: "waiting" });
  });
});

describe("a report about a named recipient", () => {
  it("suppresses the failed copy recipient, but not the main recipient", async () => {
    const business = await makeBusiness();
    const [address, copy] = [anyone(), anyone("copy")];
    const sent = await ofCopies(business, address, [copy]);
    for (const _ of [1, 2]) await receive(deliveryReport(sent.messageId, copy.toUpperCase(), "5.1.1"));
    expect(await refused(business, address, copy)).toEqual([copy]);
    expect(await messageNow(business, sent.sentId)).toMatchObject({ bounced_at: null });
    expect(await messageNow(business, sent.waitingId)).toMatchObject({ state: "waiting" });
    expect(await campaignNow(business, sent.campaignId)).toMatchObject({ bounces: 0 });
  });

  it("suppresses no address that did not receive the message", async () => {
    const business = await makeBusiness();
    const [address, stranger] = [anyone(), anyone("stranger")];
    const sent = await sentTo(business, address);
    await receive(deliveryReport(sent.messageId, stranger, "5.1.1"));
    await receive(deliveryReport(sent.messageId, stranger, "5.1.1"), business.account.id);
    expect(await refused(business, address, stranger)).toEqual([]);
    expect(await messageNow(business, sent.sentId)).toMatchObject({ bounced_at: null });
  });

  it("applies to the main recipient if it names no one and there was no copy", async () => {
    const business = await makeBusiness();
    const [alone, address, copy] = [anyone(), anyone(), anyone("copy")];
    const nameless = ({ messageId }: Sent) => deliveryReport(messageId, "unknown", "5.1.1");
    await receive(nameless(await sentTo(business, alone)));
    await receive(nameless(await ofCopies(business, address, [copy])));
    expect(await refused(business, alone, address, copy)).toEqual([alone]);
  });
});

describe("a bounce with the text 'no such user'", () => {
  it.each([
    ["5.2.2", "550 5.2.2 no such user", false],
    ["5.2.2", "550 5.1.1 no such user", true],
    ["5.1.1", "550 5.1.1 no such user", true],
  ])(
    "suppresses the address only if its status or message contains 5.1.1: %s, %s",
    async (status, said, isRefused) => {
      const business = await makeBusiness();
      const address = anyone();
      const { messageId } = await sentTo(business, address);
      await receive(deliveryReport(messageId, address, status, "failed", said));
      expect(await refused(business, address)).toEqual(isRefused ? [address] : []);
    },
  );
});

describe("a complaint", () => {
  const complaintsOf = async ({ ctx }: Business, { mailboxId }: Sent) => {
    const box = await mailboxOf(ctx, mailboxId);
    return box && (await mailboxRates(ctx, box)).complaints;
  };

  it("counts each recipient once per mailbox, for any number of emails", async () => {
    const business = await makeBusiness();
    const address = anyone();
    const [one, two] = [await sentTo(business, address), await sentTo(business, address.toUpperCase())];
    await business.ctx.d1
      .prepare("update outreach_messages set mailbox_id = ? where id = ?")
      .bind(one.mailboxId, two.sentId)
      .run();
    for (const { messageId } of [one, two, one]) await receive(complaint(messageId, address));
    expect(await complaintsOf(business, one)).toBe(1);
  });

  it("without a recipient applies to the only recipient, and suppresses no one if there are several", async () => {
    const business = await makeBusiness();
    const [alone, address, copy] = [anyone(), anyone(), anyone("copy")];
    await receive(complaint((await sentTo(business, alone)).messageId, "redacted@provider.test"));
    const sent = await ofCopies(business, address, [copy]);
    await receive(complaint(sent.messageId, "redacted@provider.test"));
    expect(await refused(business, alone, address, copy)).toEqual([alone]);
    expect(await complaintsOf(business, sent)).toBe(0);
    await receive(complaint(sent.messageId, copy));
    expect(await refused(business, address, copy)).toEqual([copy]);
  });
});

describe("a recipient who uses the email client's unsubscribe button", () => {
  const pressed = (from: string, more: Record<string, string> = {}) =>
    rawMail(
      { From: from, Subject: "Unsubscribe", ...more },
      "Apple Mail sent this email to unsubscribe from the message list",
    );
  const refusal = ({ ctx, account }: Business) =>
    ctx.d1.prepare("select reason from suppressions where account_id = ?").bind(account.id).first("reason");

  it("is unsubscribed, not counted as a complaint, if a server verifies the sender", async () => {
    const business = await makeBusiness();
    const address = anyone();
    const sent = await sentTo(business, address);
    await receive(pressed(address));
    expect(await refusal(business)).toBeNull();
    for (const _ of [1, 2]) await receive(pressed(address), business.account.id);
    expect(await refusal(business)).toBe("unsubscribe");
    const campaign = await campaignNow(business, sent.campaignId);
    expect(campaign).toMatchObject({ unsubscribes: 1, complaints: 0 });
    expect(await messageNow(business, sent.waitingId)).toMatchObject({ state: "stopped" });
  });

  it("is trusted if the email is a reply to ours", async () => {
    const business = await makeBusiness();
    const address = anyone();
    const { messageId } = await sentTo(business, address);
    await receive(pressed(address, { "In-Reply-To": messageId }));
    expect(await refusal(business)).toBe("unsubscribe");
  });
});

describe("a bounce that a mail server reports by webhook", () => {
  it.each([
    [{ status: "5.1.1" }, "bounce, matched", true],
    [{ status: "5.2.2", diagnostic: "552 5.2.2 mailbox full" }, "bounce, full, matched", false],
    [{ status: "5.0.0", type: "hard" }, "bounce, matched", true],
    [{ status: "5.0.0", type: "soft" }, "bounce, full, matched", false],
    [{ status: "5.0.0", type: "blocked" }, "bounce, blocked, matched", false],
    [{ status: "4.2.2" }, "delay: nothing changes", false],
  ] as const)("is classified like an emailed delivery report: %j", async (event, result, isRefused) => {
    const business = await makeBusiness();
    const address = anyone();
    await sentTo(business, address);
    const { ctx, account } = business;
    expect(await ingestBounce(ctx, account.id, { address, ...event }, crypto.randomUUID())).toEqual({
      result,
    });
    expect(await refused(business, address)).toEqual(isRefused ? [address] : []);
  });
});
