import { beforeAll, describe, expect, it } from "vitest";
import {
  addAlike,
  addShared,
  finished,
  makeSearch,
  newMarket,
  runSearch,
} from "../support/fixtures/lead-search";
import { callApp, databaseState, fetchApp, postForm, signedInBusiness } from "../support/harness/app";
import type { Business } from "../support/harness/context";

let me: Business & { cookie: string };
beforeAll(async () => {
  me = await signedInBusiness();
});

const TABLES = ["lead_searches", "leads", "lead_ledger", "lead_totals", "charged_companies"];
const SPELLINGS = ["/api/ai-lead-searches", "/api/ai/lead-searches"];
const call = (method: string, path: string, body?: unknown) => callApp(method, path, body, me.cookie);
const json = async (response: Response) => JSON.parse(await response.text());

const NO_DEALS = { openOpportunities: 0, opportunityValue: 0, weightedValue: 0 };

describe("the other lead endpoints", () => {
  it("POST /api/leads/generate creates a search and runs it", async () => {
    const response = await call("POST", "/api/leads/generate", {
      industry: "Banking",
      region: "West Africa",
    });
    expect(response.status).toBe(202);
    const { message, search } = await json(response);
    expect([message, search.status, search.searchName]).toEqual([
      "Lead Generated",
      "running",
      "Banking in West Africa",
    ]);
    expect(search.criteria.location).toContain("Ghana");
    await finished(me.ctx, search.id);
    const before = await databaseState(TABLES);
    for (const [body, words] of [
      [{}, /^Choose an industry, a region or both\.$/],
      [{ region: "Narnia" }, /region/i],
    ] as const) {
      const refused = await call("POST", "/api/leads/generate", body);
      expect([refused.status, words.test(await refused.text())]).toEqual([422, true]);
    }
    expect(await databaseState(TABLES)).toBe(before);
  });

  it("POST /api/ai/criteria returns the criteria of a search prompt and who interpreted it", async () => {
    const response = await call("POST", "/api/ai/criteria", { sentence: "telecoms in Mali" });
    expect(await json(response)).toEqual({
      criteria: {
        industry: ["Telecommunications"],
        location: ["Mali"],
        city: [],
        companySize: [],
        keywords: [],
        excludeKeywords: [],
        excludeIndustry: [],
        takeLikely: false,
      },
      writtenBy: null,
      modelFailed: false,
      readAs: [],
      notCovered: [],
      notUnderstood: [],
      buyers: null,
    });
    expect((await call("POST", "/api/ai/criteria", { sentence: " " })).status).toBe(422);
  });

  it("reject a run without leads left with 402 and write nothing", async () => {
    const business = await signedInBusiness();
    const country = newMarket();
    await addShared(business.ctx, country, 26);
    const search = await makeSearch(business.ctx, { location: [country] });
    await runSearch(business.ctx, search.id);
    const before = await databaseState(TABLES);
    for (const path of [`${SPELLINGS[0]}/${search.id}/run`, "/api/leads/generate"]) {
      const response = await callApp("POST", path, { industry: "Energy" }, business.cookie);
      expect([response.status, await response.text()]).toEqual([
        402,
        expect.stringMatching(/^You’ve used all 25 trial leads\./),
      ]);
    }
    expect(await databaseState(TABLES)).toBe(before);
  });

  it("return the pipeline value as the sum of entered values", async () => {
    const business = await signedInBusiness();
    const get = async (path: string) => json(await fetchApp(path, { cookie: business.cookie }));
    expect(await get("/api/analytics/pipeline-value")).toEqual({
      totalPipelineValue: 0,
      totalLeads: 0,
      valuedLeads: 0,
      averageDealSize: 0,
      ...NO_DEALS,
    });
    await addAlike(business.ctx, 3);
    const search = await makeSearch(business.ctx);
    await runSearch(business.ctx, search.id);
    const [a, b] = await get("/api/ai-generated-leads");
    const patch = (id: number, body: unknown) =>
      callApp("PATCH", `/api/ai-generated-leads/${id}`, body, business.cookie);
    expect(
      await json(await patch(a.id, { estimatedValue: 1000.5, dealProbability: 40, status: "qualified" })),
    ).toMatchObject({
      estimatedValue: 1000.5,
      dealProbability: 40,
      status: "qualified",
    });
    await patch(b.id, { estimatedValue: 3000 });
    await patch(b.id, { estimatedValue: 2000 });
    const figures = {
      totalPipelineValue: 3000.5,
      totalLeads: 3,
      valuedLeads: 2,
      averageDealSize: 1500.25,
      ...NO_DEALS,
    };
    expect(await get("/api/analytics/pipeline-value")).toEqual(figures);
    await patch(b.id, { estimatedValue: null });
    expect(await get("/api/analytics/pipeline-value")).toMatchObject({
      totalPipelineValue: 1000.5,
      valuedLeads: 1,
    });
    for (const body of [
      { estimatedValue: -1 },
      { dealProbability: 101 },
      { status: "won" },
      { estimatedValue: "a lot" },
    ])
      expect((await patch(a.id, body)).status).toBe(422);
    for (const body of [{}, { nickname: "x" }, { companyName: "x", id: 1 }]) {
      const refused = await patch(a.id, body);
      expect([refused.status, await refused.text()]).toEqual([
        422,
        "Include status, estimatedValue or dealProbability.",
      ]);
    }
    await callApp("DELETE", `/api/ai-lead-searches/${search.id}`, undefined, business.cookie);
    expect(await get("/api/analytics/pipeline-value")).toMatchObject({
      totalPipelineValue: 0,
      totalLeads: 0,
    });
  });

  it("save the same through forms as through the API, with the same errors", async () => {
    const fields = {
      searchName: "Form",
      industries: ["energy"],
      countries: ["KE", "GH"],
      keywords: "solar, , Solar , wind",
    };
    for (const path of ["/business", "/ai-lead-search/new"]) {
      const made = await postForm(path, fields, me.cookie);
      expect(made.status).toBe(302);
      const id = /\/ai-lead-search\/(\d+)\/run/.exec(made.headers.get("location") ?? "")?.[1];
      expect(await json(await call("GET", `${SPELLINGS[0]}/${id}`))).toMatchObject({
        searchName: "Form",
        maxLeads: 25,
        criteria: { industry: ["Energy"], location: ["Kenya", "Ghana"], keywords: ["solar", "wind"] },
      });
      const before = await databaseState(TABLES);
      const blank = await postForm(path, { ...fields, searchName: " " }, me.cookie);
      expect([blank.status, (await blank.text()).includes("Please enter a search name")]).toEqual([
        422,
        true,
      ]);
      const nothing = await postForm(path, { searchName: "All" }, me.cookie);
      expect([nothing.status, (await nothing.text()).includes("Choose an industry, country")]).toEqual([
        422,
        true,
      ]);
      expect(await databaseState(TABLES)).toBe(before);
    }
    const read = await postForm(
      "/ai-lead-search/criteria",
      { sentence: "banks in Kenya, no insurers" },
      me.cookie,
    );
    const to = new URL(read.headers.get("location") ?? "", "http://x");
    expect([to.pathname, to.searchParams.getAll("countries")]).toEqual(["/ai-lead-search/new", ["KE"]]);
    expect(to.searchParams.getAll("excludeIndustries")).toEqual(["insurance"]);
  });
});
