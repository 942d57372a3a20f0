// npm run backup: copies the database and the files into a folder. Uses local data unless given --remote --env <name>.
// See docs/operations.md.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { ROOT } from "../bootstrap.mjs";
import { dumpDatabase } from "./dump-database.mjs";
import { FORMAT, sha256 } from "./manifest.mjs";
import { openStore } from "./stores.mjs";

const OPTIONS = {
  remote: { type: "boolean" },
  local: { type: "boolean" },
  env: { type: "string" },
  "persist-to": { type: "string" },
  to: { type: "string" },
};

/** Names each file by a hash of its key: a key may be too long for a file name, or a prefix of another key. */
async function copyFiles(store, folder) {
  mkdirSync(join(folder, "files"), { mode: 0o700 });
  const files = [];
  const missing = [];
  for (const { key, contentType } of await store.listFiles()) {
    const bytes = await store.getFile(key);
    if (!bytes) {
      missing.push(key);
      continue;
    }
    const file = `files/${sha256(key)}`;
    writeFileSync(join(folder, file), bytes, { mode: 0o600 });
    files.push({ key, file, contentType, bytes: bytes.length, sha256: sha256(bytes) });
  }
  return { files, missing };
}

async function backup(options) {
  const takenAt = new Date().toISOString();
  const stamp = takenAt.replace(/[:.]/g, "-");
  const folder = resolve(ROOT, options.to ?? join("backups", `${options.env ?? "local"}-${stamp}`));
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} is not empty. Choose a new folder: --to <folder>.`);
  const store = await openStore(options);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const database = await dumpDatabase(store, join(folder, "database.sql"));
    // Copies files after the rows: every file that a row names was uploaded before the copy, though some may have been deleted
    // since.
    const { files, missing } = await copyFiles(store, folder);
    const manifest = { format: FORMAT, takenAt, from: store.name, database, files, missing };
    writeFileSync(join(folder, "manifest.json"), `${JSON.stringify(manifest, null, 1)}\n`, { mode: 0o600 });
    const rows = Object.values(database.counts).reduce((total, count) => total + count, 0);
    console.log(
      `Backed up ${rows} rows of ${Object.keys(database.counts).length} tables and ${files.length} files to ${folder}`,
    );
    if (missing.length > 0) console.log(`Removed while the backup ran: ${missing.join(", ")}`);
  } finally {
    await store.close();
  }
}

try {
  await backup(parseArgs({ options: OPTIONS }).values);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
