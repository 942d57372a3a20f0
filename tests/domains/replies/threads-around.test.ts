import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { ThreadFilter } from "~/domains/replies/reply-schemas";
import { getThread } from "~/domains/replies/threads/threads.server";
import { listThreadsAround } from "~/domains/replies/threads/threads-around.server";
import { makeThread } from "../../support/fixtures/answers";
import { metered } from "../../support/harness/metered";

const OPEN: ThreadFilter = { show: "open" };

/** A business with this many conversations, each a second later than the previous one: "1", "2" and so on. */
async function makeThreads(count: number) {
  const { business, threadId } = await makeThread("How much is it?");
  const { ctx, account } = business;
  await ctx.db.run(sql`with recursive n(i) as (select 2 union all select i + 1 from n where i < ${count})
    insert into threads (account_id, address, subject, reply_class, score, last_at, created_at)
    select ${account.id}, i || '@buyer.test', 'S', iif(i % 2, 'later', 'question'), 1, 1000 + i, 1 from n`);
  await ctx.db.run(
    sql`update threads set last_at = 1001, name = null, address = '1@buyer.test' where id = ${threadId}`,
  );
  const numbered = async (number: number) => {
    const row = await ctx.db.get<{ id: number }>(
      sql`select id from threads where account_id = ${account.id} and address = ${`${number}@buyer.test`}`,
    );
    return getThread(ctx, row?.id ?? 0);
  };
  const around = async (number: number, filter: ThreadFilter = OPEN) =>
    (await listThreadsAround(ctx, await numbered(number), filter)).map(({ who }) =>
      Number(who.split("@")[0]),
    );
  return { ctx, numbered, around };
}

describe("the conversations around an open one", () => {
  it("are its 20 neighbours including itself, latest first", async () => {
    const { around } = await makeThreads(60);
    expect(await around(30)).toEqual(Array.from({ length: 20 }, (_, index) => 35 - index));
    expect(await around(60)).toEqual(Array.from({ length: 20 }, (_, index) => 60 - index));
    expect(await around(2)).toEqual(Array.from({ length: 20 }, (_, index) => 20 - index));
  });

  it("use the filter of the list that it was opened from", async () => {
    const { ctx, around } = await makeThreads(12);
    expect(await around(6, { show: "open", replyClass: "later" })).toEqual([11, 9, 7, 6, 5, 3]);
    await ctx.db.run(
      sql`update threads set read_at = 1 where account_id = ${ctx.account.id} and last_at > 1006`,
    );
    expect(await around(6, { show: "unread", replyClass: "later" })).toEqual([6, 5, 3]);
    await ctx.db.run(
      sql`update threads set archived_at = 1 where account_id = ${ctx.account.id} and last_at <> 1008`,
    );
    expect(await around(6)).toEqual([8, 6]);
  });

  it("exclude those of another business", async () => {
    const one = await makeThreads(3);
    const other = await makeThreads(3);
    const ids = (await listThreadsAround(one.ctx, await one.numbered(2), OPEN)).map(({ id }) => id);
    const others = (await listThreadsAround(other.ctx, await other.numbered(2), OPEN)).map(({ id }) => id);
    expect(ids.filter((id) => others.includes(id))).toEqual([]);
  });

  it("read a limited number of rows, however many there are", async () => {
    const { ctx, numbered } = await makeThreads(1_000);
    const thread = await numbered(500);
    const meter = metered(ctx);
    for (const filter of [
      OPEN,
      { show: "unread" },
      { show: "waiting" },
      { show: "open", replyClass: "not_interested" },
    ] as const) {
      meter.reset();
      await listThreadsAround(meter.ctx, thread, filter);
      expect(meter.rowsRead()).toBeLessThanOrEqual(330);
    }
  });
});
