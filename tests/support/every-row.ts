import { env } from "./context";

let names: string[] | null = null;

async function tables(): Promise<string[]> {
  const { results } = await env.DB.prepare(
    `select name from sqlite_master where type = 'table' and sql not like '%virtual%' and name not like 'sqlite_%'
      and name not like '_cf_%' and name not like 'd1_%' and name not like '%search_%' order by name`,
  ).all<{ name: string }>();
  return results.map(({ name }) => name);
}

/** Every row of every table: what was refused leaves it as it is. `besides` names tables that may change. */
export async function everyRow(besides: string[] = []): Promise<Record<string, string>> {
  names ??= await tables();
  const kept = names.filter((name) => !besides.includes(name));
  const all = await env.DB.batch(kept.map((name) => env.DB.prepare(`select * from "${name}"`)));
  return Object.fromEntries(kept.map((name, place) => [name, JSON.stringify(all[place]?.results)]));
}
