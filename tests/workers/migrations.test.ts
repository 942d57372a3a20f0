import { applyD1Migrations, reset } from "cloudflare:test";
import { expect, it } from "vitest";
import { env, migrateAtOnce } from "../support/harness/context";

const OWN = "name not like 'sqlite_%' and name not like '_cf_%' and name not like 'd1_migrations%'";

/** Returns each table, index and trigger as SQL, and the rows that the migrations wrote. */
async function database() {
  const { results } = await env.DB.prepare(
    `select type, name, sql from sqlite_master where ${OWN} order by type, name`,
  ).all<{ type: string; name: string; sql: string | null }>();
  const tables = results.filter(({ type, sql }) => type === "table" && !sql?.includes("VIRTUAL"));
  const rows = await env.DB.batch(tables.map(({ name }) => env.DB.prepare(`select * from "${name}"`)));
  return { results, rows: tables.map(({ name }, index) => [name, rows[index]?.results]) };
}

it("applying all migrations together gives the same database as one after another", async () => {
  await reset();
  await migrateAtOnce();
  await reset();
  await migrateAtOnce();
  const atOnce = await database();
  await reset();
  for (const migration of env.MIGRATIONS) await applyD1Migrations(env.DB, [migration]);
  expect(await database()).toEqual(atOnce);
  expect(atOnce.results.filter(({ type }) => type === "table").length).toBeGreaterThan(40);
});
