// node scripts/database/migrate.mjs <folder>: migrates the local database there to the last migration, in one workerd. `wrangler d1 migrations
// apply` starts one for each migration; the table in which it keeps what was applied is the same, so either goes on after the other.
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { getPlatformProxy, unstable_splitSqlQuery as split } from "wrangler";
import { ROOT } from "../bootstrap.mjs";
import { OTHER_VERSION } from "../prepare.mjs";

const APPLIED = `create table if not exists d1_migrations(
  id integer primary key autoincrement, name text unique, applied_at timestamp default current_timestamp not null)`;

/** As a shell in the project's folder names it. */
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
try {
  await env.DB.prepare(APPLIED).run();
  const { results } = await env.DB.prepare("select name from d1_migrations").all();
  const applied = new Set(results.map(({ name }) => name));
  if ([...applied].every((name) => files.includes(name)))
    for (migration of files.filter((name) => !applied.has(name))) {
      const queries = split(readFileSync(join(ROOT, "migrations", migration), "utf8"));
      await env.DB.batch([
        ...queries.map((query) => env.DB.prepare(query)),
        env.DB.prepare("insert into d1_migrations (name) values (?)").bind(migration),
      ]);
    }
  else {
    const path = pathFromRoot(folder);
    console.error(`The data in ${path} belongs to another version of Njia; start fresh with: rm -rf ${path}`);
    process.exitCode = OTHER_VERSION;
  }
} catch (error) {
  console.error(`${migration}: ${error.message}`);
  process.exitCode = 1;
} finally {
  await dispose();
}
