import { describe, expect, it } from "vitest";
import { bounceJson } from "~/domains/replies/reply-json";
import { BouncesQuery } from "~/domains/replies/reply-schemas";
import { listBounces } from "~/domains/replies/responses/bounces.server";
import { classifyBounce } from "~/domains/replies/responses/classify-bounce.server";
import { receiveMail } from "~/domains/replies/responses/receive-mail.server";
import { campaignNow, messageNow, type Sent, sentTo } from "../../../support/fixtures/outreach";
import { outcome } from "../../../support/fixtures/people";
import { deliveryReport } from "../../../support/fixtures/raw-mails";
import { type Business, makeBusiness, testContext } from "../../../support/harness/context";

const system = testContext();
const anyone = () => `amina-${crypto.randomUUID()}@buyer.test`;

const SAID = {
  hard_bounce: ["5.1.1", "failed", "550 5.1.1 User unknown"],
  soft_bounce: ["4.2.2", "delayed", "452 4.2.2 Mailbox is full"],
  policy_block: ["5.7.1", "failed", "550 5.7.1 Client host blocked using zen.spamhaus.org"],
  undetermined: ["5.0.0", "failed", "554 transaction failed"],
} as const;

type Said = keyof typeof SAID;

const comesBack = async (as: Said, { messageId }: Sent, address: string) => {
  const [status, action, said] = SAID[as];
  await receiveMail(system, deliveryReport(messageId, address, status, action, said));
};

const listed = async ({ ctx }: Business, query: object = {}) =>
  (await listBounces(ctx, BouncesQuery.parse(query))).rows.map(bounceJson);

async function unclear() {
  const business = await makeBusiness();
  const address = anyone();
  const sent = await sentTo(business, address);
  await comesBack("undetermined", sent, address);
  const [mail] = await listed(business);
  return { business, address, sent, id: mail?.id ?? 0 };
}

describe("the bounce list with categories", () => {
  it("shows reason, action taken and advice for each category, and filters by category", async () => {
    const business = await makeBusiness();
    for (const as of Object.keys(SAID) as Said[]) {
      const address = anyone();
      await comesBack(as, await sentTo(business, address), address);
    }
    const rows = await listed(business);
    expect(rows.map((row) => [row.class, row.code, row.canDecide])).toEqual([
      ["undetermined", "554", true],
      ["policy_block", "550", false],
      ["soft_bounce", "452", false],
      ["hard_bounce", "550", false],
    ]);
    const [unknown, blocked, full, gone] = rows;
    expect(gone).toMatchObject({ classText: "Invalid address", status: "5.1.1", isSuppressed: true });
    expect(full?.done).toContain("the next step will be sent as planned");
    expect(blocked).toMatchObject({ isSuppressed: false, next: expect.stringContaining("blocklist") });
    expect(unknown).toMatchObject({ done: "No action yet. Review this bounce." });
    for (const row of rows) expect([row.reason, row.next, row.rule]).not.toContain(null);
    for (const as of Object.keys(SAID) as Said[])
      expect((await listed(business, { class: as })).map((row) => row.class)).toEqual([as]);
  });

  it("uses the index for the category filter", async () => {
    const { ctx } = await makeBusiness();
    const { results } = await ctx.d1
      .prepare(
        `explain query plan select * from inbound_emails where account_id = 1 and bounce_type = 'undetermined'
        and bounce_type is not null and (kind <> 'reply' or thread_id is null) order by id desc limit 51`,
      )
      .all<{ detail: string }>();
    expect(results.map(({ detail }) => detail).join()).toContain("inbound_emails_bounce_type");
  });

  it("shows that a sequence stopped after three bounces from a full mailbox", async () => {
    const business = await makeBusiness();
    const address = anyone();
    for (const _ of [1, 2, 3]) await comesBack("soft_bounce", await sentTo(business, address), address);
    for (const { done, isSuppressed } of await listed(business))
      expect([done, isSuppressed]).toEqual([
        expect.stringContaining("the contact’s sequence stopped"),
        false,
      ]);
  });
});

describe("an unclear bounce", () => {
  it("suppresses the address once a user decides that it is invalid, and counts once", async () => {
    const { business, sent, id } = await unclear();
    const { ctx } = business;
    await Promise.all([1, 2, 3].map(() => classifyBounce(ctx, id, { decision: "gone" })));
    expect(await listed(business)).toMatchObject([
      { decision: "gone", isSuppressed: true, canDecide: false },
    ]);
    expect(await messageNow(business, sent.waitingId)).toMatchObject({ state: "stopped" });
    expect(await campaignNow(business, sent.campaignId)).toMatchObject({ bounces: 1 });
    const audit = ctx.d1.prepare("select count(*) n from audit_log where target = ?").bind(`mail:${id}`);
    expect(await audit.first("n")).toBe(1);
  });

  it("changes nothing if a user decides that the address is valid, which can be corrected", async () => {
    const { business, sent, id } = await unclear();
    const { ctx } = business;
    for (const _ of [1, 2]) await classifyBounce(ctx, id, { decision: "not-gone" });
    const [left] = await listed(business);
    expect(left).toMatchObject({ decision: "not-gone", isSuppressed: false, canDecide: false });
    expect(await messageNow(business, sent.waitingId)).toMatchObject({ state: "waiting" });
    await classifyBounce(ctx, id, { decision: "gone" });
    expect(await outcome(classifyBounce(ctx, id, { decision: "not-gone" }))).toBe("conflict");
    expect(await listed(business)).toMatchObject([{ decision: "gone", isSuppressed: true }]);
  });

  it("applies the decision `invalid` if two users disagree concurrently", async () => {
    const { business, id } = await unclear();
    const { ctx } = business;
    const both = (["not-gone", "gone"] as const).map((decision) =>
      outcome(classifyBounce(ctx, id, { decision })),
    );
    expect((await Promise.all(both))[1]).toBe("passed");
    expect(await listed(business)).toMatchObject([{ decision: "gone", isSuppressed: true }]);
  });

  it("is visible to one business; a clear report, or one without our recipient, needs no decision", async () => {
    const { business, id } = await unclear();
    const other = await makeBusiness();
    expect(await outcome(classifyBounce(other.ctx, id, { decision: "gone" }))).toBe("not_found");
    const address = anyone();
    await comesBack("hard_bounce", await sentTo(business, address), address);
    const stranger = await sentTo(business, anyone());
    await comesBack("undetermined", stranger, anyone());
    const [unnamed, gone] = await listed(business);
    for (const bounce of [unnamed, gone])
      expect(await outcome(classifyBounce(business.ctx, bounce?.id ?? 0, { decision: "gone" }))).toBe(
        "conflict",
      );
  });
});
