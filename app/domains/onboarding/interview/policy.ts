/** Hours before an interview until which its time can be chosen, so that both can prepare. */
export const LEAD_HOURS = 24;
export const HORIZON_DAYS = 21;
export const REMIND_HOURS = 20;
export const MAX_INTERVIEWERS = 10;
export const MAX_MINUTES = 120;
export const MIN_MINUTES = 15;
/** Moves, and bookings after the first, of one candidate together. */
export const MAX_RESCHEDULES = 20;

export const SLOTS_PAGE_SIZE = 20;
