import { describe, expect, it } from "vitest";
import { signUp, signUpAdmin } from "../../support/fixtures/people";
import { fetchApp } from "../../support/harness/app";
import { env } from "../../support/harness/context";

const admin = async () => `njia=${(await signUpAdmin()).token}`;

interface Figures {
  from: string;
  to: string;
  group: string;
  measures: { measure: string; total: number; countries: { country: string }[] }[];
}

describe("the metrics by page and by call", () => {
  it("show the same measures, and a country's rows in table, call and file", async () => {
    const cookie = await admin();
    const person = await signUp();
    await env.DB.prepare("update accounts set hq_country = 'BW', name = '=Savanna \"Foods\"' where id = ?")
      .bind(person.accountId)
      .run();
    const figures = (await (await fetchApp("/api/admin/analytics?range=7d", { cookie })).json()) as Figures;
    const businesses = figures.measures[0];
    expect(businesses?.measure).toBe("businesses");
    expect(businesses?.countries.map(({ country }) => country)).toContain("BW");
    const page = await (await fetchApp("/admin/analytics?range=7d", { cookie })).text();
    expect(page).not.toContain("<script");
    const days = `from=${figures.from}&amp;to=${figures.to}`;
    for (const { measure } of figures.measures)
      expect(page).toContain(`href="/admin/analytics/${measure}?${days}"`);
    expect(page).toContain(`href="/admin/analytics/businesses?${days}&amp;country=BW"`);
    const query = `?from=${figures.from}&to=${figures.to}&country=BW`;
    const call = await fetchApp(`/api/admin/analytics/businesses${query}`, { cookie });
    const rows = (await call.json()) as { target: string }[];
    expect(call.headers.get("x-total-count")).toBe(String(rows.length));
    expect(rows[0]?.target).toBe(`user:${person.userId}`);
    const table = await (await fetchApp(`/admin/analytics/businesses${query}`, { cookie })).text();
    expect(table).toContain(`href="/admin/users/${person.userId}"`);
    const file = await fetchApp(`/admin/analytics/businesses/rows.csv${query}`, { cookie });
    expect(file.headers.get("content-type")).toContain("text/csv");
    const lines = (await file.text()).trim().split("\r\n");
    expect(lines).toHaveLength(rows.length + 1);
    expect(lines[1]).toContain("\"'=Savanna");
  });

  it.each(["businesses", "agents", "searches", "leads", "messages", "deals"])(
    "return 200 for %s in every period and grouping",
    async (measure) => {
      const cookie = await admin();
      for (const range of ["7d", "30d", "90d", "12m"])
        for (const group of ["day", "week", "month"]) {
          const query = `?range=${range}&group=${group}&measure=${measure}`;
          const [page, call] = [
            await fetchApp(`/admin/analytics${query}`, { cookie }),
            await fetchApp(`/api/admin/analytics${query}`, { cookie }),
          ];
          expect([page.status, call.status]).toEqual([200, 200]);
        }
    },
  );

  it.each([
    ["", "range=1y"],
    ["", "group=hour"],
    ["", "measure=secrets"],
    ["/leads", "from=yesterday"],
    ["/leads", "from=2026-02-30"],
    ["/leads", "from=2026-03-02&to=2026-03-01"],
    ["/leads", "country=Kenya"],
  ])("reject %s?%s with the same message", async (path, query) => {
    const cookie = await admin();
    const [page, call] = [
      await fetchApp(`/admin/analytics${path}?${query}`, { cookie }),
      await fetchApp(`/api/admin/analytics${path}?${query}`, { cookie }),
    ];
    expect([page.status, call.status]).toEqual([422, 422]);
    const words = await call.text();
    expect([words, (await page.text()).includes(words)]).toEqual([words, true]);
  });

  it("return 404 for the rows of an unknown metric", async () => {
    const cookie = await admin();
    for (const path of [
      "/admin/analytics/nothing",
      "/admin/analytics/nothing/rows.csv",
      "/api/admin/analytics/nothing",
    ])
      expect((await fetchApp(path, { cookie })).status).toBe(404);
  });
});
