/** Whole Unix seconds, UTC: how the database stores a point in time. */
export const toUnixSeconds = (time: Date): number => Math.floor(time.getTime() / 1000);

export const DAY_MS = 86_400_000;

/** The start of the day, UTC. */
export const midnightOf = (time: Date): Date => new Date(Math.floor(time.getTime() / DAY_MS) * DAY_MS);

/** The UTC date of a point in time: "2026-11-21". */
export const dayOf = (time: Date): string => time.toISOString().slice(0, 10);
