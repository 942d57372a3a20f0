import type { Place } from "~/adapters/platforms/meta-answers";
import { metaGraph } from "~/adapters/platforms/meta-graph";
import { PlatformError } from "~/adapters/platforms/platform-error";
import { profileOfToken } from "~/adapters/platforms/profile-of-token";
import type { Context } from "~/core/context";
import { isOfMeta, PLATFORM_NAMES, type Platform } from "./names";

interface SeenConnection {
  places: Place[];
  expiresAt: Date | null;
}

const MAX_BUSINESSES = 10;
const MAX_PLACES = 50;
const MAX_NAME_LENGTH = 200;

const refused = (text: string) => new PlatformError("refused", text);

/** The platform's data about a token: its owner, permissions and expiry. @throws PlatformError */
export async function checkToken(
  ctx: Pick<Context, "config" | "now">,
  platform: Platform,
  token: string,
): Promise<SeenConnection> {
  const { places, expiresAt } = await seen(ctx, platform, token);
  return {
    places: places
      .slice(0, MAX_PLACES)
      .map(({ id, name }) => ({ id, name: (name || id).slice(0, MAX_NAME_LENGTH) })),
    expiresAt,
  };
}

async function seen(
  ctx: Pick<Context, "config" | "now">,
  platform: Platform,
  token: string,
): Promise<SeenConnection> {
  if (!isOfMeta(platform))
    return { places: [await profileOfToken(ctx.config, platform, token, ctx.now())], expiresAt: null };
  const graph = metaGraph(ctx.config, token, ctx.now());
  const { isValid, isOfPage, expiresAt, whatsapp } = await graph.checkToken();
  if (!isValid) throw new PlatformError("token", "Meta no longer accepts this token. Create a new token.");
  if (platform === "whatsapp") {
    const businesses = whatsapp.slice(0, MAX_BUSINESSES);
    const places = (await Promise.all(businesses.map((business) => graph.numbers(business)))).flat();
    if (places.length === 0)
      throw refused(
        "This token has no access to a WhatsApp number. Add the permissions whatsapp_business_management and whatsapp_business_messaging.",
      );
    return { places, expiresAt };
  }
  if (!isOfPage)
    throw refused(
      `This isn’t a page token. ${PLATFORM_NAMES[platform]} needs your Facebook page’s access token.`,
    );
  const page = await graph.page();
  const instagram = page.instagram_business_account;
  if (platform === "facebook") return { places: [{ id: page.id, name: page.name }], expiresAt };
  if (!instagram)
    throw refused("This page has no linked Instagram business account. Link one and try again.");
  return { places: [{ id: instagram.id, name: instagram.username ?? "" }], expiresAt };
}
