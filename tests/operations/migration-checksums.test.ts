import { describe, expect, it } from "vitest";
import {
  checksumProblems,
  formatChecksums,
  parseChecksums,
  unlistedMigrations,
} from "../../scripts/migration-checksums.mjs";

const LISTED = [
  ["0000_schema.sql", "aa"],
  ["0001_search.sql", "bb"],
];

describe("migrations", () => {
  it("may be added after the last one", () => {
    const migrations = [...LISTED, ["0002_tags.sql", "cc"]];
    expect(checksumProblems(LISTED, migrations)).toEqual([]);
    expect(unlistedMigrations(LISTED, migrations)).toEqual([["0002_tags.sql", "cc"]]);
  });

  it("are never edited", () => {
    const migrations = [LISTED[0], ["0001_search.sql", "cc"]];
    expect(checksumProblems(LISTED, migrations)).toEqual([
      "migrations/0001_search.sql was edited: write a new migration instead",
    ]);
  });

  it("are never deleted", () => {
    expect(checksumProblems(LISTED, [LISTED[1]])).toEqual([
      "migrations/0000_schema.sql was deleted: databases have applied it",
    ]);
  });

  it("are never added before the last one", () => {
    expect(checksumProblems(LISTED, [LISTED[0], ["0000_users.sql", "cc"], LISTED[1]])).toEqual([
      "migrations/0000_users.sql sorts before 0001_search.sql: databases have gone past it",
    ]);
  });

  it("are listed in the format of sha256sum", () => {
    const text = "aa  0000_schema.sql\nbb  0001_search.sql\n";
    expect(formatChecksums(LISTED)).toBe(text);
    expect(parseChecksums(text)).toEqual(LISTED);
  });
});
