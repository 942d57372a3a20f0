// Migrations are append-only: migrations/checksums.txt has the SHA-256 of each, in the format of `sha256sum`.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const sha256 = (text) => createHash("sha256").update(text).digest("hex");

/** @returns [name, SHA-256] of each migration in a folder, in the order they are applied */
export const migrationsIn = (folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .sort()
    .map((name) => [name, sha256(readFileSync(join(folder, name)))]);

export const parseChecksums = (text) =>
  text
    .split("\n")
    .filter(Boolean)
    .map((line) => line.split("  ").reverse());

export const formatChecksums = (entries) => entries.map(([name, hash]) => `${hash}  ${name}\n`).join("");

/** Returns the problems of `migrations` compared with the committed list. */
export function checksumProblems(listed, migrations) {
  const hashes = new Map(migrations);
  const committed = listed.flatMap(([name, hash]) => {
    if (!hashes.has(name)) return [`migrations/${name} was deleted: databases have applied it`];
    return hashes.get(name) === hash ? [] : [`migrations/${name} was edited: write a new migration instead`];
  });
  const names = new Set(listed.map(([name]) => name));
  const last = listed.at(-1)?.[0] ?? "";
  const early = migrations
    .filter(([name]) => !names.has(name) && name < last)
    .map(([name]) => `migrations/${name} sorts before ${last}: databases have gone past it`);
  return [...committed, ...early];
}

/** Returns migrations that are not in the list yet. */
export function unlistedMigrations(listed, migrations) {
  const names = new Set(listed.map(([name]) => name));
  return migrations.filter(([name]) => !names.has(name));
}
