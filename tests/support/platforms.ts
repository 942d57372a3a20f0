import { inject } from "vitest";
import type { Context } from "~/core/context";
import { randomToken } from "~/core/ids";
import { connectPlatform } from "~/domains/marketing/platforms/connect.server";
import { sealSecret, sealToken } from "~/domains/marketing/platforms/connections.server";
import type { Platform } from "~/domains/marketing/platforms/names";
import { platformConnections } from "~/domains/marketing/platforms/tables";
import { handleMetaWebhook } from "~/domains/social-leads/inbound/handle-webhook.server";
import { ingestPlatformEvents } from "~/domains/social-leads/inbound/ingest-events.server";
import { ingestSocialLead } from "~/domains/social-leads/ingest-lead.server";
import { type Business, makeBusiness, testContext } from "./context";
import { approvedMarketing } from "./marketing";
import type { AskedOfPlatform, PlatformRoom } from "./meta-server";
import { APP_SECRET, bytesOfEvent, signedByMeta, whatsappEvent } from "./platforms-events";

const platformsUrl = () => inject("platforms");

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
    return handleMetaWebhook(system, connection.webhookKey, body, signedByMeta(body, secret));
  };
  const job = { ...withPlatforms(testContext(own.account)), account: own.account };
  const work = () => ingestPlatformEvents(job, { connectionId: connection.id });
  const put = (what: PlatformRoom) => platformToken({ ...OWN_ROOM, ...room, ...what }, token);
  return { ...own, ctx, token, connection, system, tell, work, put, job };
}

/** A WhatsApp connection of the business, as `connectPlatform` leaves it, with nobody asked. */
export async function platformRow({
  ctx,
}: Pick<Business, "ctx">): Promise<{ id: number; webhookKey: string; verifyToken: string }> {
  const [row] = await ctx.db
    .insert(platformConnections)
    .values({
      accountId: ctx.account.id,
      platform: "whatsapp",
      ...(await sealToken(ctx, "whatsapp", "EAAGtoken12345")),
      ...(await sealSecret(ctx, "whatsapp", APP_SECRET)),
      tokenTail: "2345",
      places: [{ id: "7001", name: "Juma Solar" }],
      webhookKey: randomToken(),
      verifyToken: "verify-me",
      health: "good",
      connectedAt: ctx.now(),
    })
    .onConflictDoUpdate({
      target: [platformConnections.accountId, platformConnections.platform],
      set: { health: "good" },
    })
    .returning();
  if (!row) throw new Error("no connection");
  return row;
}

/** What paths of platforms name, for a walk over all that are read. */
export async function platformIds(business: Business) {
  await approvedMarketing(business);
  await business.ctx.d1
    .prepare("update users set email_verified_at = 1 where account_id = ?")
    .bind(business.account.id)
    .run();
  const { webhookKey: hookKey, verifyToken } = await platformRow(business);
  const asked = new URLSearchParams({
    "hub.mode": "subscribe",
    "hub.verify_token": verifyToken,
    "hub.challenge": "1",
  });
  return { platform: "linkedin", hookKey: `${hookKey}?${asked}`, socialLeadId: await writtenTo(business) };
}

/** Somebody who wrote to the business's WhatsApp number just now. */
export async function writtenTo(
  business: Pick<Business, "ctx" | "account">,
  at = new Date(),
): Promise<number> {
  const { webhookKey: hookKey, id } = await platformRow(business);
  const from = `2547${String(crypto.getRandomValues(new Uint32Array(1))[0])
    .padStart(10, "0")
    .slice(0, 8)}`;
  const body = bytesOfEvent(whatsappEvent({ id: `wamid.${crypto.randomUUID()}`, from, at }));
  await handleMetaWebhook(testContext(), hookKey, body, signedByMeta(body));
  await ingestPlatformEvents(
    { ...testContext(business.account), account: business.account },
    { connectionId: id },
  );
  const { lead } = await ingestSocialLead(
    { ...testContext(business.account), account: business.account },
    { platform: "whatsapp", importMethod: "webhook", externalId: from },
  );
  return lead.id;
}
