// node scripts/database/migrate.mjs <folder>: applies all migrations to the local database there, in one workerd.
// `wrangler d1 migrations apply` starts one workerd per migration. Both record applied migrations in the same table, so
// either can follow the other.
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { getPlatformProxy, unstable_splitSqlQuery as split } from "wrangler";
import { ROOT } from "../bootstrap.mjs";
import { OTHER_VERSION } from "../prepare.mjs";

const ATTEMPTS = 3;
const APPLIED = `create table if not exists d1_migrations(
  id integer primary key autoincrement, name text unique, applied_at timestamp default current_timestamp not null)`;

/** Formats the folder as a shell in the project's folder would name it. */
function pathFromRoot(folder) {
  const path = relative(ROOT, folder);
  const shown = path.startsWith("..") ? folder : path;
  return /^[\w./-]+$/.test(shown) ? shown : `'${shown.replaceAll("'", "'\\''")}'`;
}

const folder = resolve(process.argv[2]);
const files = readdirSync(join(ROOT, "migrations"))
  .filter((name) => name.endsWith(".sql"))
  .sort();
const { env, dispose } = await getPlatformProxy({
  configPath: join(ROOT, "wrangler.toml"),
  persist: { path: join(folder, "v3") },
});
let migration = "";

/** @returns the exit code of the process */
async function applyNew() {
  await env.DB.prepare(APPLIED).run();
  const { results } = await env.DB.prepare("select name from d1_migrations").all();
  const applied = new Set(results.map(({ name }) => name));
  if (![...applied].every((name) => files.includes(name))) {
    const path = pathFromRoot(folder);
    console.error(`The data in ${path} belongs to another version of Njia; start fresh with: rm -rf ${path}`);
    return OTHER_VERSION;
  }
  for (migration of files.filter((name) => !applied.has(name))) {
    const queries = split(readFileSync(join(ROOT, "migrations", migration), "utf8"));
    await env.DB.batch([
      ...queries.map((query) => env.DB.prepare(query)),
      env.DB.prepare("insert into d1_migrations (name) values (?)").bind(migration),
    ]);
  }
  return 0;
}

/**
 * On a busy machine the connection to workerd can close before a response, so a retry reads again which migrations were
 * applied.
 */
async function applyDespiteLostConnections() {
  let attempts = 0;
  for (let stoppedAt = null; ; stoppedAt = migration)
    try {
      return await applyNew();
    } catch (error) {
      attempts = migration === stoppedAt ? attempts + 1 : 1;
      if (error.message !== "fetch failed" || attempts === ATTEMPTS) throw error;
    }
}

try {
  process.exitCode = await applyDespiteLostConnections();
} catch (error) {
  console.error(`${migration}: ${error.message}${error.cause ? ` (${error.cause.message})` : ""}`);
  process.exitCode = 1;
} finally {
  await dispose();
}
