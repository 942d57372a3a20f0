// Reads the configuration as the Worker does and checks it before anything starts.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readConfig } from "../app/core/config.ts";
import { ROOT } from "./bootstrap.mjs";
import { troubleOfNames } from "./worker-names.mjs";

const pairs = (text) =>
  Object.fromEntries(
    [...text.matchAll(/^\s*([A-Z][A-Z0-9_]*)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^#\n]*))/gm)].map((match) => [
      match[1],
      (match[2] ?? match[3] ?? match[4] ?? "").trim(),
    ]),
  );

/** Checks the variables of wrangler.toml and .dev.vars against the schema that the Worker uses. */
export function checkConfig(overrides = {}) {
  const toml = readFileSync(join(ROOT, "wrangler.toml"), "utf8");
  const trouble = troubleOfNames(toml);
  if (trouble) return { ok: false, message: trouble };
  const vars = pairs(toml.match(/^\[vars\]\n([\s\S]*?)(?=^\[|$(?![\s\S]))/m)?.[1] ?? "");
  const secrets = join(ROOT, ".dev.vars");
  const local = existsSync(secrets) ? pairs(readFileSync(secrets, "utf8")) : {};
  try {
    return { ok: true, config: readConfig({ ...vars, ...local, ...overrides }) };
  } catch (error) {
    return { ok: false, message: `${error.message}\nSet it in wrangler.toml under [vars], or in .dev.vars.` };
  }
}
