import type { Context } from "~/core/context";
import { emailKey } from "~/core/email";
import { derivedKey } from "~/core/secrets/pepper.server";
import { type Taking, takingsOf, takingsOfMail } from "~/domains/quotas/takings";
import { networkOf } from "./sign-in/network";

async function codeOf(ctx: Context, text: string): Promise<string> {
  const secret = await derivedKey(ctx.config, "quotas");
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", secret, algorithm, false, ["sign"]);
  const mac = await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(text));
  return Buffer.from(mac).toString("hex").slice(0, 32);
}

/** Nothing is looked up, so that known and unknown addresses are the same. With `ownDevice` only that browser is counted. */
export async function mailTakings(
  ctx: Context,
  email: string,
  ownDevice: string | null = null,
): Promise<Taking[]> {
  const { actor, account, client, config } = ctx;
  const network = client.address === null ? null : networkOf(client.address);
  const isCounted = network !== null && actor.kind !== "user" && ownDevice === null;
  const isOwnMachine = network === "this machine" && config.ENVIRONMENT !== "production";
  const codes = {
    address: await codeOf(ctx, `address ${[emailKey(email), ownDevice ?? []].flat().join(" ")}`),
    network: isCounted && !isOwnMachine ? await codeOf(ctx, `network ${network}`) : null,
  };
  const own = actor.kind === "user" && account ? takingsOf(account, { mails: 1 }, ctx.now()) : [];
  return [...own, ...takingsOfMail(codes, ctx.now())];
}
