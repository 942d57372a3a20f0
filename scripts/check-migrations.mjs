// Checks that the tables in code match the migrations, so that drizzle-kit would add nothing. Committed migrations
// never change. `--write` lists new migrations and deletes the snapshots that drizzle-kit no longer reads.
import { spawnSync } from "node:child_process";
import { appendFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { ROOT, toolEnv } from "./bootstrap.mjs";
import {
  checksumProblems,
  formatChecksums,
  migrationsIn,
  parseChecksums,
  unlistedMigrations,
} from "./migration-checksums.mjs";

const FOLDER = join(ROOT, "migrations");
const CHECKSUMS = join(FOLDER, "checksums.txt");
/** wrangler sends a migration and its name as one query. D1 accepts 100,000 bytes; the local database has no limit. */
const MAX_MIGRATION_BYTES = 99_000;

function stop(message) {
  console.error(message);
  process.exit(1);
}

const migrations = migrationsIn(FOLDER);
const listed = parseChecksums(readFileSync(CHECKSUMS, "utf8"));
const problems = checksumProblems(listed, migrations);
for (const [name] of migrations)
  if (statSync(join(FOLDER, name)).size > MAX_MIGRATION_BYTES)
    problems.push(`migrations/${name} has more than ${MAX_MIGRATION_BYTES} bytes: split it`);
if (problems.length > 0) stop(problems.join("\n"));
const unlisted = unlistedMigrations(listed, migrations);
const outdated = readdirSync(join(FOLDER, "meta"))
  .filter((name) => name.endsWith("_snapshot.json"))
  .sort()
  .slice(0, -1);
if (process.argv.includes("--write")) {
  appendFileSync(CHECKSUMS, formatChecksums(unlisted));
  for (const name of outdated) rmSync(join(FOLDER, "meta", name));
} else if (unlisted.length + outdated.length > 0)
  stop("A migration is new: node scripts/check-migrations.mjs --write, once it is final");

const copy = mkdtempSync(join(tmpdir(), "njia-migrations-"));
cpSync(FOLDER, copy, { recursive: true });
const before = readdirSync(copy).length;
const { status, stdout, stderr } = spawnSync(
  "drizzle-kit",
  // drizzle-kit reads the folder as a relative path, and exits with 0 if it finds none.
  ["generate", "--dialect=sqlite", "--schema=./app/domains/**/tables.ts", `--out=${relative(ROOT, copy)}`],
  { cwd: ROOT, env: toolEnv(), encoding: "utf8" },
);
const added = readdirSync(copy).length - before;
rmSync(copy, { recursive: true, force: true });
const isSame = stdout.includes("No schema changes");
if (status !== 0 || added > 0 || !isSame)
  stop(
    status === 0 && added > 0
      ? "A tables.ts changed without a migration: npm run db:generate"
      : `${stdout}${stderr}`,
  );
console.log("The migrations match the tables.");
