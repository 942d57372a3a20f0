import type { SupportThread } from "./tables";

export const MOST_OPEN = 20;
export const MOST_SUBJECT = 120;

export const TOO_MANY_OPEN = `${MOST_OPEN} questions of your account are open. Please go on in one of them: we answer each.`;

export type SupportState = "waiting" | "answered" | "closed";

export const stateOf = ({ closedAt, waitingSince }: SupportThread): SupportState =>
  closedAt ? "closed" : waitingSince ? "waiting" : "answered";
