import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { queueResearch } from "~/domains/directory/research/due-sources.server";
import { getResearch } from "~/domains/directory/research/get-research.server";
import { stepResearch } from "~/domains/directory/research/step-research.server";
import { companies, researchErrors, researchSources } from "~/domains/directory/tables";
import { addCompanies } from "../../../support/fixtures/companies";
import { beginRun, inRoom, leaveOnly, leiOf, stepAll } from "../../../support/fixtures/research";
import { testContext } from "../../../support/harness/context";

const base = testContext();

const foundBy = (source: string) =>
  base.db.select().from(companies).where(eq(companies.source, source)).orderBy(companies.sourceId);

const sourceOf = async (kind: "gleif" | "wikidata" | "feed") => {
  const [row] = await base.db.select().from(researchSources).where(eq(researchSources.kind, kind));
  if (!row) throw new Error("no source");
  return row;
};

beforeEach(async () => {
  await base.d1.batch([
    base.d1.prepare("DELETE FROM companies WHERE account_id IS NULL"),
    base.d1.prepare("DELETE FROM research_errors"),
    base.d1.prepare(
      "UPDATE research_sources SET added = 0, updated = 0, known = 0, rejected = 0, completed_at = NULL, reason = NULL, failures = 0",
    ),
  ]);
});

describe("GLEIF", () => {
  it("adds companies of all countries page by page, each with source, id and time", async () => {
    const many = Array.from({ length: 250 }, (_, index) => ({
      lei: leiOf(index),
      name: `Works ${index} Limited`,
      country: "KE",
      city: "Nairobi",
    }));
    const { ctx, asked } = await inRoom(testContext(), {
      gleif: [
        ...many,
        { lei: leiOf(900), name: "Accra Trading Plc", country: "GH" },
        { lei: leiOf(901), name: "Somebody Themselves", country: "GH", category: "SOLE_PROPRIETOR" },
        { lei: leiOf(902), name: "Growth Fund", country: "GH", category: "FUND" },
      ],
    });
    await leaveOnly(ctx, "gleif");
    await beginRun(ctx);
    await stepAll(ctx);
    const found = await foundBy("GLEIF");
    expect(found).toHaveLength(251);
    expect(found.at(0)).toMatchObject({
      name: "Works 0 Limited",
      country: "KE",
      city: "Nairobi",
      accountId: null,
    });
    expect(found.every(({ sourceId, createdAt }) => sourceId && createdAt)).toBe(true);
    expect(await sourceOf("gleif")).toMatchObject({ added: 251, failures: 0, cursor: null });
    const sent = await asked();
    expect(sent.filter(({ url }) => url.includes("KE"))).toHaveLength(2);
    expect(sent[0]?.headers["user-agent"]).toMatch(/^Room.*\/1\.0 \(\+http.*; .*@.*\)$/);
  });

  it("saves where it stopped after a page, and waits before the next request", async () => {
    const { ctx, asked } = await inRoom(testContext(), {});
    await leaveOnly(ctx, "gleif");
    await beginRun(ctx);
    await stepResearch(ctx);
    await stepResearch(ctx);
    expect(await asked()).toHaveLength(1);
    const { cursor, nextAt } = await sourceOf("gleif");
    expect(cursor).toBe("AO 1");
    expect(nextAt.getTime()).toBeGreaterThan(Date.now());
  });
});

describe("Wikidata", () => {
  it("adds companies with website and size, unless their name or website is known", async () => {
    await addCompanies(testContext(), [
      { name: "Acme Kenya Ltd", country: "ZW", source: "starter list" },
      {
        name: "Other name",
        country: "ZW",
        website: "https://www.acme-solar.example",
        source: "starter list",
      },
    ]);
    const { ctx } = await inRoom(testContext(), {
      wikidata: [
        { id: "Q1", name: "Acme Kenya", country: "ZW" },
        { id: "Q2", name: "Acme Solar", country: "ZW", website: "https://acme-solar.example/home" },
        { id: "Q3", name: "Baobab Energy", country: "ZW", website: "https://baobab.example", employees: 120 },
        { id: "Q4", name: "Baobab Energy Ltd", country: "ZW" },
      ],
    });
    await leaveOnly(ctx, "wikidata", "ZW 1");
    await beginRun(ctx);
    await stepAll(ctx);
    expect(await foundBy("Wikidata")).toMatchObject([
      { sourceId: "Q3", name: "Baobab Energy", size: "51-200", domain: "baobab.example" },
    ]);
    expect(await sourceOf("wikidata")).toMatchObject({ added: 1, known: 3 });
  });
});

describe("a second pass", () => {
  it("updates values that the source changed, and keeps those corrected after reports", async () => {
    const { ctx, put } = await inRoom(testContext(), {
      wikidata: [{ id: "Q7", name: "Umoja Foods", country: "ZW", website: "https://umoja.example" }],
    });
    await leaveOnly(ctx, "wikidata", "ZW 1");
    await beginRun(ctx);
    await stepAll(ctx);
    const [first] = await foundBy("Wikidata");
    await ctx.d1
      .prepare("UPDATE companies SET website = ?2, domain = ?3, field_sources = ?4 WHERE id = ?1")
      .bind(
        first?.id,
        "https://umoja-foods.example",
        "umoja-foods.example",
        JSON.stringify({ website: { source: "corrected after reports", at: new Date().toISOString() } }),
      )
      .run();
    await put({
      wikidata: [
        {
          id: "Q7",
          name: "Umoja Foods Group",
          country: "ZW",
          website: "https://umoja.example",
          employees: 40,
        },
      ],
    });
    await ctx.d1.prepare("UPDATE research_sources SET completed_at = NULL, cursor = 'ZW 1'").run();
    await stepAll(ctx);
    expect(await foundBy("Wikidata")).toMatchObject([
      { id: first?.id, name: "Umoja Foods Group", employees: 40, website: "https://umoja-foods.example" },
    ]);
    expect(await sourceOf("wikidata")).toMatchObject({ added: 1, updated: 1 });
  });
});

describe("a source that fails", () => {
  it.each([
    ["500", "status"],
    ["html", "not_its_format"],
    ["json", "not_its_format"],
    ["huge", "too_large"],
    ["reset", "unreachable"],
  ])(
    "with %s is logged as %s, retried after growing delays, and continues once it recovers",
    async (how, reason) => {
      const { ctx } = await inRoom(testContext(), {
        gleif: [{ lei: leiOf(1), name: "Algiers Steel", country: "DZ" }],
        fails: [how, how, how],
      });
      await leaveOnly(ctx, "gleif");
      await beginRun(ctx);
      const waits: number[] = [];
      for (let time = 0; time < 3; time += 1) {
        await ctx.d1.prepare("UPDATE research_sources SET next_at = 0").run();
        await stepResearch(ctx);
        waits.push(Math.round(((await sourceOf("gleif")).nextAt.getTime() - Date.now()) / 60_000));
      }
      expect(waits).toEqual([1, 2, 4]);
      expect(await sourceOf("gleif")).toMatchObject({ reason, failures: 3, added: 0 });
      expect(await ctx.db.select().from(researchErrors)).toHaveLength(3);
      expect(await getResearch(ctx)).toMatchObject({ status: "running", waitsFor: "sources" });
      await ctx.d1.prepare("UPDATE research_sources SET next_at = 0").run();
      await stepResearch(ctx);
      expect(await sourceOf("gleif")).toMatchObject({ reason: null, failures: 0, added: 1 });
      expect(await getResearch(ctx)).toMatchObject({ waitsFor: null });
    },
  );

  it("with a retry time is not requested earlier, while the others continue", async () => {
    const { ctx } = await inRoom(testContext(), { fails: ["429"] });
    await beginRun(ctx);
    await ctx.d1.batch([
      ctx.d1.prepare(
        "UPDATE research_sources SET is_on = 1, next_at = 0, cursor = NULL WHERE kind = 'gleif'",
      ),
      ctx.d1.prepare(
        "UPDATE research_sources SET is_on = 1, next_at = 1, cursor = NULL WHERE kind = 'wikidata'",
      ),
    ]);
    await stepResearch(ctx);
    const gleif = await sourceOf("gleif");
    expect(Math.round((gleif.nextAt.getTime() - Date.now()) / 60_000)).toBe(15);
    expect(await sourceOf("wikidata")).toMatchObject({ failures: 0, cursor: "AO 1" });
    expect(await getResearch(ctx)).toMatchObject({ waitsFor: null });
  });

  it("keeps 20 of 25 errors, and is retried six hours after the last", async () => {
    const { ctx } = await inRoom(testContext(), { fails: Array.from({ length: 25 }, () => "500") });
    await leaveOnly(ctx, "gleif");
    await beginRun(ctx);
    for (let time = 0; time < 25; time += 1) {
      await ctx.d1.prepare("UPDATE research_sources SET next_at = 0").run();
      await stepResearch(ctx);
    }
    expect(await ctx.db.select().from(researchErrors)).toHaveLength(20);
    const { nextAt } = await sourceOf("gleif");
    expect(Math.round((nextAt.getTime() - Date.now()) / 3_600_000)).toBe(6);
  });
});

describe("a research run", () => {
  it("ends exactly at its target, and continues later without losing the rest of the page", async () => {
    const gleif = Array.from({ length: 30 }, (_, index) => ({
      lei: leiOf(index),
      name: `Algiers ${index}`,
      country: "DZ",
    }));
    const { ctx } = await inRoom(testContext(), { gleif });
    await leaveOnly(ctx, "gleif");
    await beginRun(ctx, 12);
    await stepAll(ctx, 3);
    expect(await foundBy("GLEIF")).toHaveLength(12);
    expect(await getResearch(ctx)).toMatchObject({
      status: "stopped",
      outcome: "reached",
      currentCount: 12,
      targetCount: 12,
      percentComplete: 100,
      addedToday: 12,
    });
    await beginRun(ctx, 1000);
    await stepAll(ctx, 2);
    expect(await foundBy("GLEIF")).toHaveLength(30);
  });

  it("adds at most as many companies per day as the operator allows", async () => {
    const { ctx } = await inRoom(testContext(), {
      gleif: [1, 2, 3].map((at) => ({ lei: leiOf(at), name: `Cotonou ${at}`, country: "DZ" })),
    });
    await ctx.d1
      .prepare("INSERT OR REPLACE INTO settings (key, value, changed_at) VALUES ('research', ?1, 0)")
      .bind(JSON.stringify({ startedBy: "businesses", mostADay: 2 }))
      .run();
    const { invalidateSettings } = await import("~/domains/settings/settings.server");
    invalidateSettings(ctx);
    await leaveOnly(ctx, "gleif");
    await beginRun(ctx);
    await stepAll(ctx, 3);
    expect(await foundBy("GLEIF")).toHaveLength(2);
    expect(await getResearch(ctx)).toMatchObject({ status: "running", waitsFor: "day" });
    await queueResearch(ctx);
    expect(ctx.queue.sent).toEqual([]);
    await ctx.d1.prepare("DELETE FROM settings WHERE key = 'research'").run();
    invalidateSettings(ctx);
  });

  it("runs one step at a time, and continues after a step that died", async () => {
    const { ctx, asked } = await inRoom(testContext(), {});
    await leaveOnly(ctx, "gleif");
    await beginRun(ctx);
    await Promise.all([stepResearch(ctx), stepResearch(ctx), stepResearch(ctx)]);
    expect(await asked()).toHaveLength(1);
    await ctx.d1
      .prepare("UPDATE research_runs SET lease_until = unixepoch() + 60 WHERE stopped_at IS NULL")
      .run();
    await ctx.d1.prepare("UPDATE research_sources SET next_at = 0").run();
    await stepResearch(ctx);
    expect(await asked()).toHaveLength(1);
    await ctx.d1
      .prepare("UPDATE research_runs SET lease_until = unixepoch() - 1 WHERE stopped_at IS NULL")
      .run();
    await stepResearch(ctx);
    expect(await asked()).toHaveLength(2);
  });

  it("stopped while a page is read writes nothing from it", async () => {
    const { ctx } = await inRoom(testContext(), {
      gleif: [{ lei: leiOf(1), name: "Too Late", country: "DZ" }],
    });
    await leaveOnly(ctx, "gleif");
    await beginRun(ctx);
    const now = ctx.now;
    let calls = 0;
    const stopping = {
      ...ctx,
      files: ctx.files,
      d1: new Proxy(ctx.d1, {
        get(target, name) {
          const value = Reflect.get(target, name);
          if (name !== "batch") return typeof value === "function" ? value.bind(target) : value;
          return async (statements: D1PreparedStatement[]) => {
            calls += 1;
            await target.prepare("UPDATE research_runs SET stopped_at = 5, outcome = 'stopped'").run();
            return target.batch(statements);
          };
        },
      }),
      now,
    };
    await stepResearch(stopping as typeof ctx);
    expect(calls).toBeGreaterThan(0);
    expect(await foundBy("GLEIF")).toEqual([]);
    expect(await sourceOf("gleif")).toMatchObject({ added: 0, failures: 0 });
  });

  it("is queued by the scheduled job only while a run and an enabled source exist", async () => {
    const { ctx } = await inRoom(testContext(), {});
    await ctx.d1.prepare("UPDATE research_runs SET stopped_at = 1 WHERE stopped_at IS NULL").run();
    await leaveOnly(ctx, "gleif");
    await queueResearch(ctx);
    expect(ctx.queue.sent).toEqual([]);
    await stepResearch(ctx);
    await beginRun(ctx);
    await queueResearch(ctx);
    expect(ctx.queue.sent).toEqual([{ kind: "step-research" }]);
    await ctx.d1.prepare("UPDATE research_sources SET is_on = 0").run();
    await queueResearch(ctx);
    expect(ctx.queue.sent).toHaveLength(1);
  });
});
