/** Minimum hours between booking and interview, so that both sides can prepare. */
export const LEAD_HOURS = 24;
export const HORIZON_DAYS = 21;
export const REMIND_HOURS = 20;
export const MAX_INTERVIEWERS = 10;
export const MAX_MINUTES = 120;
export const MIN_MINUTES = 15;
/** Maximum moves of one candidate, including bookings after the first. */
export const MAX_RESCHEDULES = 20;

export const SLOTS_PAGE_SIZE = 20;
