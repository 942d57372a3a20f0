/** At least so long a removed company can be brought back. */
export const KEPT_DAYS = 30;
