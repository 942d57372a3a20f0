import { env } from "./context";

let names: string[] | null = null;

async function tables(): Promise<string[]> {
  const { results } = await env.DB.prepare(
    `select name from sqlite_master where type = 'table' and sql not like '%virtual%' and name not like 'sqlite_%'
      and name not like '_cf_%' and name not like 'd1_%' and name not like '%search_%' order by name`,
  ).all<{ name: string }>();
  return results.map(({ name }) => name);
}

/** A job sends mails behind the requests: what it writes into their rows is not the request's. */
const columnsOf = (name: string) => (name === "mails" ? "id, cause, to_address, subject, text" : "*");

async function digest(rows: unknown): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(JSON.stringify(rows)));
  return Buffer.from(bytes).toString("hex").slice(0, 16);
}

/** A hash of every row of each table: what was refused leaves it as it is. `besides` names tables that may change. */
export async function everyRow(besides: string[] = []): Promise<Record<string, string>> {
  names ??= await tables();
  const kept = names.filter((name) => !besides.includes(name));
  const all = await env.DB.batch(
    kept.map((name) => env.DB.prepare(`select ${columnsOf(name)} from "${name}"`)),
  );
  const hashes = await Promise.all(all.map(({ results }) => digest(results)));
  return Object.fromEntries(
    kept.map((name, place) => [name, `${all[place]?.results.length} ${hashes[place]}`]),
  );
}
