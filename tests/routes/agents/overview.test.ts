import { expect, it } from "vitest";
import { sharedWithAgent } from "../../support/fixtures/shared-leads";
import { fetchWith } from "../../support/harness/built-app";
import { env } from "../../support/harness/context";

/** Wraps the database to count its calls: a batch is one. */
function counting(d1: D1Database) {
  const asked = { times: 0 };
  const asking = new Set(["all", "run", "first", "raw"]);
  const wrap = (statement: D1PreparedStatement): D1PreparedStatement =>
    new Proxy(statement, {
      get(target, name) {
        if (name === "bind") return (...values: unknown[]) => wrap(target.bind(...values));
        if (name === "inner") return target;
        if (asking.has(String(name))) asked.times += 1;
        const value = Reflect.get(target, name);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
  const database = new Proxy(d1, {
    get(target, name) {
      if (name === "prepare") return (text: string) => wrap(target.prepare(text));
      if (name === "batch")
        return (statements: (D1PreparedStatement & { inner?: D1PreparedStatement })[]) => {
          asked.times += 1;
          return target.batch(statements.map((statement) => statement.inner ?? statement));
        };
      const value = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  return { database, asked };
}

it("computes its figures with at most three database queries", async () => {
  const { working } = await sharedWithAgent(2);
  const { database, asked } = counting(env.DB);
  const response = await fetchWith(database, "/agent", `njia=${working.token}`);
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(asked.times).toBeLessThanOrEqual(3);
  for (const words of ["Monthly earnings", "Active leads", "Total earnings", "Your application is approved"])
    expect(html).toContain(words);
  expect(html).toMatch(/Active leads<\/span>.*?>2</);
});
