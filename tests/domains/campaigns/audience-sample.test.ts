import { beforeAll, describe, expect, it } from "vitest";
import { business, count, manyContacts } from "../../support/fixtures/audiences";
import type { Business } from "../../support/harness/context";
import { metered } from "../../support/harness/metered";

const near = (actual: number, expected: number) => {
  expect(actual).toBeGreaterThan(expected * 0.9);
  expect(actual).toBeLessThan(expected * 1.1);
};

describe.each([
  { isByCompany: false, step: 1 },
  { isByCompany: true, step: 7 },
])("the estimated figures of a large audience: %o", (layout) => {
  let ctx: Business["ctx"];
  let imported = "";
  beforeAll(async () => {
    ctx = await business();
    imported = await manyContacts(ctx, { ...layout, companies: 4_000 });
  });

  it.each(["import", "filter"])(
    "are within a tenth for all contacts, reading under 22,500 rows: %s",
    async (source) => {
      const meter = metered(ctx);
      const audience = source === "import" ? imported : "contacts:country=KE";
      const figures = await count(meter.ctx, audience);
      const excluded = new Map(figures.excluded.map(({ reason, count }) => [reason, count]));
      expect(figures.isExact).toBe(false);
      near(figures.total, 12_000);
      near(figures.withEmail, 8_000);
      near(figures.emailed, 6_000);
      near(excluded.get("no_address") ?? 0, 4_000);
      near(excluded.get("duplicate_address") ?? 0, 2_000);
      // Previously 118,000 rows for 100,000 contacts: the filter's index was counted.
      expect(meter.rowsRead()).toBeLessThan(22_500);
    },
  );

  it.each(["import", "filter"])(
    "are within a tenth for one contact per company, reading under 32,000 rows: %s",
    async (source) => {
      const meter = metered(ctx);
      const audience = source === "import" ? imported : "contacts:country=KE";
      const figures = await count(meter.ctx, audience, { people: "one" });
      near(figures.total, 12_000);
      expect(meter.rowsRead()).toBeLessThan(32_000);
      const excluded = new Map(figures.excluded.map(({ reason, count }) => [reason, count]));
      near(figures.emailed, layout.isByCompany ? 2667 : 4_000);
      near(excluded.get("no_address") ?? 0, 4_000);
    },
  );

  it("are the same when requested again", async () => {
    expect(await count(ctx, imported)).toEqual(await count(ctx, imported));
  });
});
