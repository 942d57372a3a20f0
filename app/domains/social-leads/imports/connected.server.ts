import type { AccountContext } from "~/core/context";
import { PLATFORMS, type Platform, SOURCE_NAMES } from "../policy";

/** What a platform that is connected hands over: how many leads came, or why none could. */
export interface Handed {
  created: number;
  merged: number;
  trouble: string | null;
}

type Pull = (ctx: AccountContext, platform: Platform) => Promise<Handed>;

/** Platforms that can be asked for their leads. */
const PULLS: Partial<Record<Platform, Pull>> = {};

export const NOT_CONNECTED = (platform: Platform) =>
  `${SOURCE_NAMES[platform]} is not connected. Connect it with a token, or bring its leads as a CSV file.`;

/** Those of these that can be asked now. */
export const connectedPlatforms = async (
  _ctx: AccountContext,
  platforms: readonly Platform[] = PLATFORMS,
): Promise<Platform[]> => platforms.filter((platform) => PULLS[platform]);

/** Nothing where the platform is not connected. */
export async function takeConnected(ctx: AccountContext, platform: Platform): Promise<Handed> {
  const pull = PULLS[platform];
  return pull ? pull(ctx, platform) : { created: 0, merged: 0, trouble: null };
}
