import { drizzle } from "drizzle-orm/d1";
import type { AccountContext } from "~/core/context";
import { countCompanies } from "~/domains/directory/search/count-companies.server";
import { type CompanyFilter, searchCompanies } from "~/domains/directory/search/search-companies.server";
import { searchEverywhere } from "~/domains/global-search/search-everywhere.server";
import { meterDatabase } from "../../support/harness/meter-database";

interface Question {
  filter: CompanyFilter;
  after: number;
  limit: number;
  accountId: number;
}

function contextFor(d1: D1Database, accountId: number) {
  const account = {
    id: accountId,
    name: "",
    plan: "trial" as const,
    trialEndsAt: null,
    isDemo: false,
    hqCountry: null,
    isConfirmed: true,
  };
  // The parts of a context that these searches use.
  return { d1, db: drizzle(d1), now: () => new Date(), account } as unknown as AccountContext;
}

export default {
  async fetch(request: Request, env: { DB: D1Database }): Promise<Response> {
    const path = new URL(request.url).pathname;
    if (path === "/nothing") return Response.json({});
    if (path === "/ready") return Response.json(await env.DB.prepare("SELECT 1 AS one").first());
    const { filter, after, limit, accountId } = await request.json<Question>();
    if (path === "/everywhere")
      return Response.json({
        groups: await searchEverywhere(contextFor(env.DB, accountId), filter.words ?? ""),
      });
    const meter = { read: 0, written: 0, duration: 0 };
    const ctx = contextFor(meterDatabase(env.DB, meter), accountId);
    if (path === "/rows-everywhere") {
      await searchEverywhere(ctx, filter.words ?? "");
      return Response.json({ rowsRead: meter.read, inDatabase: meter.duration });
    }
    if (path === "/count")
      return Response.json({ ...(await countCompanies(ctx, filter)), rowsRead: meter.read });
    const page = await searchCompanies(ctx, filter, { limit, after });
    const ids = page.companies.map((company) => company.id);
    return Response.json({
      ids,
      corrected: page.corrected ?? null,
      rowsRead: meter.read,
      inDatabase: meter.duration,
    });
  },
};
