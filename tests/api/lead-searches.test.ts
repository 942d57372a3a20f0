import { beforeAll, describe, expect, it } from "vitest";
import { addAlike, addCompanies, finished, makeSearch } from "../support/fixtures/lead-search";
import { callApp, databaseState, fetchApp, signedInBusiness } from "../support/harness/app";
import type { Business } from "../support/harness/context";

let me: Business & { cookie: string };
beforeAll(async () => {
  me = await signedInBusiness();
});

const TABLES = ["lead_searches", "leads", "lead_ledger", "lead_totals", "charged_companies", "lead_charges"];
const SPELLINGS = ["/api/ai-lead-searches", "/api/ai/lead-searches"];
const call = (method: string, path: string, body?: unknown) => callApp(method, path, body, me.cookie);
const json = async (response: Response) => JSON.parse(await response.text());

describe("creating a lead search through the API", () => {
  const portal = {
    name: "Solar",
    industries: ["Energy"],
    countries: ["Kenya", "GH"],
    companySizes: ["11-50"],
  };
  const page = {
    searchName: "Solar",
    criteria: {
      industry: ["Energy"],
      location: ["Kenya", "Ghana"],
      companySize: ["11-50"],
      keywords: [],
      excludeKeywords: [],
    },
  };

  it.each([
    [SPELLINGS[0], portal],
    [SPELLINGS[1], page],
    [SPELLINGS[0], page],
    [SPELLINGS[1], portal],
  ])("%s accepts both request formats", async (path, body) => {
    const response = await call("POST", path as string, body);
    expect(response.status).toBe(201);
    expect(await json(response)).toMatchObject({
      searchName: "Solar",
      status: "pending",
      resultsCount: 0,
      lastRunAt: null,
      criteria: { ...page.criteria, excludeIndustry: [] },
    });
  });

  it("derives the criteria from a search prompt", async () => {
    const response = await call("POST", SPELLINGS[0] as string, {
      searchName: "S",
      sentence: "banks in Togo, no insurers",
    });
    expect((await json(response)).criteria).toMatchObject({
      industry: ["Banking"],
      location: ["Togo"],
      excludeIndustry: ["Insurance"],
    });
  });

  it("treats FTS operators, quotes and markup as plain keywords", async () => {
    const keywords = [
      'solar" OR 1=1 --',
      "NEAR(a b)",
      "name:*",
      "^x",
      "NOT",
      "{-}",
      "<script>alert(1)</script>",
      "*",
    ];
    const made = await json(
      await call("POST", SPELLINGS[0] as string, { name: "Odd", keywords, excludeKeywords: ['"', "AND"] }),
    );
    expect(made.criteria.keywords).toEqual(keywords);
    const started = await call("POST", `${SPELLINGS[0]}/${made.id}/run`);
    expect(started.status).toBe(202);
    await finished(me.ctx, made.id);
    expect(await json(await call("GET", `${SPELLINGS[0]}/${made.id}`))).toMatchObject({
      status: "completed",
    });
    const screen = await fetchApp(`/ai-lead-search/${made.id}`, { cookie: me.cookie });
    expect(await screen.text()).not.toContain("<script>alert(1)");
  });

  it.each<[string, unknown, number, RegExp]>([
    ["no name", { ...portal, name: "  " }, 422, /^Please enter a search name$/],
    ["a name that is not text", { ...portal, name: 5 }, 422, /^Please enter a search name$/],
    ["no criteria", { name: "All" }, 422, /^Choose an industry, country or compan/],
    ["empty criteria", { name: "All", criteria: {} }, 422, /^Choose an industry, country or compan/],
    [
      "only exclusions",
      { name: "All", excludeKeywords: ["bank"] },
      422,
      /^Choose an industry, country or compan/,
    ],
    [
      "10,000 keywords",
      { name: "K", keywords: Array.from({ length: 10_000 }, (_, n) => `word${n}`) },
      422,
      /^Use at most 50 keywords. You entered 10,000\.$/,
    ],
    [
      "a keyword of 1,000 characters",
      { name: "K", keywords: ["x".repeat(1000)] },
      422,
      /at most 60 characters/,
    ],
    ["keywords that are not a list", { name: "K", keywords: "solar" }, 422, /^Enter the keywords as a list/],
    [
      "an unknown country",
      { name: "K", countries: ["Atlantis"] },
      422,
      /“Atlantis” isn’t in our list of countries/,
    ],
    [
      "an unknown industry",
      { name: "K", industries: ["Alchemy"] },
      422,
      /“Alchemy” isn’t in our list of industries/,
    ],
    [
      "an unknown size",
      { name: "K", companySizes: ["some"] },
      422,
      /“some” isn’t in our list of company sizes/,
    ],
    ["a sentence without criteria", { name: "K", sentence: "the of and" }, 422, /^We found no country/],
    ["a sentence of 501 characters", { name: "K", sentence: "x".repeat(501) }, 422, /at most 500 characters/],
    ["zero leads", { ...portal, maxLeads: 0 }, 422, /^Enter a whole number of leads from 1 to 500\.$/],
    ["half a lead", { ...portal, maxLeads: 1.5 }, 422, /^Enter a whole number/],
    ["a list", [portal], 400, /^The body must be a JSON object\.$/],
    ["a text", '"solar"', 400, /^The body must be a JSON object\.$/],
    ["no JSON", "{name:", 400, /^The body isn’t valid JSON\.$/],
    ["300 kB", { name: "K", keywords: ["x".repeat(300_000)] }, 413, /larger than 256 kB/],
  ])("with %s is rejected with a message and writes no row", async (_, body, status, message) => {
    const before = await databaseState(TABLES);
    for (const path of SPELLINGS) {
      const response = await call("POST", path, body);
      expect([response.status, response.headers.get("content-type")]).toEqual([
        status,
        "text/plain; charset=utf-8",
      ]);
      expect(await response.text()).toMatch(message);
    }
    expect(await databaseState(TABLES)).toBe(before);
  });
});

describe("the lifecycle of a lead search", () => {
  it("passes from running to completed, with results to page and export", async () => {
    const business = await signedInBusiness({ plan: "startup" });
    const get = (path: string) => fetchApp(path, { cookie: business.cookie });
    await addAlike(business.ctx, 58, { website: "https://x.test", description: '=cmd|"x"' });
    await addCompanies(business.ctx, [
      { name: "Best", website: "https://b.test", city: "Nairobi", description: "b" },
    ]);
    const search = await makeSearch(business.ctx, { companySize: ["11-50"] }, 59);
    const path = `/api/ai/lead-searches/${search.id}`;
    const started = await callApp("POST", `${path}/run`, undefined, business.cookie);
    expect([started.status, await json(started)]).toMatchObject([
      202,
      { message: "Search started! Results will appear shortly.", status: "running" },
    ]);
    expect(await json(await get("/api/analytics/usage"))).toMatchObject({
      monthlyLeadsUsed: 59,
      monthlyLeadLimit: 100,
    });
    await finished(business.ctx, search.id);
    expect(await json(await get(path))).toMatchObject({ status: "completed", resultsCount: 59 });

    const first = await get(`${path}/results`);
    expect(first.headers.get("x-total-count")).toBe("59");
    const rows = await json(first);
    expect(rows).toHaveLength(50);
    expect(rows[0]).toMatchObject({
      searchId: search.id,
      companyName: "Best",
      industry: "Renewable Energy",
      location: "Nairobi, Kenya",
      contactPhone: null,
      phoneNumber: null,
      estimatedValue: null,
      dealProbability: null,
      status: "new",
      enrichmentData: { actualData: true, fundingStatus: null, companyLinkedin: null },
      evidence: { companyName: { source: "test.csv" } },
    });
    const sum = rows[0].confidenceReasons.reduce(
      (total: number, reason: { points: number }) => total + reason.points,
      0,
    );
    expect(sum).toBe(rows[0].confidence);
    const next = /<(.+)>; rel="next"/.exec(first.headers.get("link") ?? "")?.[1] as string;
    const rest = await json(await get(next));
    expect(rest).toHaveLength(9);
    expect(new Set([...rows, ...rest].map((row: { id: number }) => row.id)).size).toBe(59);

    const all = await get("/api/ai-generated-leads?limit=10");
    expect([all.headers.get("x-total-count"), (await json(all)).length]).toEqual(["59", 10]);
    for (const url of [`/business/leads.csv?search=${search.id}`, "/api/ai-generated-leads.csv"]) {
      const csv = await get(url);
      expect(csv.headers.get("content-type")).toBe("text/csv; charset=utf-8");
      const lines = (await csv.text()).trim().split("\r\n");
      expect(lines).toHaveLength(60);
      expect(lines[1]).toMatch(/^Best,https:\/\/b\.test,Renewable Energy,11-50,Kenya,Nairobi,/);
    }
    const low = await get(`${path}/results?band=unsure`);
    expect([low.headers.get("x-total-count"), await json(low)]).toEqual(["0", []]);
  });

  it("can be read under all endpoint names, changed and deleted", async () => {
    const search = await makeSearch(me.ctx);
    for (const path of [...SPELLINGS, "/api/all-lead-searches"]) {
      const rows = await json(await call("GET", `${path}?limit=1`));
      expect(rows).toMatchObject([{ id: search.id }]);
    }
    const change = { searchName: "Changed", criteria: { location: ["GH"] } };
    expect(await json(await call("PATCH", `${SPELLINGS[0]}/${search.id}`, change))).toMatchObject({
      searchName: "Changed",
      criteria: { location: ["Ghana"] },
    });
    expect((await call("DELETE", `${SPELLINGS[1]}/${search.id}`)).status).toBe(200);
    expect((await call("GET", `${SPELLINGS[0]}/${search.id}`)).status).toBe(404);
  });

  it.each(["abc", "0", "-1", "1.5", "99999999999999999999", "1'--"])(
    "responds 404 to every request with the invalid id %s",
    async (id) => {
      for (const [method, part] of [
        ["GET", ""],
        ["GET", "/results"],
        ["POST", "/run"],
        ["DELETE", ""],
      ] as const) {
        const response = await call(method, `${SPELLINGS[0]}/${id}${part}`);
        expect([response.status, await response.text()]).toEqual([404, "This search wasn’t found."]);
      }
    },
  );

  it("responds 404 to every request for another account's search", async () => {
    const other = await signedInBusiness();
    const search = await makeSearch(other.ctx);
    const before = await databaseState(TABLES);
    for (const path of SPELLINGS)
      for (const [method, part] of [
        ["GET", ""],
        ["GET", "/results"],
        ["POST", "/run"],
        ["DELETE", ""],
        ["PATCH", ""],
      ] as const) {
        const body = method === "PATCH" ? { searchName: "Mine", countries: ["KE"] } : undefined;
        expect((await call(method, `${path}/${search.id}${part}`, body)).status).toBe(404);
      }
    expect(await databaseState(TABLES)).toBe(before);
  });
});
