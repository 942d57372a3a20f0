import type { SupportThread } from "./tables";

export const MAX_OPEN = 20;
export const MAX_SUBJECT_LENGTH = 120;

export const TOO_MANY_OPEN = `You’ve reached the limit of ${MAX_OPEN} open questions. Add your message to one of them.`;

export type SupportState = "waiting" | "answered" | "closed";

export const stateOf = ({ closedAt, waitingSince }: SupportThread): SupportState =>
  closedAt ? "closed" : waitingSince ? "waiting" : "answered";
