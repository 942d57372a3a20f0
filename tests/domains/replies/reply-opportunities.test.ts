import { describe, expect, it } from "vitest";
import { runJob } from "workers/queue";
import { erasePersonFromReplies } from "~/domains/replies/erase-person.server";
import { requeueCreations } from "~/domains/replies/reply-opportunities.server";
import { receiveMail } from "~/domains/replies/responses/receive-mail.server";
import { type Business, env, makeBusiness, testContext } from "../../support/context";
import { failing } from "../../support/failing";
import { runOpenings, sentTo } from "../../support/outreach";
import { replyTo } from "../../support/raw-mails";
import { later } from "../../support/sending";

const INTEREST = "Sounds good, please call me.";

async function mailed() {
  const business = await makeBusiness();
  const address = `amina-${crypto.randomUUID()}@buyer.test`;
  const { messageId } = await sentTo(business, address);
  return { business, raw: replyTo(messageId, address, INTEREST) };
}

const countOf = ({ ctx, account }: Business, table: string) =>
  ctx.d1.prepare(`select count(*) n from ${table} where account_id = ?`).bind(account.id).first<number>("n");
const opportunityOf = ({ ctx, account }: Business) =>
  ctx.d1
    .prepare("select opportunity_id id from threads where account_id = ?")
    .bind(account.id)
    .first<number | null>("id");

/** A minute later: the clock, then what it queued. */
async function nextMinute(seconds = 70) {
  const clock = later(testContext(), seconds);
  await requeueCreations(clock);
  await runOpenings(clock);
}

describe("a reply of interest", () => {
  it.each([false, true])(
    "opens its opportunity, wherever the job that takes the mail dies (answers lost: %s)",
    async (isAfter) => {
      for (let index = 1, isOver = false; !isOver; index += 1) {
        const { business, raw } = await mailed();
        const broken = failing(testContext(), { at: index, isAfter, isLasting: true });
        await receiveMail(broken.ctx, raw).catch(() => {});
        isOver = broken.calls() < index;
        // The server that brought the mail brings it again.
        await receiveMail(testContext(), raw);
        await nextMinute();
        const label = `call ${index}`;
        expect(await countOf(business, "opportunities"), label).toBe(1);
        expect(await opportunityOf(business), label).toBeTypeOf("number");
        expect(await countOf(business, "pending_opportunities"), label).toBe(0);
      }
    },
  );

  it("opens one where its job is delivered twice, also at once, or dies on its way", async () => {
    const { business, raw } = await mailed();
    const ctx = testContext();
    await receiveMail(ctx, raw);
    const job = ctx.queue.sent.find(({ kind }) => kind === "open-opportunity");
    if (!job) throw new Error("no job");
    const dying = { ...env, DB: failing(ctx, { at: 4, isAfter: true, isLasting: true }).ctx.d1 };
    await runJob(dying, job, "test").catch(() => {});
    await Promise.all([1, 2, 3].map(() => runJob(env, job, "test")));
    await nextMinute();
    expect(await countOf(business, "opportunities")).toBe(1);
    expect(await opportunityOf(business)).toBeTypeOf("number");
  });

  it("is left alone by the clock while its job is young, and is queued once a minute after", async () => {
    const { business, raw } = await mailed();
    await receiveMail(testContext(), raw);
    const queued = async (seconds: number) => {
      const ctx = later(testContext(), seconds);
      await requeueCreations(ctx);
      const { results } = await business.ctx.d1
        .prepare("select inbound_id id from pending_opportunities where account_id = ?")
        .bind(business.account.id)
        .all<{ id: number }>();
      return ctx.queue.sent.filter(
        (message) => message.kind === "open-opportunity" && message.inboundId === results[0]?.id,
      ).length;
    };
    expect([await queued(30), await queued(70), await queued(80), await queued(140)]).toEqual([0, 1, 0, 1]);
    await nextMinute(300);
    expect(await countOf(business, "opportunities")).toBe(1);
  });

  it("whose writer is erased before its job runs opens nothing", async () => {
    const { business, raw } = await mailed();
    await receiveMail(testContext(), raw);
    const [thread] = (
      await business.ctx.d1
        .prepare("select address from threads where account_id = ?")
        .bind(business.account.id)
        .all<{ address: string }>()
    ).results;
    await business.ctx.d1.batch(erasePersonFromReplies(testContext(), thread?.address ?? ""));
    await nextMinute();
    expect(await countOf(business, "opportunities")).toBe(0);
  });
});
