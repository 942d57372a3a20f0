import { describe, expect, it } from "vitest";
import { buy, makePayer } from "../../support/fixtures/billing";
import { admin } from "../../support/fixtures/payouts";
import { callApp, fetchApp } from "../../support/harness/app";

interface Figures {
  currency: string;
  figures: { figure: string; cents: number; byMonth: { month: string }[]; byPlan: { plan: string }[] }[];
}

const pageOf = async (path: string, cookie: string) =>
  (await (await fetchApp(path, { cookie })).text()).replaceAll("<!-- -->", "").replaceAll("&amp;", "&");

describe("revenue, by page and by call", () => {
  it("links every sum to its rows", async () => {
    await buy(await makePayer(), "startup", "monthly");
    const { cookie } = await admin();
    const call = await callApp("GET", "/api/admin/analytics/revenue", undefined, cookie);
    const { currency, figures } = await call.json<Figures>();
    expect(currency).toBe("USD");
    const page = await pageOf("/admin/analytics/revenue", cookie);
    const row = "/admin/analytics/revenue";
    for (const { figure, byMonth, byPlan } of figures) {
      for (const { month } of byMonth) expect(page).toContain(`href="${row}/${figure}?month=${month}"`);
      for (const { plan } of byPlan) expect(page).toContain(`href="${row}/${figure}?plan=${plan}"`);
    }
  });

  it("lists the same rows", async () => {
    const business = await makePayer();
    await buy(business, "startup", "monthly");
    const { cookie } = await admin();
    const call = await callApp("GET", "/api/admin/analytics/revenue/paid?plan=startup", undefined, cookie);
    const rows = await call.json<{ accountId: number; accountName: string; cents: number; plan: string }[]>();
    expect(rows[0]).toMatchObject({ accountId: business.account.id, cents: 9_900, plan: "startup" });
    expect(Number(call.headers.get("x-total-count"))).toBeGreaterThanOrEqual(rows.length);
    const page = await pageOf("/admin/analytics/revenue/paid?plan=startup", cookie);
    expect(page).toContain(business.account.name);
    expect(page).toContain("$99");
  });

  it("is a metric of the analytics screen, with nothing announced for later", async () => {
    const { cookie } = await admin();
    const page = await pageOf("/admin/analytics", cookie);
    expect(page).toContain('href="/admin/analytics/revenue"');
    for (const words of ["Later", "Not counted yet", "Nothing to count yet"])
      expect(page).not.toContain(words);
  });

  it.each(["month=2026-13", "plan=gold", "cursor=x"])(
    "rejects the invalid query %s with status 422",
    async (query) => {
      const { cookie } = await admin();
      const [page, call] = [
        await fetchApp(`/admin/analytics/revenue/paid?${query}`, { cookie }),
        await fetchApp(`/api/admin/analytics/revenue/paid?${query}`, { cookie }),
      ];
      expect([page.status, call.status]).toEqual([422, 422]);
    },
  );

  it("returns 404 for an unknown metric", async () => {
    const { cookie } = await admin();
    for (const path of ["/admin/analytics/revenue/nothing", "/api/admin/analytics/revenue/constructor"])
      expect((await fetchApp(path, { cookie })).status).toBe(404);
  });
});
