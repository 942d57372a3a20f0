import { env } from "./context";

/** A property that held in fewer runs than this was tested too rarely. */
const MIN_RUNS = 5;

/** Scales the number of a property's runs by the factor PROPERTY_RUNS: 0.1 in `npm test`, 1 in `npm run test:all`. */
export function runsOf(all: number): number {
  const factor = Number(env.PROPERTY_RUNS);
  if (!(factor > 0))
    throw new Error(`PROPERTY_RUNS should be a factor such as 0.1; it is "${env.PROPERTY_RUNS}".`);
  return Math.min(all, Math.max(MIN_RUNS, Math.round(all * factor)));
}
