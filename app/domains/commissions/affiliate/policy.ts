/** Invitations of one agent: a day, and in all; and of one address by anybody in 30 days. */
export const MOST_A_DAY = 20;
export const MOST = 1_000;
export const MOST_OF_ADDRESS = 3;

export const MOST_NOTES = 500;
export const TRY_LATER = "Please try again later";
export const EMAIL_NEEDED = "Please enter an email address";
