import { execFileSync } from "node:child_process";
import type { Figure } from "../../../understanding/halves";
import { sharedFiles } from "../evidence/shared-files";

export const title = "Questions over imported companies";

const TEST = "tests/domains/lead-search/imported-questions.test.ts";

/** Scores through the product's own import and search on D1 in workerd, measured by the test; the short form skips it. */
export function score(): Figure[] {
  const isSkipped = process.argv.includes("--short") || sharedFiles() === null;
  if (isSkipped) {
    console.log("skipped: questions over imported companies (the short form, or no ../shared/data)");
    return [];
  }
  const printed = execFileSync("node_modules/.bin/vitest", ["run", "--silent=false", TEST], {
    encoding: "utf8",
    env: { ...process.env, TEST_SCOPE: "all" },
    stdio: ["ignore", "pipe", "ignore"],
    maxBuffer: 2 ** 26,
  });
  const line = /FIGURES (\{.*\})/.exec(printed)?.[1];
  if (!line) throw new Error(`${TEST} printed no figures.`);
  return (JSON.parse(line) as { figures: Figure[] }).figures;
}
