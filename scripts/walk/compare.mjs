// Compares two walks: what only one has, and what differs, by kind.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const KINDS = ["status", "ids", "skeleton", "text", "json", "files"];
const MAX_LINES = 6;
const MAX_FILES = 60;

const filesOf = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((file) => file.isFile())
        .map((file) => join(file.parentPath, file.name).slice(folder.length + 1))
        .sort()
    : [];

/** Returns lines that only one of two texts has, with duplicates counted. */
function onlyIn(one, other) {
  const left = new Map();
  for (const line of other.split("\n")) left.set(line, (left.get(line) ?? 0) + 1);
  return one.split("\n").filter((line) => {
    const count = left.get(line) ?? 0;
    if (count > 0) left.set(line, count - 1);
    return count === 0;
  });
}

function told(one, other) {
  const lines = [
    ...onlyIn(one, other).map((line) => `  - ${line.trim()}`),
    ...onlyIn(other, one).map((line) => `  + ${line.trim()}`),
  ];
  if (lines.length === 0) return ["  the same lines in another order"];
  const more = lines.length - MAX_LINES;
  return more > 0 ? [...lines.slice(0, MAX_LINES), `  … ${more} more`] : lines;
}

/** Prints the differences and resolves to the exit code: 1 if there are any. */
export function compare(one, other) {
  let differences = 0;
  for (const kind of KINDS) {
    const [left, right] = [filesOf(join(one, kind)), filesOf(join(other, kind))];
    const both = left.filter((file) => right.includes(file));
    const read = (folder, file) => readFileSync(join(folder, kind, file), "utf8");
    const changed = both.filter((file) => read(one, file) !== read(other, file));
    const missing = left.filter((file) => !right.includes(file));
    const added = right.filter((file) => !left.includes(file));
    differences += changed.length + missing.length + added.length;
    console.log(`\n== ${kind}: ${left.length} and ${right.length} files, ${changed.length} differ`);
    for (const file of missing) console.log(`only in the first: ${file}`);
    for (const file of added) console.log(`only in the second: ${file}`);
    for (const file of changed.slice(0, MAX_FILES))
      console.log([file, ...told(read(one, file), read(other, file))].join("\n"));
    if (changed.length > MAX_FILES) console.log(`… ${changed.length - MAX_FILES} more files`);
  }
  if (![one, other].every((folder) => existsSync(folder))) {
    console.error("One of the two walks is not there.");
    return 1;
  }
  console.log(differences === 0 ? "\nNo difference." : `\n${differences} differences.`);
  return differences === 0 ? 0 : 1;
}
