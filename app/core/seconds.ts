/** Whole seconds since 1970, UTC: how the database keeps a point in time. */
export const toUnixSeconds = (time: Date): number => Math.floor(time.getTime() / 1000);

export const DAY_MS = 86_400_000;

/** The midnight, UTC, that began its day. */
export const midnightOf = (time: Date): Date => new Date(Math.floor(time.getTime() / DAY_MS) * DAY_MS);

/** The UTC day a point in time lies in: "2026-11-21". */
export const dayOf = (time: Date): string => time.toISOString().slice(0, 10);
