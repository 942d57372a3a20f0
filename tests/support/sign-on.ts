import { inject } from "vitest";
import type { Context } from "~/core/context";
import {
  beginMember,
  finishMember,
  readMember,
} from "~/domains/identity/single-sign-on/member-sign-in.server";
import { SignInSettings } from "~/domains/identity/single-sign-on/schemas";
import { saveSettings } from "~/domains/identity/single-sign-on/sign-in-settings.server";
import { type Business, makeBusiness } from "./context";
import { type Person, visitProvider } from "./external";
import { CLIENT } from "./identity-person";

/** A Corporate business whose owner has a confirmed address and set up the door `slug`. */
export async function businessWithSso(slug: string, over: Record<string, unknown> = {}) {
  const { ctx, ...business } = await makeBusiness({ plan: "corporate", name: `${slug} Ltd` });
  await ctx.d1
    .prepare("update users set email_verified_at = 1 where id = ?")
    .bind(business.user.userId)
    .run();
  const owner: Business = { ...business, ctx: { ...ctx, actor: { ...ctx.actor, isVerified: true } } };
  await setUp(owner, slug, over);
  return owner;
}

export const setUp = ({ ctx }: Business, slug: string, over: Record<string, unknown> = {}) =>
  saveSettings(
    ctx,
    SignInSettings.parse({
      slug,
      issuer: inject("issuers").real,
      clientId: CLIENT.client_id,
      clientSecret: CLIENT.client_secret,
      isOn: true,
      ...over,
    }),
  );

/** A door of the business whose provider does not answer. */
export async function slugOf({ ctx, account }: Business): Promise<string> {
  const insert = `insert into sso_connections (account_id, slug, issuer, client_id, is_on, is_required, changed_at)
    values (?, 'kilimo', ?, 'njia', 1, 0, 1)`;
  await ctx.d1.prepare(insert).bind(account.id, inject("issuers").down).run();
  return "kilimo";
}

interface Way {
  linkTo?: number;
  invitation?: string;
}

/** Leaves for the door's provider: where it leads, and what the browser keeps. */
export const leaveFor = (ctx: Context, slug: string, { linkTo, invitation }: Way = {}) =>
  beginMember(ctx, { slug, back: "", linkTo: linkTo ?? null, invitation: invitation ?? null });

/** The way back to a door with what the browser keeps. */
export async function returnTo(ctx: Context, slug: string, cookie: string, search: string) {
  const kept = await readMember(ctx, slug, cookie);
  if (!kept) throw new Error("nothing kept");
  return finishMember(ctx, kept, search);
}

/** The whole way as one person of the real provider. */
export async function visitAuthPage(ctx: Context, slug: string, person: Person, way: Way = {}) {
  const { url, cookie } = await leaveFor(ctx, slug, way);
  const address = await visitProvider(url, person);
  return returnTo(ctx, slug, cookie, address.slice(address.indexOf("?")));
}

/** What a provider that claims whatever it likes sends back. */
export const claimedBy = (url: string) => {
  const asked = new URL(url).searchParams;
  return `?code=${asked.get("nonce")}&state=${asked.get("state")}`;
};

/** An issuer whose tokens are in order, and claim this. */
export const honestIssuer = (claims: Record<string, unknown>) =>
  `${inject("issuers").forger}/honest/${btoa(JSON.stringify(claims)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;

export const brokenIssuer = (how: string) => `${inject("issuers").forger}/broken/${how}`;
