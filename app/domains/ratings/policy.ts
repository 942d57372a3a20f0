import { DAY_MS } from "~/core/seconds";
import type { AgentRating } from "./tables";

export const MAX_STARS = 5;
export const MAX_COMMENT_LENGTH = 500;

/** Days within which a rating may be changed or undone. */
export const CHANGE_DAYS = 30;

export const changeableUntil = ({ createdAt }: Pick<AgentRating, "createdAt">) =>
  new Date(createdAt.getTime() + CHANGE_DAYS * DAY_MS);

export const canChange = (rating: Pick<AgentRating, "createdAt">, now: Date) => changeableUntil(rating) > now;

type Said = Pick<AgentRating, "comment" | "answeredAt" | "reportedAt">;

export const canAnswer = ({ comment, answeredAt }: Said) => comment !== null && answeredAt === null;
export const canReport = ({ comment, reportedAt }: Said) => comment !== null && reportedAt === null;
