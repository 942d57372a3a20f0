import { and, eq } from "drizzle-orm";
import { OauthError, renewOauthToken, type Tokens } from "~/adapters/mail-oauth/mail-oauth";
import type { AccountContext, Context } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { seal, unseal } from "~/core/secrets/seal.server";
import { sealOwner } from "../seal-owner";
import { inboxes, oauthTokens } from "../tables";
import type { OauthKey } from "./oauth-keys";
import { oauthProviderOf } from "./oauth-providers";

const USE = "mail-grant";
/** A token that ends sooner could end in the middle of a job. */
const MIN_VALIDITY_SECONDS = 600;

/** With the new refresh token, or the existing one, which stays valid. */
export async function sealedTokens(
  ctx: Context,
  accountId: number,
  { access, seconds }: Tokens,
  refresh: string,
) {
  const lock = (text: string) => seal(ctx.config, USE, sealOwner(accountId), text);
  return {
    encryptedAccess: await lock(access),
    encryptedRefresh: await lock(refresh),
    expiresAt: new Date((toUnixSeconds(ctx.now()) + seconds) * 1_000),
  };
}

/** A token for one server of the provider that gave it; null without a grant for that server. @throws OauthError */
export async function accessTokenFor(ctx: Context, mailboxId: number, host: string): Promise<string | null> {
  const [grant] = await ctx.db
    .select()
    .from(oauthTokens)
    .where(eq(oauthTokens.mailboxId, mailboxId))
    .limit(1);
  if (!grant || (host !== grant.smtpHost && host !== grant.imapHost)) return null;
  const open = (text: string) =>
    unseal(ctx.config, USE, sealOwner(grant.accountId), text).catch(() => {
      throw new OauthError(true, "We can’t access this mailbox. Sign in to your email provider again.");
    });
  if (grant.expiresAt.getTime() - ctx.now().getTime() > MIN_VALIDITY_SECONDS * 1_000)
    return open(grant.encryptedAccess);
  const provider = oauthProviderOf(ctx.config, grant.provider);
  if (!provider) throw new OauthError(false, "This sign-in isn’t available at the moment. Try again later.");
  const refresh = await open(grant.encryptedRefresh);
  const tokens = await renewOauthToken(provider, refresh);
  await ctx.db
    .update(oauthTokens)
    .set(await sealedTokens(ctx, grant.accountId, tokens, tokens.refresh ?? refresh))
    .where(eq(oauthTokens.mailboxId, mailboxId));
  return tokens.access;
}

/** Whether its inbox is read by the grant too: one that only sends has none, or one elsewhere. */
export async function readsByOauth(ctx: AccountContext, mailboxId: number): Promise<boolean> {
  const rows = await ctx.db
    .select({ id: inboxes.mailboxId })
    .from(inboxes)
    .innerJoin(oauthTokens, eq(oauthTokens.mailboxId, inboxes.mailboxId))
    .where(
      and(
        eq(inboxes.mailboxId, mailboxId),
        eq(inboxes.accountId, ctx.account.id),
        eq(inboxes.host, oauthTokens.imapHost),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** The provider that a mailbox is signed in at; null where it has a password, or neither. */
export async function oauthTokenOf(ctx: AccountContext, mailboxId: number): Promise<OauthKey | null> {
  const byMailbox = and(eq(oauthTokens.mailboxId, mailboxId), eq(oauthTokens.accountId, ctx.account.id));
  const [grant] = await ctx.db
    .select({ provider: oauthTokens.provider })
    .from(oauthTokens)
    .where(byMailbox)
    .limit(1);
  return grant?.provider ?? null;
}
