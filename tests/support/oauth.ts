import { eq } from "drizzle-orm";
import { inject } from "vitest";
import type { BusinessContext } from "~/core/context";
import { beginConnecting, finishConnecting } from "~/domains/mailboxes/oauth/connect-oauth.server";
import { oauthTokens } from "~/domains/mailboxes/tables";
import { makeBusiness } from "./context";
import { newUser, script } from "./imap";

const { http, scripted, smtp } = inject("imap");

/** The provider's two servers are those of this machine that take its tokens. */
export const SERVERS = [
  {
    key: "google",
    imap: { host: "127.0.0.1", port: scripted, security: "none" as never },
    smtp: { host: "127.0.0.1", port: smtp, security: "none" as never },
  },
];

/** Files run side by side: each has its own tokens. */
const CLIENT = `njia-${crypto.randomUUID()}`;

/** What an operator sets up. */
export const GRANT_SETTINGS = {
  GOOGLE_MAIL_CLIENT_ID: CLIENT,
  GOOGLE_MAIL_CLIENT_SECRET: "open sesame",
  MAIL_GRANT_URL: `${http}/grants`,
};

/** A business with a person behind it, on a site that offers Google's sign-in. */
export async function makeOauthBusiness() {
  const business = await makeBusiness();
  await business.ctx.d1
    .prepare("update users set email_verified_at = 1 where account_id = ?")
    .bind(business.account.id)
    .run();
  const config = { ...business.ctx.config, ...GRANT_SETTINGS };
  return { ...business, ctx: { ...business.ctx, config } };
}

export const grantInput = (user: string) => ({
  provider: "google" as const,
  fromAddress: `${user}@sender.test`,
  fromName: "Amina",
  postalAddress: "Moi Avenue 1, Nairobi",
});

/** Follows the link to the provider, as a browser does; gives where it sends it back to. */
export async function visitOauth(url: string): Promise<URL> {
  const answer = await fetch(url, { redirect: "manual" });
  return new URL(answer.headers.get("location") ?? "");
}

/** To the provider and back. */
export async function leave(ctx: BusinessContext, user: string) {
  const { url, cookie } = await beginConnecting(ctx, grantInput(user));
  return { url: new URL(url), cookie, back: await visitOauth(url) };
}

export async function signIn(ctx: BusinessContext, user: string) {
  const { cookie, back } = await leave(ctx, user);
  return finishConnecting(ctx, cookie, back.search, SERVERS);
}

/** A mailbox that was connected by sign-in at its provider. */
export async function makeAuthorized() {
  const business = await makeOauthBusiness();
  const user = newUser();
  await script(user, { mails: [] });
  return { ...business, user, mailbox: await signIn(business.ctx, user) };
}

export const grantOf = async (ctx: BusinessContext, mailboxId: number) =>
  (await ctx.db.select().from(oauthTokens).where(eq(oauthTokens.mailboxId, mailboxId)))[0];

/** Ends every token of this site. */
export const revoke = () => fetch(`${http}/grants/revoke/${CLIENT}`, { method: "POST" });

/** What the provider answers in place of a token from now on; null: it gives tokens again. */
export const answerWith = (answer: { status: number; type: string; text: string } | null) =>
  fetch(`${http}/grants/answer/${CLIENT}`, { method: "POST", body: JSON.stringify(answer) });
