import { expect, it } from "vitest";
import { makeSearch } from "../../support/fixtures/lead-search";
import { makeOpportunity } from "../../support/fixtures/opportunities";
import { callApp, fetchApp, postForm, signedInBusiness } from "../../support/harness/app";
import { env } from "../../support/harness/context";

const labelsIn = (html: string) =>
  [...html.matchAll(/<input type="checkbox"[^>]*value="([^"]+)"/g)].map(([, value]) => value);

const legendOf = (html: string, legend: string) =>
  new RegExp(`<legend>${legend}.*?</fieldset>`, "s").exec(html)?.[0] ?? "";

it("opens the last viewed search under Search Results, else the newest, else an empty state", async () => {
  const { ctx, cookie } = await signedInBusiness();
  const none = await fetchApp("/ai-lead-search/results", { cookie });
  expect(none.headers.get("location")).toBe("/ai-lead-search");
  const [first, second] = [await makeSearch(ctx), await makeSearch(ctx)];
  const newest = await fetchApp("/ai-lead-search/results", { cookie });
  expect(newest.headers.get("location")).toBe(`/ai-lead-search/${second.id}`);
  const looked = await fetchApp(`/ai-lead-search/${first.id}`, { cookie });
  const kept = looked.headers.getSetCookie().find((cookie) => cookie.startsWith("njia_search=")) ?? "";
  const both = `${cookie}; ${kept.split(";")[0]}`;
  const last = await fetchApp("/ai-lead-search/results", { cookie: both });
  expect(last.headers.get("location")).toBe(`/ai-lead-search/${first.id}`);
  const stranger = await signedInBusiness();
  const theirs = await fetchApp("/ai-lead-search/results", {
    cookie: `${stranger.cookie}; ${kept.split(";")[0]}`,
  });
  expect(theirs.headers.get("location")).toBe("/ai-lead-search");
});

it("offers the 12 industries and 17 countries first in a new search, and collapses the rest", async () => {
  const { cookie } = await signedInBusiness();
  const html = await (await fetchApp("/ai-lead-search/new", { cookie })).text();
  for (const [legend, count, first, last] of [
    ["Industries", 12, "technology", "transport"],
    ["Countries", 17, "NG", "ZM"],
  ] as const) {
    const [shown = "", folded = ""] = legendOf(html, legend).split("<details");
    const values = labelsIn(shown);
    expect([values.length, values[0], values.at(-1)]).toEqual([count, first, last]);
    expect(folded).toContain(`<summary>${labelsIn(folded).length} more</summary>`);
  }
  expect(labelsIn(legendOf(html, "Countries"))).toHaveLength(54);
});

it("shows the win rate on search results only from ten decided deals", async () => {
  const { ctx, cookie } = await signedInBusiness({ plan: "corporate" });
  const search = await makeSearch(ctx);
  await env.DB.prepare(
    "update lead_searches set results_count = 3, status = 'completed', run_number = 1 where id = ?",
  )
    .bind(search.id)
    .run();
  const page = async () =>
    (await (await fetchApp(`/ai-lead-search/${search.id}`, { cookie })).text()).replace(/<!-- -->/g, "");
  const decide = (lost: number, won: number) =>
    Promise.all([
      ...Array.from({ length: lost }, () =>
        makeOpportunity(ctx, { status: "closed_lost", lostReason: "Price" }),
      ),
      ...Array.from({ length: won }, () => makeOpportunity(ctx, { status: "closed_won" })),
    ]);
  const filters = /<nav[^>]*aria-label="Filters".*?<\/nav>/s.exec(await page())?.[0] ?? "";
  expect(filters).toMatch(/class="joined [^"]*" role="group" aria-label="Confidence"/);
  expect(filters).toMatch(
    /class="button slim" aria-current="true"[^>]*>Any confidence|aria-current="true" class="button slim"[^>]*>Any confidence/,
  );
  await decide(6, 3);
  expect(await page()).not.toContain("Expected conversion");
  await decide(1, 0);
  expect(await page()).toMatch(/status=closed_won"[^>]*><span>Expected conversion<\/span><b>30%/);
});

it("opens a short search form from AI Generate that creates a search and rejects unknown regions", async () => {
  const { cookie } = await signedInBusiness({ plan: "corporate" });
  expect(await (await fetchApp("/opportunities/generate", { cookie })).text()).toContain(
    'href="/ai-lead-search/generate"',
  );
  const bad = await postForm("/ai-lead-search/generate", { industry: "Energy", region: "Narnia" }, cookie);
  expect([bad.status, await bad.text()]).toEqual([422, expect.stringContaining("Region not recognised.")]);
  const none = await postForm("/ai-lead-search/generate", { industry: "", region: "" }, cookie);
  expect([none.status, await none.text()]).toEqual([
    422,
    expect.stringContaining("Choose an industry, a region or both."),
  ]);
  const fields = { industry: "Energy", region: "Kenya", acceptCost: "on" };
  const form = await postForm("/ai-lead-search/generate", fields, cookie);
  const call = await callApp("POST", "/api/leads/generate", { industry: "Energy", region: "Kenya" }, cookie);
  const { search } = await call.json<{ search: { searchName: string } }>();
  const [row] = (
    await env.DB.prepare("select search_name, run_number from lead_searches where id = ?")
      .bind(Number(form.headers.get("location")?.split("/").at(-1)))
      .all()
  ).results;
  expect([row?.search_name, call.status]).toEqual([search.searchName, 202]);
});
