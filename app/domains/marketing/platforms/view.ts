import type { Config } from "~/core/config";
import { formatDate, formatTime, plural } from "~/core/format";
import { webhookPath } from "~/paths/business/platforms";
import { BRINGS, PAST, PLATFORM_NAMES, type Platform } from "./names";
import { hasWebhook, isSyncing, stateOfConnection } from "./policy";
import type { PlatformConnection } from "./tables";

const STATE_NAMES = {
  off: "Not connected",
  over: "Token expired",
  "ends-soon": "Token expires soon",
  failing: "Last check failed",
  good: "Connected",
} as const;

const resultOf = ({ syncedAt, syncedCount, syncError }: PlatformConnection, zone: string) => {
  if (syncedAt === null) return null;
  const at = formatTime(syncedAt, zone);
  return syncError === null ? `${plural(syncedCount ?? 0, "new lead")}, ${at}` : `${syncError} (${at})`;
};

const isReadingPast = (connection: PlatformConnection | null) =>
  connection !== null && connection.historyCursor !== null && connection.encryptedToken !== null;

export function platformView(
  platform: Platform,
  connection: PlatformConnection | null,
  now: Date,
  zone: string,
) {
  const state = connection ? stateOfConnection(connection, now) : "off";
  return {
    platform,
    name: PLATFORM_NAMES[platform],
    state,
    stateName: STATE_NAMES[state],
    isSyncing: connection !== null && isSyncing(connection.syncRequestedAt, now),
    trouble: connection?.lastError ?? null,
    places: connection?.places.map(({ name }) => name).join("; ") ?? "",
    tail: connection?.tokenTail ?? null,
    ends: connection?.expiresAt ? formatDate(connection.expiresAt, zone) : null,
    result: connection && resultOf(connection, zone),
    brings: BRINGS[platform],
    past: isReadingPast(connection) ? `${PAST[platform]} Import in progress.` : PAST[platform],
    hasFile: !hasWebhook(platform),
  };
}
export type PlatformView = ReturnType<typeof platformView>;

/** The values to enter in the platform's settings, and whether an event has arrived. */
export function hookView(config: Config, connection: PlatformConnection, zone: string) {
  if (!hasWebhook(connection.platform)) return null;
  const hasSecret = connection.encryptedSecret !== null || config.META_APP_SECRET !== undefined;
  return {
    url: config.APP_ORIGIN + webhookPath(connection.webhookKey),
    verifyToken: connection.verifyToken,
    hasSecret,
    seen: connection.webhookSeenAt ? formatTime(connection.webhookSeenAt, zone) : null,
    fields: { whatsapp: "messages", instagram: "messages", facebook: "leadgen, messages, message_echoes" }[
      connection.platform as "whatsapp" | "instagram" | "facebook"
    ],
  };
}
