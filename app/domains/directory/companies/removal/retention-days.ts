/** At least so long a removed company can be brought back. */
export const RETENTION_DAYS = 30;
