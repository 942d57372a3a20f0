import { env } from "./context";

/** Row counts of every table. Leaves out full-text search indexes: their own tables hold fragments. */
export async function tableCounts(): Promise<Record<string, number>> {
  const { results } = await env.DB.prepare(
    `select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' and name not like '\\_cf%' escape '\\'
     and name not like '%\\_search\\_%' escape '\\' and name <> 'd1_migrations' order by name`,
  ).all<{ name: string }>();
  const names = results.map(({ name }) => name);
  const counts = await env.DB.batch<{ n: number }>(
    names.map((name) => env.DB.prepare(`select count(*) as n from "${name}"`)),
  );
  return Object.fromEntries(names.map((name, index) => [name, counts[index]?.results[0]?.n ?? 0]));
}
