import { STAGE_NAMES, STAGES } from "./stages";

export const STAGE_CHOICES = STAGES.map((stage) => ({ value: stage, label: STAGE_NAMES[stage] }));
