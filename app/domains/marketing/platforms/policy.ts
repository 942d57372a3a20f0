import { DAY_MS } from "~/core/seconds";
import { isOfMeta, type Platform } from "./names";

/** Seconds after which a sync with a lost job can be requested again. */
export const SYNC_SECONDS = 600;
/** Seconds until unprocessed events are queued again. */
export const EVENTS_SECONDS = 60;
const WARN_DAYS = 14;

type ConnectionState = "off" | "over" | "ends-soon" | "failing" | "good";

interface Judged {
  health: "good" | "over" | "failing" | "off";
  expiresAt: Date | null;
}

export function stateOfConnection({ health, expiresAt }: Judged, now: Date): ConnectionState {
  if (health === "off" || health === "over") return health;
  const left = expiresAt ? expiresAt.getTime() - now.getTime() : Number.POSITIVE_INFINITY;
  if (left <= 0) return "over";
  if (health === "failing") return health;
  return left < WARN_DAYS * DAY_MS ? "ends-soon" : "good";
}

export const isSyncing = (asked: Date | null, now: Date): boolean =>
  asked !== null && now.getTime() - asked.getTime() < SYNC_SECONDS * 1000;

export const hasWebhook = (platform: Platform): boolean => isOfMeta(platform);
