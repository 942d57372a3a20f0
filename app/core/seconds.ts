/** Whole seconds since 1970, UTC: how the database keeps a point in time. */
export const secondsOf = (time: Date): number => Math.floor(time.getTime() / 1000);
