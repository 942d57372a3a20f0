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

interface MailFor {
  /** The hash of a browser that the owner of the address signed in with: only that browser is counted. */
  ownDevice?: string | null;
  /** Counted for the network apart, so that neither sign-ups nor links use up the other. */
  isSignUp?: boolean;
}

/** Nothing is looked up, so that known and unknown addresses are the same. */
export async function mailTakings(
  ctx: Context,
  email: string,
  { ownDevice = null, isSignUp = false }: MailFor = {},
): Promise<Taking[]> {
  const { actor, account, client, config } = ctx;
  const network = client.address === null ? null : networkOf(client.address);
  const isCounted = network !== null && actor.kind !== "user" && ownDevice === null;
  const isOwnMachine = network === "this machine" && config.ENVIRONMENT !== "production";
  const codes = {
    address: await codeOf(ctx, `address ${[emailKey(email), ownDevice ?? []].flat().join(" ")}`),
    network:
      isCounted && !isOwnMachine
        ? await codeOf(ctx, `network ${isSignUp ? "signs up " : ""}${network}`)
        : null,
  };
  const own = actor.kind === "user" && account ? takingsOf(account, { mails: 1 }, ctx.now()) : [];
  return [...own, ...takingsOfMail(codes, ctx.now(), isSignUp ? "signUps" : "network")];
}
