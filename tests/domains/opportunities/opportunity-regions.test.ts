import { describe, expect, it } from "vitest";
import { changeOpportunity } from "~/domains/opportunities/changes/change-opportunity.server";
import { OpportunityChangeSchema } from "~/domains/opportunities/changes/change-schemas";
import { exportOpportunities } from "~/domains/opportunities/export-opportunities.server";
import { OpportunityFormSchema, OpportunityQuery } from "~/domains/opportunities/schemas";
import { listOpportunities } from "~/domains/opportunities/search/list-opportunities.server";
import { makeOpportunity } from "../../support/fixtures/opportunities";
import { type Business, env, makeBusiness } from "../../support/harness/context";
import { metered } from "../../support/harness/metered";

const KENYAN = 370;

/** Adds rows as the last release wrote them: any text was accepted as a region. */
const addRows = ({ account }: Business, region: string, count: number) =>
  env.DB.prepare(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?3)
      insert into opportunities (id, account_id, title, revenue, region, status, source, created_at, updated_at, stage_at)
      select (select ifnull(max(id), 0) from opportunities) + 1000000 + i, ?1, 'Deal ' || i, i, ?2, 'new_lead', 'manual', i, i, i from n`,
  )
    .bind(account.id, region, count)
    .run();

const ask = (query: Record<string, unknown>) => OpportunityQuery.parse(query);

describe("a filter by region", () => {
  it("pages through all matches newest first, and exports all of them", async () => {
    const business = await makeBusiness();
    await addRows(business, "Kenya", KENYAN);
    await addRows(business, "Ghana", 5);
    const { ctx, rowsRead } = metered(business.ctx);
    const seen: number[] = [];
    let cursor: number | undefined;
    let pages = 0;
    do {
      const page = await listOpportunities(ctx, ask({ region: "Kenya", sort: "value", cursor }));
      expect(page).toMatchObject({
        total: { count: 250, isExact: false },
        sort: "newest",
        hasOneOrder: true,
      });
      seen.push(...page.rows.map(({ id }) => id));
      cursor = page.next ?? undefined;
      pages += 1;
    } while (cursor !== undefined);
    expect([seen.length, new Set(seen).size]).toEqual([KENYAN, KENYAN]);
    expect(seen).toEqual([...seen].sort((a, b) => b - a));
    expect(rowsRead() / pages).toBeLessThanOrEqual(500);
    const file = await (await exportOpportunities(business.ctx, ask({ region: "Kenya" }), "csv")).text();
    expect(file.trim().split("\r\n")).toHaveLength(KENYAN + 1);
  });

  it("sorts as requested if there are few matches", async () => {
    const business = await makeBusiness();
    await addRows(business, "Kenya", 80);
    const first = await listOpportunities(business.ctx, ask({ region: "Kenya", sort: "value" }));
    expect(first).toMatchObject({ sort: "value", hasOneOrder: false, total: { count: 80, isExact: true } });
    expect(first.rows[0]?.revenue).toBe(80);
    const cursor = first.next ?? 0;
    const second = await listOpportunities(business.ctx, ask({ region: "Kenya", sort: "value", cursor }));
    expect([first.rows.length, second.rows.length, second.rows[0]?.revenue]).toEqual([50, 30, 30]);
  });
});

describe("a free-text region of an earlier release", () => {
  it.each(["Lagos & Abuja", 'Coast "North"', "EMEA", "East-West, all"])(
    "is still found by the filter, and kept when its opportunity is edited: %s",
    async (region) => {
      const business = await makeBusiness();
      await addRows(business, region, 1);
      const [row] = (await listOpportunities(business.ctx, ask({ region }))).rows;
      expect(row).toMatchObject({ region });
      const { title } = OpportunityFormSchema.parse({ title: "Anew", region });
      const change = OpportunityChangeSchema.parse({ title, region });
      expect(await changeOpportunity(business.ctx, row?.id ?? 0, change)).toMatchObject({ title, region });
    },
  );

  it("can't be set on another deal", async () => {
    const { ctx } = await makeBusiness();
    const { id } = await makeOpportunity(ctx, { region: "Kenya" });
    const change = OpportunityChangeSchema.parse({ region: "Lagos & Abuja" });
    await expect(changeOpportunity(ctx, id, change)).rejects.toMatchObject({
      code: "invalid",
      field: "region",
    });
    await expect(listOpportunities(ctx, ask({ region: "Lagos & Abuja" }))).rejects.toMatchObject({
      code: "invalid",
      field: "region",
      message: "Filter by a country or African region.",
    });
  });
});
