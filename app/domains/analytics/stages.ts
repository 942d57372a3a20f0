export const STAGES = [
  {
    key: "discovery",
    name: "Discovery",
    rule: "One of your searches found the company. Each company counts once.",
  },
  {
    key: "qualification",
    name: "Qualification",
    rule: "The company has a contact with an email address and source.",
  },
  { key: "outreach", name: "Outreach", rule: "The first email was sent." },
  { key: "engagement", name: "Engagement", rule: "The first reply arrived." },
  { key: "conversion", name: "Conversion", rule: "A deal was created." },
  { key: "closure", name: "Closure", rule: "A deal was won." },
] as const;

export type Stage = (typeof STAGES)[number]["key"];

export const STAGE_KEYS = STAGES.map(({ key }) => key) as [Stage, ...Stage[]];

/** Position of a stage, 1 to 6, as stored. */
export const positionOf = (stage: Stage) => STAGE_KEYS.indexOf(stage) + 1;
