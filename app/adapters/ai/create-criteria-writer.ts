import type { Config } from "~/core/config";
import type { CriteriaWriter } from "./criteria-writer";

/** The language model that is configured, or null: the built-in parser then does the work alone. */
export function createCriteriaWriter(_config: Config, _env: { AI?: Ai }): CriteriaWriter | null {
  return null;
}
