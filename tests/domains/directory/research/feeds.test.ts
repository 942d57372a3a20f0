import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { readFeedRows } from "~/domains/directory/research/feed-rows";
import {
  addFeed,
  changeResearchSource,
  getResearchSource,
  listResearchErrors,
  removeFeed,
} from "~/domains/directory/research/research-sources.server";
import { NewFeed } from "~/domains/directory/research/schemas";
import { stepResearch } from "~/domains/directory/research/step-research.server";
import { listSources } from "~/domains/directory/sources/list-sources.server";
import { companies, researchSources } from "~/domains/directory/tables";
import { beginRun, inRoom, researchServer } from "../../../support/fixtures/research";
import { testContext } from "../../../support/harness/context";

const base = testContext();
let made = 0;

async function makeFeed(ctx: typeof base, over: Partial<NewFeed> = {}) {
  made += 1;
  const input = {
    name: `Register ${made}`,
    address: `${researchServer()}/feed.csv`,
    format: "csv",
    licence: "CC BY 4.0",
  };
  return addFeed(ctx, NewFeed.parse({ ...input, ...over }));
}

const again = async (ctx: typeof base) => {
  await ctx.d1.prepare("UPDATE research_sources SET next_at = 0 WHERE removed_at IS NULL").run();
  await stepResearch(ctx);
};

const foundBy = (source: string) => base.db.select().from(companies).where(eq(companies.source, source));

beforeEach(async () => {
  await base.d1.batch([
    base.d1.prepare("DELETE FROM companies WHERE account_id IS NULL"),
    base.d1.prepare("UPDATE research_sources SET is_on = 0, removed_at = iif(kind = 'feed', 1, NULL)"),
  ]);
  await beginRun(base);
});

describe("a feed", () => {
  it("of broken lines is rejected as not in its format", async () => {
    const bytes = new TextEncoder().encode(`name,country\n${'"a"b,x\n'.repeat(500)}`);
    await expect(readFeedRows(bytes, "csv", 0, 200)).rejects.toMatchObject({
      name: "FetchError",
      message: expect.stringContaining("doesn’t look like CSV"),
    });
  });

  it("in CSV is fetched once per pass, read in pages, and excludes contacts", async () => {
    const rows = Array.from(
      { length: 450 },
      (_, index) => `R${index};Mill ${index};Kenya;Nakuru;Jane Doe ${index};j${index}@mill.test`,
    );
    const { ctx, asked } = await inRoom(base, {
      feed: [
        "id;company name;country;city;contact person;email",
        ...rows,
        "R900;;Kenya;;;",
        "R901;Paris SA;France;;;",
      ].join("\n"),
    });
    const feed = await makeFeed(ctx, { licenceUrl: "https://creativecommons.org/licenses/by/4.0/" });
    for (let step = 0; step < 3; step += 1) await again(ctx);
    const found = await foundBy(feed.key);
    expect(found).toHaveLength(450);
    expect(found[0]).toMatchObject({ sourceId: "R0", name: "Mill 0", country: "KE", accountId: null });
    expect((await asked()).map(({ url }) => url)).toEqual(["/robots.txt", "/feed.csv"]);
    const after = await getResearchSource(ctx, feed.id);
    expect(after).toMatchObject({ added: 450, rejected: 2, cursor: null });
    expect(after.completedAt).not.toBeNull();
    expect(await ctx.files.head(`research/${feed.id}`)).toBeNull();
    const { results } = await ctx.d1
      .prepare("SELECT count(*) AS n FROM contacts WHERE account_id IS NULL")
      .all();
    expect(results).toEqual([{ n: 0 }]);
    const listed = (await listSources(ctx)).find(({ key }) => key === feed.key);
    expect(listed).toMatchObject({ licence: "CC BY 4.0", licenceUrl: feed.licenceUrl, companies: 450 });
  });

  it("in JSON can be a list of objects, or an object that contains one", async () => {
    const list = [
      { reg: "1", name: "Umoja Mills", country: "TZ", website: "umoja.example", extra: { deep: true } },
      "no object",
      { name: "Lagos Steel", country: "NG" },
    ];
    const { ctx, put } = await inRoom(base, { feed: JSON.stringify(list) });
    const feed = await makeFeed(ctx, { format: "json" });
    await again(ctx);
    expect((await foundBy(feed.key)).map(({ name, domain }) => [name, domain])).toEqual([
      ["Umoja Mills", "umoja.example"],
      ["Lagos Steel", null],
    ]);
    await put({
      feed: JSON.stringify({ total: 1, companies: [...list, { name: "Accra Gold", country: "GH" }] }),
    });
    await again(ctx);
    expect(await foundBy(feed.key)).toHaveLength(3);
    expect(await getResearchSource(ctx, feed.id)).toMatchObject({ added: 3, updated: 0 });
  });

  it("in R2 is read directly, and restarts when the file is replaced", async () => {
    const { ctx } = await inRoom(base, {});
    const many = (from: number) =>
      `name,country\n${Array.from({ length: 300 }, (_, index) => `Yard ${from + index},GH`).join("\n")}`;
    await ctx.files.put("feeds/ghana.csv", many(0));
    const feed = await makeFeed(ctx, { address: "feeds/ghana.csv" });
    await again(ctx);
    expect(await foundBy(feed.key)).toHaveLength(200);
    await ctx.files.put("feeds/ghana.csv", many(1000));
    await again(ctx);
    await again(ctx);
    expect(await foundBy(feed.key)).toHaveLength(500);
    await ctx.files.delete("feeds/ghana.csv");
    await again(ctx);
    expect(await getResearchSource(ctx, feed.id)).toMatchObject({ reason: "missing", failures: 1 });
  });

  it.each([
    ["HTML", "<!doctype html><h1>Sign in</h1>", "csv"],
    ["no name of a company", "colour,size\nred,1\n", "csv"],
    ["nothing", "", "csv"],
    ["HTML for JSON", "<html>", "json"],
    ["a number", "7", "json"],
    ["an empty list", "[]", "json"],
  ] as const)(
    "in the wrong format is logged as one failure and adds no company: %s",
    async (_, feed, format) => {
      const { ctx } = await inRoom(base, { feed });
      const source = await makeFeed(ctx, { format });
      await again(ctx);
      expect(await getResearchSource(ctx, source.id)).toMatchObject({
        reason: "not_its_format",
        failures: 1,
      });
      expect(await listResearchErrors(ctx, source.id)).toMatchObject([{ reason: "not_its_format" }]);
      expect(await foundBy(source.key)).toEqual([]);
    },
  );

  it.each([
    ["huge", "too_large"],
    ["500", "status"],
    ["https://169.254.169.254/latest", "refused_address"],
  ])("whose server misbehaves (%s) fails with reason %s", async (how, reason) => {
    const { ctx } = await inRoom(base, { feed: "name\nAcme\n", fails: [how] });
    const source = await makeFeed(ctx, { format: "json" });
    await again(ctx);
    expect(await getResearchSource(ctx, source.id)).toMatchObject({ reason, failures: 1 });
    await again(ctx);
  });
});

describe("an administrator's source", () => {
  const refusal = (promise: Promise<unknown>) => promise.catch((error) => [error.code, error.field]);

  it.each([
    "http://127.0.0.1/feed.csv",
    "http://169.254.169.254/latest",
    "https://[::1]/feed.csv",
    "https://inside.example.com/feed.csv",
    "https://nobody.example.com/feed.csv",
    "feeds/../secrets.csv",
    "feeds/",
    "file:///etc/passwd",
  ])("can't be created with, or changed to, the feed address %s", async (address) => {
    const { ctx } = await inRoom(base, {});
    await fetch(new URL("/records", ctx.config.DNS_OVER_HTTPS_URL), {
      method: "POST",
      body: JSON.stringify({ "A inside.example.com": ["10.0.0.1"] }),
    });
    expect(await refusal(makeFeed(ctx, { address }))).toEqual(["invalid", "address"]);
    const feed = await makeFeed(ctx);
    expect(await refusal(changeResearchSource(ctx, feed.id, { address }))).toEqual(["invalid", "address"]);
    expect(await getResearchSource(ctx, feed.id)).toMatchObject({ address: feed.address });
  });

  it("sends its key without revealing it, and requires a new key for another server", async () => {
    const { ctx, asked } = await inRoom(base, { feed: "name,country\nAcme,KE\n" });
    const feed = await makeFeed(ctx, { key: "Bearer abc-abc-abc" });
    expect(JSON.stringify(feed)).not.toContain("abc-abc");
    await again(ctx);
    const sent = await asked();
    expect(sent.map(({ headers }) => headers.authorization)).toEqual([undefined, "Bearer abc-abc-abc"]);
    const elsewhere = { address: "feeds/other.csv" };
    expect(await refusal(changeResearchSource(ctx, feed.id, elsewhere))).toEqual(["invalid", "key"]);
  });

  it("keeps source names unique, and a removed one can be restored", async () => {
    const { ctx } = await inRoom(base, {});
    const feed = await makeFeed(ctx);
    for (const name of [feed.key, "gleif", "Wikidata", "starter list", "corrected after reports"])
      expect(await refusal(makeFeed(ctx, { name }))).toEqual(["conflict", "name"]);
    await removeFeed(ctx, feed.id);
    expect(await refusal(getResearchSource(ctx, feed.id))).toEqual(["not_found", undefined]);
    expect(await refusal(removeFeed(ctx, feed.id))).toEqual(["not_found", undefined]);
    expect(await makeFeed(ctx, { name: feed.key })).toMatchObject({ id: feed.id, removedAt: null });
    const [gleif] = await ctx.db.select().from(researchSources).where(eq(researchSources.kind, "gleif"));
    expect(await refusal(removeFeed(ctx, gleif?.id ?? 0))).toEqual(["invalid", undefined]);
    await changeResearchSource(ctx, gleif?.id ?? 0, { isOn: true, address: "feeds/x.csv" });
    expect(await getResearchSource(ctx, gleif?.id ?? 0)).toMatchObject({ isOn: true, address: null });
  });
});
