import { PLATFORM_NAMES, type Platform } from "./names";
import { isSyncing, stateOfConnection } from "./policy";
import type { PlatformConnection } from "./tables";

const iso = (time: Date | null) => time?.toISOString() ?? null;

/** Contains the token's last four characters, but neither token nor secret. */
export const connectionJson = (connection: PlatformConnection, now: Date) => ({
  platform: connection.platform,
  name: PLATFORM_NAMES[connection.platform],
  state: stateOfConnection(connection, now),
  trouble: connection.lastError,
  tokenEndsWith: connection.tokenTail,
  expiresAt: iso(connection.expiresAt),
  places: connection.places,
  connectedAt: iso(connection.connectedAt),
  isSyncing: isSyncing(connection.syncRequestedAt, now),
  lastSyncAt: iso(connection.syncedAt),
  lastSyncCount: connection.syncedCount,
  lastSyncError: connection.syncError,
});

export const notConnectedJson = (platform: Platform) => ({
  platform,
  name: PLATFORM_NAMES[platform],
  state: "off" as const,
});
