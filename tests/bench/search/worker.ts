import { countCompanies } from "~/domains/directory/search/count-companies.server";
import { type CompanyFilter, searchCompanies } from "~/domains/directory/search/search-companies.server";

interface Question {
  filter: CompanyFilter;
  after: number;
  limit: number;
  accountId: number;
}

/** The database with a meter of the rows that D1 would bill. */
function metered(d1: D1Database) {
  let rowsRead = 0;
  const count = (meta: { rows_read?: number }) => {
    rowsRead += meta.rows_read ?? 0;
  };
  const statement = (inner: D1PreparedStatement): D1PreparedStatement =>
    new Proxy(inner, {
      get(target, name) {
        if (name === "inner") return target;
        if (name === "bind") return (...values: unknown[]) => statement(target.bind(...values));
        if (name === "first" || name === "all")
          return async () => {
            const result = await target.all();
            count(result.meta);
            return name === "first" ? (result.results[0] ?? null) : result;
          };
        return Reflect.get(target, name);
      },
    });
  const proxy = {
    prepare: (sql: string) => statement(d1.prepare(sql)),
    batch: async (statements: (D1PreparedStatement & { inner: D1PreparedStatement })[]) => {
      const results = await d1.batch(statements.map((each) => each.inner));
      for (const result of results) count(result.meta);
      return results;
    },
  };
  return { d1: proxy as unknown as D1Database, rowsRead: () => rowsRead };
}

export default {
  async fetch(request: Request, env: { DB: D1Database }): Promise<Response> {
    const path = new URL(request.url).pathname;
    if (path === "/nothing") return Response.json({});
    if (path === "/ready") return Response.json(await env.DB.prepare("SELECT 1 AS one").first());
    const { filter, after, limit, accountId } = await request.json<Question>();
    const meter = metered(env.DB);
    const account = {
      id: accountId,
      name: "",
      plan: "trial" as const,
      trialEndsAt: null,
      isDemo: false,
      hqCountry: null,
      isConfirmed: true,
    };
    const ctx = { d1: meter.d1, account };
    if (path === "/count")
      return Response.json({ ...(await countCompanies(ctx, filter)), rowsRead: meter.rowsRead() });
    const page = await searchCompanies(ctx, filter, { limit, after });
    const ids = page.companies.map((company) => company.id);
    return Response.json({ ids, corrected: page.corrected ?? null, rowsRead: meter.rowsRead() });
  },
};
