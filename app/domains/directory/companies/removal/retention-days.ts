/** Minimum days during which a removed company can be restored. */
export const RETENTION_DAYS = 30;
