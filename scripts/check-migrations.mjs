// The tables in code and the migrations must say the same: drizzle-kit would have nothing to add.
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { ROOT, toolEnv } from "./bootstrap.mjs";

const copy = mkdtempSync(join(tmpdir(), "njia-migrations-"));
cpSync(join(ROOT, "migrations"), copy, { recursive: true });
const before = readdirSync(copy).length;
const { status, stdout, stderr } = spawnSync(
  "drizzle-kit",
  // drizzle-kit reads the folder as a relative one, and answers 0 where it finds none.
  ["generate", "--dialect=sqlite", "--schema=./app/domains/**/tables.ts", `--out=${relative(ROOT, copy)}`],
  { cwd: ROOT, env: toolEnv(), encoding: "utf8" },
);
const added = readdirSync(copy).length - before;
rmSync(copy, { recursive: true, force: true });
const isSame = stdout.includes("No schema changes");
if (status !== 0 || added > 0 || !isSame) {
  console.error(
    status === 0 && added > 0
      ? "A tables.ts changed without a migration: npm run db:generate"
      : `${stdout}${stderr}`,
  );
  process.exit(1);
}
console.log("The migrations match the tables.");
