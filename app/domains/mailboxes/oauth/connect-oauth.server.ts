import { finishOauth, OauthError, type OauthStep, startOauth } from "~/adapters/mail-oauth/mail-oauth";
import type { BusinessContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { seal, unseal } from "~/core/secrets/seal.server";
import { requireWriter } from "~/domains/identity/policy";
import { paths } from "~/paths";
import { keepConnected, requireBothDirections } from "../connecting/connect-mailbox.server";
import { PROVIDERS, type Provider } from "../connecting/providers";
import { type ConnectInput, ConnectInput as Input } from "../connecting/schemas";
import type { Mailbox } from "../lease-mailbox.server";
import { sealedTokens } from "./access-token.server";
import { oauthProviderOf } from "./oauth-providers";
import { findSignedIn, saveOauthToken, signInAgain } from "./save-oauth-token.server";
import type { OauthInput } from "./schemas";

export const GRANT_SECONDS = 900;
/** Holds the encrypted sign-in state in the browser, from the redirect until the return. */
export const GRANT_COOKIE = "njia_mail_grant";
const USE = "mail-grant-step";

interface Kept {
  step: OauthStep;
  input: OauthInput;
  accountId: number;
  expiresAt: number;
  /** The screen to return to; "" for none. */
  next: string;
}

/** Longer URLs don't fit into the cookie with the rest of the state. */
const MAX_NEXT_LENGTH = 1_500;

const callbackOf = ({ config }: BusinessContext) => config.APP_ORIGIN + paths.mailboxes.connectCallback;
const ownerOf = ({ actor }: BusinessContext) => `user:${actor.userId}`;

/**
 * Returns the provider's URL and the encrypted state cookie. `next`: the screen to return to afterwards.
 * @throws DomainError not_found if the operator has not set the provider up
 */
export async function beginConnecting(ctx: BusinessContext, input: OauthInput, next = "") {
  const provider = oauthProviderOf(ctx.config, input.provider);
  if (!provider)
    throw new DomainError("not_found", "This sign-in isn’t available. Use an app password instead.");
  const { url, step } = await startOauth(provider, callbackOf(ctx), input.fromAddress);
  const expiresAt = ctx.now().getTime() + GRANT_SECONDS * 1_000;
  const kept: Kept = {
    step,
    input,
    accountId: ctx.account.id,
    expiresAt,
    next: next.length > MAX_NEXT_LENGTH ? "" : next,
  };
  return { url, cookie: await seal(ctx.config, USE, ownerOf(ctx), JSON.stringify(kept)) };
}

async function readKept(ctx: BusinessContext, cookie: string | null): Promise<Kept> {
  const text = await unseal(ctx.config, USE, ownerOf(ctx), cookie ?? "").catch(() => null);
  const kept = text === null ? null : (JSON.parse(text) as Kept);
  if (kept && kept.expiresAt > ctx.now().getTime() && kept.accountId === ctx.account.id) return kept;
  throw new DomainError("invalid", "This sign-in took too long, or started in another browser. Start again.");
}

/** Returns the address and the return screen of a started sign-in; null if the cookie is invalid or expired. */
export const findGrantOrigin = (ctx: BusinessContext, cookie: string | null) =>
  readKept(ctx, cookie).then(
    ({ input, next }) => ({ address: input.fromAddress, next }),
    () => null,
  );

const asDomainError = (error: unknown) => {
  if (error instanceof OauthError)
    throw new DomainError(error.isRefused ? "invalid" : "unavailable", error.message);
  throw error;
};

/**
 * Handles the callback: tests sending and receiving with the token before saving. An existing mailbox at this provider
 * gets the new token.
 * @throws DomainError forbidden, invalid, unavailable, conflict
 */
export async function finishConnecting(
  ctx: BusinessContext,
  cookie: string | null,
  search: string,
  known: readonly Pick<Provider, "key" | "imap" | "smtp">[] = PROVIDERS,
): Promise<Mailbox> {
  // The callback is a GET request, which no write guard checks.
  requireWriter(ctx);
  const { step, input } = await readKept(ctx, cookie);
  const { provider: key, ...sender } = input;
  const provider = oauthProviderOf(ctx.config, key);
  const servers = known.find((row) => row.key === key);
  if (!provider || !servers)
    throw new DomainError("not_found", "This sign-in isn’t available. Use an app password instead.");
  const callback = new URL(callbackOf(ctx) + search);
  const tokens = await finishOauth(provider, step, callback).catch(asDomainError);
  if (tokens.refresh === null)
    throw new DomainError(
      "invalid",
      `${provider.name} didn’t grant full access. Start again and accept all permissions.`,
    );
  const { smtp, imap } = servers;
  const connected: Omit<ConnectInput, "password"> = Input.omit({ password: true }).parse({
    ...sender,
    username: sender.fromAddress,
    ...smtp,
    imapHost: imap.host,
    imapPort: imap.port,
    imapSecurity: imap.security,
  });
  await requireBothDirections(ctx, connected, { kind: "token", text: tokens.access });
  const sealed = await sealedTokens(ctx, ctx.account.id, tokens, tokens.refresh);
  const grant = { key, smtp, imap, sealed };
  const own = await findSignedIn(ctx, connected.fromAddress, smtp.host);
  if (own) return signInAgain(ctx, own, grant);
  return keepConnected(ctx, connected, ({ id }) => saveOauthToken(ctx, id, grant));
}
