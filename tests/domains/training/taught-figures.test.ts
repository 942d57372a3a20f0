import { expect, it } from "vitest";
import { AGENT_TIERS, TIERS } from "~/domains/agents/tiers";
import { CONFIDENCE_WEIGHTS } from "~/domains/lead-search/confidence/confidence-weights";
import { FIGURES } from "~/domains/training/figures";

/** What a figure says, as one line. */
const said = (name: string) =>
  new Map(FIGURES)
    .get(name)
    ?.replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ");

it("the figure of the tiers says the rates and what reaches them as they are paid", () => {
  const text = said("tier-steps.svg");
  for (const tier of AGENT_TIERS) {
    const { name, rate, threshold: reachedThreshold } = TIERS[tier];
    expect(text).toContain(`${name} ${rate}%`);
    if (tier === "entry") continue;
    const dollars = (reachedThreshold.totalLeadValue / 100).toLocaleString("en-US");
    expect(text).toContain(`${name}: ${reachedThreshold.leadsClosed} deals or $${dollars}`);
  }
});

it("the figure of a confidence has the most points of each reason as they are given", () => {
  const most = [...(said("confidence-reasons.svg") ?? "").matchAll(/\d+ of (\d+) /g)].map(([, points]) =>
    Number(points),
  );
  expect(most).toEqual(Object.values(CONFIDENCE_WEIGHTS));
});
