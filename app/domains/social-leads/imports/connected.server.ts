import type { AccountContext } from "~/core/context";
import { listConnections } from "~/domains/marketing/platforms/connections.server";
import { type Handed, ingestFromPlatform } from "../inbound/sync-platform.server";
import { PLATFORMS, type Platform, SOURCE_NAMES } from "../policy";

export const NOT_CONNECTED = (platform: Platform) =>
  `${SOURCE_NAMES[platform]} isn’t connected. Connect the platform with a token, or import its leads as a CSV file.`;

export async function connectedPlatforms(
  ctx: AccountContext,
  platforms: readonly Platform[] = PLATFORMS,
): Promise<Platform[]> {
  const connected = (await listConnections(ctx)).map(({ platform }) => platform);
  return platforms.filter((platform) => connected.includes(platform));
}

/** Imports nothing if the platform is not connected. */
export const ingestConnected = (
  ctx: AccountContext,
  platform: Platform,
  importId?: number,
): Promise<Handed> => ingestFromPlatform(ctx, platform, importId);
