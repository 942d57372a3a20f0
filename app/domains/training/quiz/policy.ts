/** Percent of questions to answer correctly. */
export const PASS_MARK = 80;
export const MAX_ATTEMPTS = 3;
export const ATTEMPTS_SECONDS = 24 * 3600;

export const isPassed = (score: number) => score >= PASS_MARK;

const hoursLeft = (seconds: number) => Math.max(1, Math.ceil(seconds / 3600));

export const TOO_MANY = (seconds: number) =>
  `You can take a quiz ${MAX_ATTEMPTS} times in 24 hours. Try again in ${hoursLeft(seconds)} ${hoursLeft(seconds) === 1 ? "hour" : "hours"}.`;
