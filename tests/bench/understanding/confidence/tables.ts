import { companiesOf, labelledPairs, MADE_UP } from "../../../understanding/confidence/cases";
import {
  HALVES,
  inHalf,
  plainLeads,
  reliability,
  scoredPairs,
  spreads,
} from "../../../understanding/confidence/score";
import { understand } from "../../../understanding/confidence/understand";
import { sharedFiles } from "../evidence/shared-files";

const companies = companiesOf(sharedFiles() ?? {});
const scored = scoredPairs([...MADE_UP, ...labelledPairs(companies)], understand);
const row = (...cells: (string | number)[]) =>
  console.log(`| ${cells.map((cell) => (typeof cell === "number" ? Math.round(cell) : cell)).join(" | ")} |`);

const halves = HALVES.map((half) => reliability(inHalf(scored, half)));
row("scored", ...HALVES.flatMap((half) => [`pairs, ${half}`, "surely", "fits", "label"]));
row(...Array.from({ length: 9 }, () => "---"));
for (const at of (halves[0] ?? []).keys()) {
  const bands = halves.flatMap((half) => half[at] ?? []);
  row(
    `${bands[0]?.from}-${bands[0]?.to}`,
    ...bands.flatMap(({ count, surely, fits, value }) => [count, surely, fits, value]),
  );
}
row("asked", "leads", "10th", "90th");
row("---", "---", "---", "---");
for (const { asked, leads, low, high } of spreads(plainLeads(companies, understand), understand.confidence))
  row(asked, leads, low, high);
