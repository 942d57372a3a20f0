import type { AccountContext } from "~/core/context";
import { SIGN_ON } from "~/paths/business/sign-on";
import { countLinked } from "./member-identities.server";
import { findSettings } from "./sign-in-settings.server";

/** Omits the secret; null if nothing is configured. */
export async function settingsJson(ctx: AccountContext) {
  const row = await findSettings(ctx);
  if (!row) return null;
  const { slug, issuer, clientId, isOn, isRequired, encryptedSecret } = row;
  return {
    ...{ slug, issuer, clientId, isOn, isRequired },
    hasSecret: encryptedSecret !== null,
    doorUrl: ctx.config.APP_ORIGIN + SIGN_ON.signIn(slug),
    callbackUrl: ctx.config.APP_ORIGIN + SIGN_ON.callback(slug),
    ...(await countLinked(ctx, issuer)),
  };
}
