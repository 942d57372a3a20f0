import { describe, expect, it } from "vitest";
import { ActivityQuery, getMeasure, type MeasureKey, RowsQuery } from "~/domains/admin/activity/activity";
import { countActivity, getActivity } from "~/domains/admin/activity/activity.server";
import { listActivityRows } from "~/domains/admin/activity/activity-rows.server";
import { dayOf, firstDay, isoOf, periodOf } from "~/domains/admin/activity/periods";
import { deleteLeadSearch } from "~/domains/lead-search/delete-lead-search.server";
import { addAlike, makeSearch, runSearch } from "../../support/fixtures/lead-search";
import { env, makeBusiness, still, testContext } from "../../support/harness/context";
import { metered } from "../../support/harness/metered";

const DAY = 86_400;

/** A context on another day, so that each test has years of its own. */
const on = (iso: string) => {
  const ctx = testContext();
  return { ...ctx, now: () => new Date(`${iso}T12:00:00Z`) };
};

const account = (iso: string, country: string | null, isDemo = false) =>
  env.DB.prepare(
    "insert into accounts (name, plan, hq_country, operational_markets, is_demo, created_at) values ('Created', 'trial', ?, '[]', ?, unixepoch(?)) returning id",
  )
    .bind(country, isDemo ? 1 : 0, iso)
    .first<{ id: number }>();

const rows = (measure: MeasureKey, over: Record<string, unknown>, ctx = testContext()) =>
  listActivityRows(ctx, measure, RowsQuery.parse(over));
const activity = async (
  ctx: ReturnType<typeof on>,
  over: Record<string, unknown>,
  measure = "businesses",
) => {
  const found = await getActivity(ctx, ActivityQuery.parse(over));
  const chosen = found.measures.find((activity) => activity.measure === measure);
  if (!chosen) throw new Error("no measure");
  return { ...found, ...chosen };
};

describe("days, weeks and months", () => {
  it("are numbered as in the database, weeks from Monday", async () => {
    for (let day = 0; day < 40_000; day += 97) {
      const at = day * DAY;
      const row = await env.DB.prepare(
        "select (cast(?1 as integer) / 86400 + 3) / 7 as week, (strftime('%Y', ?1, 'unixepoch') - 1970) * 12 + strftime('%m', ?1, 'unixepoch') - 1 as month",
      )
        .bind(at)
        .first();
      expect(row).toEqual({ week: periodOf("week", day), month: periodOf("month", day) });
      expect(new Date(firstDay("week", periodOf("week", day)) * DAY * 1000).getUTCDay()).toBe(1);
      expect(isoOf(firstDay("month", periodOf("month", day)))).toBe(`${isoOf(day).slice(0, 7)}-01`);
    }
  });
});

describe("the activity figures", () => {
  it("count by day, week, month and country, without demo accounts and invalid countries", async () => {
    for (const [day, country] of [
      ["1985-03-04", "KE"],
      ["1985-03-10", "KE"],
      ["1985-03-11", "GH"],
      ["1985-02-28", null],
      ["1985-03-11", 'K"'],
    ] as const)
      await account(day, country);
    await account("1985-03-11", "KE", true);
    const ctx = on("1985-03-12");
    const byDay = await activity(ctx, { range: "30d" });
    expect([byDay.group, byDay.points.length, byDay.total]).toEqual(["day", 30, 5]);
    expect(byDay.countries).toEqual([
      { country: "KE", count: 2 },
      { country: "GH", count: 1 },
    ]);
    const last = (points: { from: string; to: string; count: number }[]) => points.slice(-3);
    expect(last((await activity(ctx, { range: "30d", group: "week" })).points)).toEqual([
      { from: "1985-02-25", to: "1985-03-03", count: 1 },
      { from: "1985-03-04", to: "1985-03-10", count: 2 },
      { from: "1985-03-11", to: "1985-03-12", count: 2 },
    ]);
    expect(last((await activity(ctx, { range: "12m", group: "month" })).points)).toEqual([
      { from: "1985-01-01", to: "1985-01-31", count: 0 },
      { from: "1985-02-01", to: "1985-02-28", count: 1 },
      { from: "1985-03-01", to: "1985-03-12", count: 4 },
    ]);
    expect((await activity(ctx, { range: "7d", group: "month" })).group).toBe("day");
  });

  it.each(["7d", "30d", "90d", "12m"])(
    "for %s equal the number of rows behind each point and country",
    async (range) => {
      const year = { "7d": 1986, "30d": 1987, "90d": 1988, "12m": 1989 }[range] ?? 0;
      for (const [date, country] of [
        ["10-01", "KE"],
        ["10-31", "NG"],
        ["11-20", "KE"],
        ["11-20", null],
        ["11-21", "RW"],
      ] as const)
        await account(`${year}-${date}`, country);
      const ctx = on(`${year}-11-21`);
      for (const group of ["day", "week", "month"]) {
        const { points, countries, from, to, total } = await activity(ctx, { range, group });
        for (const point of points.filter(({ count }) => count > 0)) {
          const page = await rows("businesses", { from: point.from, to: point.to });
          expect([page.rows.length, page.total.count]).toEqual([point.count, point.count]);
        }
        for (const { country, count } of countries) {
          const page = await rows("businesses", { from, to, country });
          expect([page.rows.length, page.total.count]).toEqual([count, count]);
        }
        expect((await rows("businesses", { from, to })).rows).toHaveLength(total);
      }
    },
  );

  it("count searches and leads, without deleted ones", async () => {
    const ctx = still((await makeBusiness({ plan: "corporate", name: "Counted Ltd" })).ctx);
    await addAlike(ctx, 3, { country: "LS", city: "Maseru" });
    const today = isoOf(dayOf(ctx.now()));
    const count = (measure: MeasureKey, country?: string) =>
      rows(measure, { from: today, to: today, country }).then(({ total }) => total.count);
    const before = [await count("searches"), await count("leads", "LS")];
    const search = await makeSearch(ctx, { location: ["LS"] }, 3);
    await runSearch(ctx, search.id);
    expect([await count("searches"), await count("leads", "LS")]).toEqual([
      (before[0] ?? 0) + 1,
      3 + (before[1] ?? 0),
    ]);
    const found = await rows("leads", { from: today, to: today, country: "LS" });
    expect(found.rows).toHaveLength(found.total.count);
    expect(found.rows[0]).toMatchObject({ who: "Counted Ltd", target: `user:${ctx.actor.userId}` });
    await deleteLeadSearch(ctx, search.id);
    expect([await count("searches"), await count("leads", "LS")]).toEqual(before);
  });

  it("follow a change of a business's country", async () => {
    const made = await account("1990-05-05", "KE");
    await env.DB.prepare("update accounts set hq_country = 'UG' where id = ?").bind(made?.id).run();
    expect((await activity(on("1990-05-06"), { range: "7d" })).countries).toEqual([
      { country: "UG", count: 1 },
    ]);
  });

  it("reject the name of a built-in object property as a measure", () => {
    expect(() => getMeasure("constructor")).toThrow(/wasn’t found/);
  });

  it("read at most 500 rows with 5,000 users a year in every country", async () => {
    const numbers = "with recursive n(i) as (select 0 union all select i + 1 from n where i < 4999)";
    const codes = JSON.stringify(["KE", "GH", "NG", "RW", "UG", "TZ", "ZA", "EG", "MA", "SN"]);
    await env.DB.batch([
      env.DB.prepare(
        `${numbers} insert into accounts (name, plan, hq_country, operational_markets, created_at)
        select 'Many ' || i, 'trial', ?1 ->> (i % 10), '[]', unixepoch('1999-01-01') + (i / 500) * 86400 * 36 from n`,
      ).bind(codes),
      env.DB.prepare(
        `${numbers} insert into users (account_id, email, email_key, first_name, last_name, user_type, role, created_at)
        select a.id, 'o' || i || '@y.test', 'o' || i || '@y.test', 'Owner', i, 'business', 'owner', a.created_at
        from n join accounts a on a.name = 'Many ' || i`,
      ),
    ]);
    const base = on("1999-12-31");
    for (const range of ["90d", "12m"])
      for (const group of ["day", "week", "month"]) {
        const { ctx, rowsRead } = metered(base);
        await getActivity(ctx, ActivityQuery.parse({ range, group }));
        expect(rowsRead()).toBeLessThanOrEqual(400);
      }
    for (const country of [undefined, "KE"]) {
      const seen: number[] = [];
      let cursor: number | null | undefined;
      do {
        const { ctx, rowsRead } = metered(base);
        const page = await rows("businesses", { from: "1999-01-05", to: "1999-12-30", country, cursor }, ctx);
        expect(page.total.count).toBe(country ? 450 : 4500);
        expect(rowsRead()).toBeLessThanOrEqual(480);
        seen.push(...page.rows.map(({ id }) => id));
        cursor = page.next;
      } while (cursor);
      expect([seen.length, new Set(seen).size]).toEqual(country ? [450, 450] : [4500, 4500]);
    }
    const counted = await countActivity(base, "businesses", {
      from: dayOf(new Date("1999-01-01")),
      to: dayOf(new Date("1999-12-31")),
      country: undefined,
    });
    expect(counted).toBe(5000);
  });
});
