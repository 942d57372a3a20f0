/** Invitation limits: per agent per day and in total, and per address by all agents in 30 days. */
export const DAILY_REFERRAL_LIMIT = 20;
export const MAX_REFERRALS = 1_000;
export const MAX_REFERRALS_PER_ADDRESS = 3;

export const MAX_NOTES_LENGTH = 500;
export const TRY_LATER = "Please try again later";
