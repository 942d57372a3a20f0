import { describe, expect, it } from "vitest";
import { erasePersonFromReplies } from "~/domains/replies/erase-person.server";
import { bounceDetailJson, bounceJson } from "~/domains/replies/reply-json";
import { BouncesQuery } from "~/domains/replies/reply-schemas";
import { getBounce, listBounces } from "~/domains/replies/responses/bounces.server";
import { receiveMail } from "~/domains/replies/responses/receive-mail.server";
import { ingestBounce } from "~/domains/replies/responses/webhook-events.server";
import { sentTo } from "../../../support/fixtures/outreach";
import { complaint, deliveryReport, rawMail, replyTo } from "../../../support/fixtures/raw-mails";
import { type Business, makeBusiness, testContext } from "../../../support/harness/context";

const system = testContext();
const receive = (raw: Uint8Array, accountId: number | null = null) => receiveMail(system, raw, { accountId });
const anyone = () => `amina-${crypto.randomUUID()}@buyer.test`;

const listed = async ({ ctx }: Business, query: object = {}) =>
  (await listBounces(ctx, BouncesQuery.parse(query))).rows.map(bounceJson);

describe("the list of bounces", () => {
  it("shows a bounce with the server's response, the action taken and its message, but no replies", async () => {
    const business = await makeBusiness();
    const address = anyone();
    const sent = await sentTo(business, address);
    await receive(replyTo(sent.messageId, address, "How much is it?"));
    await receive(deliveryReport(sent.messageId, address, "5.1.1"));
    expect(await listed(business)).toEqual([
      expect.objectContaining({
        kind: "bounce",
        about: address,
        status: "5.1.1",
        serverSaid: "550 no such user",
        isSuppressed: true,
        done: "The address is on your suppression list and will no longer be emailed.",
        messageId: sent.sentId,
        campaignId: sent.campaignId,
        step: 1,
        matchedBy: "message-id",
      }),
    ]);
  });

  it("states that a delay, an auto-reply and a forged report changed nothing", async () => {
    const business = await makeBusiness();
    const address = anyone();
    const { messageId } = await sentTo(business, address);
    await receive(deliveryReport(messageId, address, "4.2.2", "delayed"));
    await receive(replyTo(messageId, address, "I am away", { "Auto-Submitted": "auto-replied" }));
    await receive(deliveryReport("<made-up@x.test>", anyone(), "5.1.1"), business.account.id);
    const rows = await listed(business);
    expect(rows.map(({ kind, isSuppressed }) => [kind, isSuppressed])).toEqual([
      ["bounce", false],
      ["auto-reply", false],
      ["delay", false],
    ]);
    for (const { done } of rows) expect(done).toMatch(/^No action: /);
    expect(rows[0]?.done).toContain("matches none of your emails");
    expect(await listed(business, { kind: "auto-reply" })).toMatchObject([{ about: address }]);
  });

  it("lists a complaint, and an email without a recipient to reply to", async () => {
    const business = await makeBusiness();
    const address = anyone();
    const { messageId } = await sentTo(business, address);
    await receive(complaint(messageId, address));
    await receive(rawMail({ Subject: "Hi" }, "Who am I?"), business.account.id);
    const [nobody, spam] = await listed(business);
    expect(spam).toMatchObject({ kind: "complaint", about: address, isSuppressed: true });
    expect(nobody).toMatchObject({ kind: "reply", kindText: "Reply without sender", about: null });
  });

  it("lists each webhook event of a mail server once", async () => {
    const business = await makeBusiness();
    const address = anyone();
    const { sentId } = await sentTo(business, address);
    const event = { address, status: "5.2.1", diagnostic: "Mailbox\r\ndisabled" };
    for (const _ of [1, 2]) await ingestBounce(business.ctx, business.account.id, event, "event-1");
    await ingestBounce(business.ctx, business.account.id, { address: anyone(), status: "4.2.2" }, "event-2");
    const rows = await listed(business);
    expect(rows.map(({ kind }) => kind)).toEqual(["delay", "bounce"]);
    expect(rows[1]).toMatchObject({ about: address, messageId: sentId, isSuppressed: true });
    expect(rows[1]?.serverSaid).toMatch(/^Mailbox\s+disabled$/);
  });

  it("is paged, opens an entry with its text, and is visible to one business only", async () => {
    const business = await makeBusiness();
    const address = anyone();
    const { messageId } = await sentTo(business, address);
    for (const n of [1, 2, 3])
      await receive(replyTo(messageId, address, `Away ${n}`, { "Auto-Submitted": "auto-replied" }));
    const first = await listBounces(business.ctx, BouncesQuery.parse({ limit: 2 }));
    expect([first.rows.length, first.total]).toEqual([2, { count: 3, isExact: true }]);
    const rest = await listBounces(business.ctx, BouncesQuery.parse({ limit: 2, cursor: first.next }));
    expect([rest.rows.length, rest.next]).toEqual([1, null]);
    const id = first.rows[0]?.mail.id ?? 0;
    expect(bounceDetailJson(await getBounce(business.ctx, id)).text).toContain("Away 3");
    const other = await makeBusiness();
    expect(await listed(other)).toEqual([]);
    await expect(getBounce(other.ctx, id)).rejects.toThrow("This email");
    const { threadId } = await receive(replyTo(messageId, address, "How much?"));
    expect(threadId).toBeTypeOf("number");
    expect((await listBounces(business.ctx, BouncesQuery.parse({}))).total.count).toBe(3);
  });

  it("reads no more rows than it shows for a busy account", async () => {
    const { ctx, account } = await makeBusiness();
    const rows = `with recursive n(i) as (select 1 union all select i + 1 from n where i < 3000)`;
    await ctx.d1
      .prepare(
        `insert into inbound_emails (account_id, thread_id, kind, dedupe_key, from_address, subject, text, size, received_at)
        ${rows} select ?1, i, iif(i % 2, 'reply', iif(i % 100, 'bounce', 'complaint')), 'b' || ?1 || ':' || i, '', '', '', 0, 0 from n`,
      )
      .bind(account.id)
      .run();
    const plan = async (and: string) =>
      (
        await ctx.d1
          .prepare(
            `explain query plan select * from inbound_emails where account_id = ? ${and}
            and (kind <> 'reply' or thread_id is null) order by id desc limit 51`,
          )
          .bind(account.id)
          .all<{ detail: string }>()
      ).results
        .map(({ detail }) => detail)
        .join();
    expect(await plan("")).toContain("inbound_emails_bounces ");
    expect(await plan("and kind = 'complaint'")).toContain("inbound_emails_bounces_kind");
    for (const query of [{}, { kind: "complaint" }])
      expect((await listBounces(ctx, BouncesQuery.parse(query))).rows.length).toBeGreaterThan(10);
  });
});

describe("an erased person", () => {
  it("is removed from the reports about their emails", async () => {
    const business = await makeBusiness();
    const address = anyone();
    const { messageId } = await sentTo(business, address);
    await receive(deliveryReport(messageId, address, "5.1.1"));
    await business.ctx.d1.batch(erasePersonFromReplies(system, address));
    const all = await business.ctx.d1
      .prepare("select * from inbound_emails where account_id = ?")
      .bind(business.account.id)
      .all();
    expect(JSON.stringify(all.results)).not.toContain(address);
  });
});
