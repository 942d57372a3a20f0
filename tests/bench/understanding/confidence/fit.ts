import {
  COMPLETENESS,
  CONFIDENCE_WEIGHTS,
  DEDUCTIONS,
  SHARES,
} from "~/domains/lead-search/confidence/confidence-weights";
import { companiesOf, labelledPairs, MADE_UP } from "../../../understanding/confidence/cases";
import {
  calibrationError,
  inHalf,
  pairwiseOrder,
  plainLeads,
  scoredPairs,
  spreads,
} from "../../../understanding/confidence/score";
import { understand } from "../../../understanding/confidence/understand";
import { sharedFiles } from "../evidence/shared-files";

const ROUNDS = Number(process.env.ROUNDS ?? 2);
const WIDE_ENOUGH = 40;

const companies = companiesOf(sharedFiles() ?? {});
const pairs = inHalf([...MADE_UP, ...labelledPairs(companies)], "open");
const leads = inHalf(plainLeads(companies, understand), "open").map((lead) => ({
  ...lead,
  leads: lead.leads.slice(0, 40),
}));

/** Rates the open half: correct order counts most, then how well scores are calibrated, then how far leads are spread. */
function worth() {
  const scored = scoredPairs(pairs, understand);
  const { low = 0, high = 0 } = spreads(leads, understand.confidence).at(-1) ?? {};
  const narrow = Math.max(0, WIDE_ENOUGH - (high - low));
  return pairwiseOrder(scored).share * 100 - calibrationError(scored) * 0.5 - narrow * 0.5;
}

const TABLES: [table: Record<string, number>, steps: number[]][] = [
  [CONFIDENCE_WEIGHTS, [-4, -2, 2, 4]],
  [COMPLETENESS, [-2, -1, 1, 2]],
  [DEDUCTIONS, [-10, -5, 5, 10]],
  [SHARES, [-0.2, -0.1, 0.1, 0.2]],
];
const FIXED = ["person", "starterList", "otherShared", "country", "reach", "corroboration", "source"];

let best = worth();
console.log("begins at", best.toFixed(2));
for (let round = 0; round < ROUNDS; round++)
  for (const [table, steps] of TABLES)
    for (const name of Object.keys(table).filter((key) => !FIXED.includes(key))) {
      const from = table[name] ?? 0;
      let to = from;
      for (const step of steps) {
        const next = Math.round((from + step) * 100) / 100;
        if (next <= 0 || (table === SHARES && next > 1)) continue;
        table[name] = next;
        const now = worth();
        if (now > best + 0.02) [best, to] = [now, next];
      }
      table[name] = to;
      if (to !== from) console.log(name, from, "->", to, best.toFixed(2));
    }
console.log({ CONFIDENCE_WEIGHTS, COMPLETENESS, DEDUCTIONS, SHARES });
