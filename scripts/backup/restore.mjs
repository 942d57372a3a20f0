// npm run restore -- <folder>: restores a backup into an empty database and bucket. docs/operations.md lists the steps around it.
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { ROOT } from "../bootstrap.mjs";
import { readBackup } from "./manifest.mjs";
import { requireApart } from "./production-guard.mjs";
import { quoteName, readSchema } from "./schema.mjs";
import { bindingsOf, openStore } from "./stores.mjs";

const OPTIONS = {
  remote: { type: "boolean" },
  local: { type: "boolean" },
  env: { type: "string" },
  "persist-to": { type: "string" },
  replace: { type: "boolean" },
};

/**
 * Removes every table and file. Triggers are dropped first because some refuse row deletions. Rows are deleted before
 * tables because other tables refer to them.
 */
async function empty(store, folder) {
  const { names } = await readSchema(store);
  const isTable = ({ type, sql }) => type === "table" && !/^create\s+virtual/i.test(sql);
  const tables = names.filter(isTable);
  const drop = ({ type, name }) => `drop ${type} ${quoteName(name)};\n`;
  const drops = [
    ...names.filter(({ type }) => type === "trigger").map(drop),
    ...names.filter(({ type }) => type === "view").map(drop),
    ...names.filter((name) => name.type === "table" && !isTable(name)).map(drop),
    ...tables.map(({ name }) => `delete from ${quoteName(name)};\n`),
    ...tables.map(drop),
  ];
  const file = join(folder, ".empty.sql");
  writeFileSync(file, `pragma defer_foreign_keys = true;\n${drops.join("")}`, { mode: 0o600 });
  try {
    if (drops.length > 0) await store.load(file);
  } finally {
    rmSync(file);
  }
  for (const { key } of await store.listFiles()) await store.deleteFile(key);
}

async function requireEmpty(store) {
  const { names } = await readSchema(store);
  const files = await store.listFiles();
  if (names.length > 0 || files.length > 0)
    throw new Error(
      `${store.name} has ${names.length} tables, views and triggers and ${files.length} files. Restore into a new database and bucket.`,
    );
}

async function requireSameCounts(store, counts) {
  for (const [name, count] of Object.entries(counts)) {
    const [row] = await store.query(`select count(*) as count from ${quoteName(name)}`);
    const added = name === "search_rebuilds" ? row.count : count;
    if (row.count !== added) throw new Error(`${name} has ${row.count} rows, the backup ${count}.`);
  }
}

async function restore(folder, options) {
  if (options.replace && options.env === "production")
    throw new Error("Production is never replaced: restore into a new database and bucket.");
  if (options.replace && options.remote && options.env)
    requireApart(options.env, bindingsOf(options.env), bindingsOf("production"));
  const manifest = readBackup(folder);
  const store = await openStore(options);
  try {
    if (options.replace) await empty(store, folder);
    await requireEmpty(store);
    await store.load(join(folder, "database.sql"));
    for (const { key, file, contentType } of manifest.files)
      await store.putFile(key, readFileSync(join(folder, file)), contentType);
    await requireSameCounts(store, manifest.database.counts);
    console.log(`Restored the backup of ${manifest.takenAt} into ${store.name}.`);
    console.log("The Worker writes the search indexes of companies and contacts anew: 5,000 rows a minute.");
  } finally {
    await store.close();
  }
}

try {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
  const [folder] = positionals;
  if (!folder) throw new Error("Say which backup: npm run restore -- <folder>");
  await restore(resolve(ROOT, folder), values);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
