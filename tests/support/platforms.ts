import { inject } from "vitest";
import type { Context } from "~/core/context";
import { connectPlatform } from "~/domains/marketing/platforms/connect.server";
import type { Platform } from "~/domains/marketing/platforms/names";
import { takePlatformEvents } from "~/domains/social-leads/inbound/take-events.server";
import { takeMetaWebhook } from "~/domains/social-leads/inbound/take-webhook.server";
import { type Business, makeBusiness, testContext } from "./context";
import { approvedMarketing } from "./marketing";
import type { AskedOfPlatform, PlatformRoom } from "./meta-server";
import { APP_SECRET, bytesOfEvent, signedByMeta } from "./platforms-events";

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

const OWN_ROOM: PlatformRoom = {
  page: { id: "1001", name: "Juma Solar", instagram: "1789" },
  businesses: { "55": [{ id: "7001", number: "+254 700 000001", name: "Juma Solar" }] },
  profile: { id: "abc", name: "Juma Solar" },
};

/** A business that connected a platform of the tests' server, with the secret of its app. */
export async function connectedBusiness(
  platform: Platform,
  {
    room = {},
    business,
    secret = APP_SECRET,
  }: { room?: PlatformRoom; business?: Business; secret?: string } = {},
) {
  const own = business ?? (await makeBusiness({ plan: "corporate", hqCountry: "KE" }));
  await approvedMarketing(own);
  const ctx = withPlatforms(own.ctx);
  const token = await platformToken({ ...OWN_ROOM, ...room });
  const connection = await connectPlatform(ctx, platform, {
    apiToken: token,
    ...(secret ? { appSecret: secret } : {}),
  });
  const system = withPlatforms(testContext());
  const tell = (event: unknown) => {
    const body = bytesOfEvent(event);
    return takeMetaWebhook(system, connection.hookKey, body, signedByMeta(body, secret));
  };
  const job = { ...withPlatforms(testContext(own.account)), account: own.account };
  const work = () => takePlatformEvents(job, { connectionId: connection.id });
  const put = (what: PlatformRoom) => platformToken({ ...OWN_ROOM, ...room, ...what }, token);
  return { ...own, ctx, token, connection, system, tell, work, put, job };
}
