import { describe, expect, it } from "vitest";
import { ActivityQuery, RowsQuery } from "~/domains/admin/activity/activity";
import { countSentMessages, getActivity } from "~/domains/admin/activity/activity.server";
import { listActivityRows } from "~/domains/admin/activity/activity-rows.server";
import { makeMailbox } from "../../support/fixtures/sending";
import { env, makeBusiness, testContext } from "../../support/harness/context";
import { metered } from "../../support/harness/metered";

/** A context on a separate day, so that other tests' mailboxes fall on other days. */
const on = (iso: string) => ({ ...testContext(), now: () => new Date(`${iso}T12:00:00Z`) });
const sent = (mailboxId: number, day: string, count: number) =>
  env.DB.prepare(
    "insert into mailbox_daily_stats (mailbox_id, day, sent) values (?, ?, ?) on conflict do update set sent = excluded.sent",
  )
    .bind(mailboxId, day, count)
    .run();
const figure = async (iso: string) =>
  (await getActivity(on(iso), ActivityQuery.parse({ range: "7d" }))).measures.find(
    ({ measure }) => measure === "messages",
  );

describe("the figure of sent messages", () => {
  it("counts what mailboxes sent, once despite repeated runs, without demo accounts", async () => {
    const one = await makeMailbox((await makeBusiness({ name: "Soko" })).ctx, 25);
    const two = await makeMailbox((await makeBusiness()).ctx, 25);
    const demo = await makeBusiness();
    await env.DB.prepare("update accounts set is_demo = 1 where id = ?").bind(demo.account.id).run();
    const shown = await makeMailbox(demo.ctx, 25);
    await sent(one.id, "1991-05-06", 40);
    await sent(one.id, "1991-05-07", 3);
    await sent(two.id, "1991-05-07", 5);
    await sent(shown.id, "1991-05-07", 100);
    await Promise.all([1, 2].map(() => countSentMessages(on("1991-05-07"))));
    await sent(one.id, "1991-05-07", 4);
    await countSentMessages(on("1991-05-07"));
    const found = await figure("1991-05-07");
    expect(found?.total).toBe(49);
    expect(found?.points.slice(-2).map(({ count }) => count)).toEqual([40, 9]);
    await env.DB.prepare("delete from mailbox_daily_stats where mailbox_id = ?").bind(one.id).run();
    await countSentMessages(on("1991-05-07"));
    expect((await figure("1991-05-07"))?.total).toBe(49);
  });

  it("lists the mailboxes behind a day, reading few rows among thousands", async () => {
    const { ctx } = await makeBusiness({ name: "Duka" });
    const box = await makeMailbox(ctx, 25);
    await env.DB.prepare(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < 3000)
      insert into mailbox_daily_stats (mailbox_id, day, sent) select ?1, date('1992-01-01', i || ' days'), 1 from n`,
    )
      .bind(box.id)
      .run();
    await sent(box.id, "1992-03-04", 12);
    const meter = metered(on("1992-03-05"));
    await countSentMessages(meter.ctx);
    const query = RowsQuery.parse({ from: "1992-03-04", to: "1992-03-04" });
    const { rows, total } = await listActivityRows(meter.ctx, "messages", query);
    expect(meter.rowsRead()).toBeLessThan(60);
    expect(rows).toMatchObject([{ what: "12 from amina@sender.test", who: "Duka" }]);
    expect(total).toEqual({ count: 12, isExact: true });
  });
});
