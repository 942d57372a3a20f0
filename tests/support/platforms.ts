import { inject } from "vitest";
import type { Context } from "~/core/context";
import type { AskedOfPlatform, PlatformRoom } from "./meta-server";

export const platformsUrl = () => inject("platforms");

let made = 0;

/** What the platforms' server says to this token; without one, to a new one. */
export async function platformToken(room: PlatformRoom, token?: string): Promise<string> {
  made += 1;
  const own = token ?? `EAAG${made}${crypto.randomUUID().replaceAll("-", "")}`;
  await fetch(`${platformsUrl()}/put`, { method: "POST", body: JSON.stringify({ token: own, room }) }).then(
    (r) => r.text(),
  );
  return own;
}

export const askedWith = async (token: string): Promise<AskedOfPlatform[]> =>
  (await fetch(`${platformsUrl()}/asked/${encodeURIComponent(token)}`)).json();

/** The same context, whose platforms are the server of the tests. */
export function withPlatforms<C extends Context>(ctx: C): C {
  const url = platformsUrl();
  const config = { ...ctx.config, META_GRAPH_URL: url, LINKEDIN_API_URL: url, X_API_URL: url };
  return { ...ctx, config };
}
