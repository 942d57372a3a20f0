export const STAGES = [
  {
    key: "discovery",
    name: "Discovery",
    rule: "A search of yours found the company; it counts once, whatever finds it again.",
  },
  {
    key: "qualification",
    name: "Qualification",
    rule: "A contact is known, with an email address and its source.",
  },
  { key: "outreach", name: "Outreach", rule: "The first mail to it has left." },
  { key: "engagement", name: "Engagement", rule: "It wrote back for the first time." },
  { key: "conversion", name: "Conversion", rule: "It became an opportunity." },
  { key: "closure", name: "Closure", rule: "The deal was won." },
] as const;

export type Stage = (typeof STAGES)[number]["key"];

export const STAGE_KEYS = STAGES.map(({ key }) => key) as [Stage, ...Stage[]];

/** 1 to 6, as the rows have it. */
export const positionOf = (stage: Stage) => STAGE_KEYS.indexOf(stage) + 1;
