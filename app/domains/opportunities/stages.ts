export const STAGES = ["new_lead", "qualified", "in_progress", "closed_won", "closed_lost"] as const;
export type Stage = (typeof STAGES)[number];

export const OPEN_STAGES = ["new_lead", "qualified", "in_progress"] as const satisfies readonly Stage[];

export const STAGE_NAMES: Record<Stage, string> = {
  new_lead: "New lead",
  qualified: "Qualified",
  in_progress: "In progress",
  closed_won: "Won",
  closed_lost: "Lost",
};

/** Default win probability of the stage, in percent; closed deals always use it. */
export const STAGE_PROBABILITY: Record<Stage, number> = {
  new_lead: 10,
  qualified: 25,
  in_progress: 50,
  closed_won: 100,
  closed_lost: 0,
};

export const isOpen = (stage: Stage) => (OPEN_STAGES as readonly Stage[]).includes(stage);

/** Win probability in percent, as the forecast uses it. */
export const probabilityOf = ({ status, probability }: { status: Stage; probability: number | null }) =>
  isOpen(status) ? (probability ?? STAGE_PROBABILITY[status]) : STAGE_PROBABILITY[status];

/** Days without a stage change after which an open opportunity is marked as stale. */
const STALE_DAYS = 14;

export const isStale = ({ status, stageAt }: { status: Stage; stageAt: Date }, now: Date) =>
  isOpen(status) && now.getTime() - stageAt.getTime() >= STALE_DAYS * 86_400_000;
