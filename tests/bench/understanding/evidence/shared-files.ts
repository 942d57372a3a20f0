import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const FOLDER = join(process.cwd(), "../shared/data");

/** Null if the folder doesn't exist: then only the made-up records are scored. */
export function sharedFiles(folder = process.env.SHARED_DATA ?? FOLDER): Record<string, string> | null {
  if (!existsSync(folder)) return null;
  const names = readdirSync(folder).filter((name) => /^companies_.*\.csv$/.test(name));
  return Object.fromEntries(
    names.map((name) => [name.replace(".csv", ""), readFileSync(join(folder, name), "utf8")]),
  );
}
