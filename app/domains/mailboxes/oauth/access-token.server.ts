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
/** A token that expires sooner could expire in the middle of a job. */
const MIN_VALIDITY_SECONDS = 600;

/** Encrypts the tokens. `refresh` is the new refresh token, or the existing one if the provider issued none. */
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

/** Returns an access token for one of the provider's servers; null without a grant for that server. @throws OauthError */
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

/** Whether the inbox is read with the grant too; false for a send-only mailbox, or an inbox on another server. */
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

/** The provider whose OAuth grant the mailbox uses; null if it uses a password or has no credentials. */
export async function oauthTokenOf(ctx: AccountContext, mailboxId: number): Promise<OauthKey | null> {
  const byMailbox = and(eq(oauthTokens.mailboxId, mailboxId), eq(oauthTokens.accountId, ctx.account.id));
  const [grant] = await ctx.db
    .select({ provider: oauthTokens.provider })
    .from(oauthTokens)
    .where(byMailbox)
    .limit(1);
  return grant?.provider ?? null;
}
