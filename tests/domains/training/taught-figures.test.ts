import { expect, it } from "vitest";
import { AGENT_TIERS, TIERS } from "~/domains/agents/tiers";
import { CONFIDENCE_WEIGHTS } from "~/domains/lead-search/confidence/confidence-weights";
import { FIGURES } from "~/domains/training/figures";

/** The text of a figure on one line. */
const said = (name: string) =>
  new Map(FIGURES)
    .get(name)
    ?.replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ");

it("the tier figure shows the rates and thresholds that are paid", () => {
  const text = said("tier-steps.svg");
  for (const tier of AGENT_TIERS) {
    const { name, rate, threshold: reachedThreshold } = TIERS[tier];
    expect(text).toContain(`${name} ${rate}%`);
    if (tier === "entry") continue;
    const dollars = (reachedThreshold.totalLeadValue / 100).toLocaleString("en-US");
    expect(text).toContain(`${name}: ${reachedThreshold.leadsClosed} deals or $${dollars}`);
  }
});

it("the confidence figure shows the maximum points of each reason", () => {
  const most = [...(said("confidence-reasons.svg") ?? "").matchAll(/\d+ of (\d+) /g)].map(([, points]) =>
    Number(points),
  );
  expect(most).toEqual(Object.values(CONFIDENCE_WEIGHTS));
});
