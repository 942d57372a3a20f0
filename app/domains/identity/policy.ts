const DAY = 24 * 60 * 60;

/** Seconds a session lives: agents 24 hours from sign-in, businesses and administrators 30 days after their last visit. */
export const sessionSeconds = (userType: "business" | "agent" | "admin") =>
  userType === "agent" ? DAY : 30 * DAY;

/** Rolling sessions are renewed at most once an hour, so that reading a page rarely writes. */
export const RENEW_AFTER_SECONDS = 60 * 60;
