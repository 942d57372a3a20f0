import { beforeAll, describe, expect, it } from "vitest";
import type { BusinessContext } from "~/core/context";
import { countUnread, listNotifications } from "~/domains/notifications/notifications.server";
import { changeOpportunity } from "~/domains/opportunities/changes/change-opportunity.server";
import { getForecast } from "~/domains/opportunities/forecast/get-forecast.server";
import { getPipelineValue } from "~/domains/opportunities/forecast/pipeline-value.server";
import { getBoard } from "~/domains/opportunities/get-board.server";
import { OpportunityQuery } from "~/domains/opportunities/schemas";
import { listOpportunities } from "~/domains/opportunities/search/list-opportunities.server";
import { TaskQuery } from "~/domains/opportunities/tasks/task-schemas";
import { listTasks } from "~/domains/opportunities/tasks/tasks.server";
import { makeOpportunity, totalsOf } from "../../support/fixtures/opportunities";
import { type Business, env, makeBusiness } from "../../support/harness/context";
import { metered } from "../../support/harness/metered";

const MANY = 3_000;
const MAX_ROWS_READ = 500;
let business: Business;
let ctx: BusinessContext;
let firstId = 0;

const STAGE =
  "case i % 5 when 0 then 'new_lead' when 1 then 'qualified' when 2 then 'in_progress' when 3 then 'closed_won' else 'closed_lost' end";

beforeAll(async () => {
  business = await makeBusiness({ plan: "corporate" });
  ctx = business.ctx;
  const { id } = await makeOpportunity(ctx, { title: "The first", revenue: 1 });
  firstId = id;
  const me = business.user.userId;
  const series = `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${MANY})`;
  await env.DB.batch([
    env.DB.prepare(
      `${series} insert into opportunities (id, account_id, created_by, owner_id, title, revenue, region, status, close_date,
        source, created_at, updated_at, stage_at, closed_at)
      select ${id + 1_000_000} + i, ?1, ?2, ?2, 'Solar ' || i, (i * 7919) % 90000, 'Kenya', ${STAGE}, '2027-0' || (1 + i % 9) || '-01',
        'manual', i, i, i, case when i % 5 > 2 then i end from n`,
    ).bind(business.account.id, me),
    env.DB.prepare("delete from opportunity_totals where account_id = ?").bind(business.account.id),
    env.DB.prepare(
      `insert into opportunity_totals (account_id, status, count, revenue, weighted, valued)
      select account_id, status, count(*), sum(revenue), 0, count(revenue) from opportunities
      where account_id = ? group by status`,
    ).bind(business.account.id),
    env.DB.prepare(
      `${series} insert into tasks (account_id, title, due_at, assigned_to, created_by, created_at, done_at)
      select ?1, 'Task ' || i, i, case when i % 50 then 0 else ?2 end, ?2, i, case when i % 3 = 0 then i end from n`,
    ).bind(business.account.id, me),
    env.DB.prepare(
      `${series} insert into notifications (account_id, user_id, cause, kind, title, path, created_at, read_at)
      select ?1, ?2, 'n' || i, 'task', 'Note ' || i, '/tasks', i, case when i % 2 then i end from n`,
    ).bind(business.account.id, me),
  ]);
});

const list = (given: Record<string, unknown>) => (c: BusinessContext) =>
  listOpportunities(c, OpportunityQuery.parse(given));

describe(`rows read with ${MANY} opportunities, tasks and notifications`, () => {
  const filters = [
    {},
    { sort: "value" },
    { sort: "closing" },
    { sort: "moved" },
    { status: "qualified", sort: "moved" },
    { status: "qualified" },
    { status: "qualified", sort: "value" },
    { status: "closed_won", sort: "closing" },
    { search: "solar" },
    { search: "solar 29", sort: "value" },
    { search: "nothing" },
    { region: "Kenya", sort: "value" },
    { region: "East Africa", search: "solar" },
  ];
  const reads: [string, (c: BusinessContext) => Promise<unknown>][] = [
    ...filters.map(
      (filter) =>
        [JSON.stringify(filter), list(filter)] as [string, (c: BusinessContext) => Promise<unknown>],
    ),
    ["of one owner", (c) => list({ owner: c.actor.userId, sort: "value" })(c)],
    [
      "a later page",
      async (c) => {
        const { next } = await list({ sort: "value" })(ctx);
        return list({ sort: "value", cursor: next })(c);
      },
    ],
    ["the board", getBoard],
    ["the forecast", getForecast],
    ["the pipeline's value", getPipelineValue],
    ["a change", (c) => changeOpportunity(c, firstId, { revenue: 500 })],
    ["my tasks", (c) => listTasks(c, TaskQuery.parse({}))],
    [
      "everybody's tasks that are done",
      (c) => listTasks(c, TaskQuery.parse({ whose: "all", state: "done" })),
    ],
    ["my tasks that are overdue", (c) => listTasks(c, TaskQuery.parse({ state: "overdue" }))],
    ["the bell", countUnread],
    ["notifications", (c) => listNotifications(c, { limit: 50, state: "unread" })],
  ];

  it.each(reads)("stay within the limit for %s", async (_, read) => {
    const meter = metered(ctx);
    await read(meter.ctx);
    expect(meter.rowsRead()).toBeLessThanOrEqual(MAX_ROWS_READ);
  });

  it("pages through every opportunity once, in every sort order", async () => {
    for (const sort of ["newest", "value", "closing", "moved"]) {
      const seen = new Set<number>();
      let cursor: number | undefined;
      do {
        const page = await list({ sort, cursor })(ctx);
        for (const { id } of page.rows) seen.add(id);
        cursor = page.next ?? undefined;
      } while (cursor !== undefined);
      expect(seen.size).toBe(MANY + 1);
    }
    expect((await totalsOf(business.account.id)).kept).toHaveLength(5);
  });
});
