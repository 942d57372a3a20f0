import { isDeployed } from "~/core/config";
import type { Context } from "~/core/context";
import { emailKey, untagged } from "~/core/email";
import { derivedHmac } from "~/core/secrets/pepper.server";
import { chargesFor, type QuotaCharge, transactionalMailCharges } from "~/domains/quotas/quota-charges";
import { networkOf } from "./sign-in/network";

const codeOf = (ctx: Context, text: string): string =>
  derivedHmac(ctx.config, "quotas", text).toString("hex").slice(0, 32);

export const networkCode = (ctx: Context): string =>
  codeOf(ctx, `network ${ctx.client.address === null ? "" : networkOf(ctx.client.address)}`);

interface MailFor {
  /** Hash of a browser that the address's owner signed in with: only that browser's emails are counted. */
  ownDevice?: string | null;
  isWarning?: boolean;
  /** Counted separately per network, so that sign-ups and links don't use up each other's quota. */
  isSignUp?: boolean;
}

/** Looks nothing up, so that known and unknown addresses behave the same. */
export function transactionalMailQuota(
  ctx: Context,
  email: string,
  { ownDevice = null, isWarning = false, isSignUp = false }: MailFor = {},
): QuotaCharge[] {
  const { actor, account, client, config } = ctx;
  const network = client.address === null ? null : networkOf(client.address);
  const isCounted = network !== null && actor.kind !== "user" && ownDevice === null && !isWarning;
  const isOwnMachine = network === "this machine" && !isDeployed(config);
  const codes = {
    address: codeOf(
      ctx,
      `address ${[untagged(emailKey(email)), ownDevice ?? [], isWarning ? "warning" : []].flat().join(" ")}`,
    ),
    network:
      isCounted && !isOwnMachine ? codeOf(ctx, `network ${isSignUp ? "signs up " : ""}${network}`) : null,
  };
  const own = actor.kind === "user" && account ? chargesFor(account, { mails: 1 }, ctx.now()) : [];
  return [...own, ...transactionalMailCharges(codes, ctx.now(), isSignUp ? "signUps" : "network")];
}
