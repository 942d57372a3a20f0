import { expect, vi } from "vitest";
import type { AccountContext, BusinessContext } from "~/core/context";
import { COUNTRIES } from "~/core/places/countries";
import { NOTHING_KNOWN } from "~/domains/directory/companies/company";
import { reserveIds } from "~/domains/directory/companies/reserve-ids.server";
import {
  type CompanyDraft,
  insertCompanyStatements,
} from "~/domains/directory/companies/write-companies.server";
import { createLeadSearch } from "~/domains/lead-search/create-lead-search.server";
import { NO_CRITERIA, type SearchCriteria } from "~/domains/lead-search/criteria/search-criteria";
import { getLeadSearch } from "~/domains/lead-search/lead-searches.server";
import { runLeadSearch } from "~/domains/lead-search/runs/run-lead-search.server";
import { startLeadSearch } from "~/domains/lead-search/runs/start-lead-search.server";
import type { TestQueue } from "./context";

const BLANK: Omit<CompanyDraft, "id" | "accountId" | "name"> = {
  ...NOTHING_KNOWN,
  country: "KE",
  industry: "renewables",
  size: "11-50",
  source: "test.csv",
  sourceId: null,
  importId: null,
  isDemo: false,
};

/** Companies of the context's account, Kenyan renewables of 11-50 people unless told; returns their ids. */
export async function addCompanies(
  ctx: AccountContext,
  companies: Partial<CompanyDraft>[],
): Promise<number[]> {
  if (companies.length === 0) return [];
  const first = await reserveIds(ctx, "companies", companies.length);
  const drafts = companies.map((company, index) => ({
    ...BLANK,
    id: first + index,
    accountId: ctx.account.id,
    name: `Company ${first + index}`,
    ...company,
  }));
  await ctx.d1.batch(insertCompanyStatements(ctx, drafts));
  return drafts.map((draft) => draft.id);
}

export const addAlike = (ctx: AccountContext, count: number, company: Partial<CompanyDraft> = {}) =>
  addCompanies(
    ctx,
    Array.from({ length: count }, () => company),
  );

const MARKETS = COUNTRIES.map(({ code }) => code).filter((code) => code !== "KE" && code !== "GH");
let market = 0;

/** A country that no other test of the file has companies in: every account sees the shared directory. */
export const newMarket = (): string => MARKETS[market++ % MARKETS.length] ?? "LS";

/** Companies of the shared directory, which cost a lead each. */
export const addShared = (
  ctx: AccountContext,
  country: string,
  count: number,
  company: Partial<CompanyDraft> = {},
) => addAlike(ctx, count, { accountId: null, country, ...company });

export const makeSearch = (ctx: BusinessContext, criteria: Partial<SearchCriteria> = {}, maxLeads = 25) =>
  createLeadSearch(ctx, {
    searchName: "Solar in Kenya",
    sentence: null,
    criteria: { ...NO_CRITERIA, location: ["KE"], ...criteria },
    maxLeads,
  });

/** Starts a search and does the job that was queued; returns the search as it then is. */
export async function runSearch(ctx: BusinessContext & { queue: TestQueue }, searchId: number) {
  const { runNumber } = await startLeadSearch(ctx, searchId);
  await runLeadSearch(ctx, { searchId, runNumber });
  return getLeadSearch(ctx, searchId);
}

/** The Worker under test consumes its own queue: waits until it has done the run. */
export const finished = (ctx: AccountContext, searchId: number) =>
  vi.waitFor(async () => expect((await getLeadSearch(ctx, searchId)).status).toBe("completed"), 60_000);

/** The database, whose n-th call (a statement or a batch, counted from 1) throws, before or after it was done. */
export function failingDatabase(d1: D1Database, failAt: number, when: "before" | "after"): D1Database {
  let calls = 0;
  const guarded = async <T>(call: () => Promise<T>): Promise<T> => {
    calls += 1;
    if (calls === failAt && when === "before") throw new Error("D1 is gone");
    const result = await call();
    if (calls === failAt) throw new Error("D1 is gone");
    return result;
  };
  const wrap = (statement: D1PreparedStatement): D1PreparedStatement =>
    new Proxy(statement, {
      get(target, name) {
        if (name === "bind") return (...values: unknown[]) => wrap(target.bind(...values));
        if (name === "inner") return target;
        const value = Reflect.get(target, name);
        if (typeof value !== "function") return value;
        return (...given: unknown[]) => guarded(() => value.apply(target, given));
      },
    });
  return new Proxy(d1, {
    get(target, name) {
      if (name === "prepare") return (sql: string) => wrap(target.prepare(sql));
      if (name === "batch")
        return (statements: (D1PreparedStatement & { inner?: D1PreparedStatement })[]) =>
          guarded(() => target.batch(statements.map((statement) => statement.inner ?? statement)));
      const value = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}
