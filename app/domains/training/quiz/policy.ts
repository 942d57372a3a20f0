/** Percent of the questions. */
export const PASS_MARK = 80;
export const MAX_ATTEMPTS = 3;
export const ATTEMPTS_SECONDS = 24 * 3600;

export const isPassed = (score: number) => score >= PASS_MARK;

const hoursLeft = (seconds: number) => Math.max(1, Math.ceil(seconds / 3600));

export const TOO_MANY = (seconds: number) =>
  `A quiz is taken ${MAX_ATTEMPTS} times in 24 hours at most. You can begin again in ${hoursLeft(seconds)} ${hoursLeft(seconds) === 1 ? "hour" : "hours"}: read the lessons once more until then.`;
