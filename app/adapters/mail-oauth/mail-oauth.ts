import * as oauth from "oauth4webapi";

/** An OAuth provider for mailbox access, with our client credentials. */
export interface OauthProvider {
  name: string;
  authorizeUrl: string;
  tokenUrl: string;
  scope: string;
  /** Extra parameters the provider requires before it issues a refresh token. */
  extra: Record<string, string>;
  clientId: string;
  clientSecret: string;
  /** Allows plain http on the local machine, for development and tests. */
  allowLoopback: boolean;
}

/** State kept while the user is at the provider. */
export interface OauthStep {
  state: string;
  verifier: string;
}

export interface Tokens {
  access: string;
  /** Null if the previous refresh token stays valid. */
  refresh: string | null;
  /** Lifetime of the access token in seconds. */
  seconds: number;
}

/** `isRefused` is permanent: the provider revoked the grant, or the user declined. Any other error can be retried. */
export class OauthError extends Error {
  readonly isRefused: boolean;
  constructor(isRefused: boolean, message: string) {
    super(message.slice(0, 300));
    this.isRefused = isRefused;
  }
}

const TIMEOUT_MS = 10_000;

const serverOf = ({ authorizeUrl, tokenUrl }: OauthProvider): oauth.AuthorizationServer => ({
  issuer: new URL(authorizeUrl).origin,
  authorization_endpoint: authorizeUrl,
  token_endpoint: tokenUrl,
});

const optionsOf = ({ allowLoopback }: OauthProvider) => ({
  signal: () => AbortSignal.timeout(TIMEOUT_MS),
  [oauth.allowInsecureRequests]: allowLoopback,
});

const codeIn = ({ error }: { error: string }) => ` (${error.replace(/[^\w.-]/g, "").slice(0, 60)})`;

/** Only `invalid_grant` (RFC 6749, 5.2) ends a grant. Any other error from the provider may be temporary. */
async function askForTokens(name: string, ask: () => Promise<Tokens>): Promise<Tokens> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof oauth.ResponseBodyError))
      throw new OauthError(false, `${name} isn’t responding. Try again in a minute.`);
    throw error.error === "invalid_grant"
      ? new OauthError(true, `${name} no longer grants access${codeIn(error)}. Sign in again.`)
      : new OauthError(false, `${name} can’t grant access at the moment${codeIn(error)}. Try again later.`);
  }
}

/** Reads the provider's redirect. @throws OauthError, permanent: the user has to start again */
function readWayBack(name: string, read: () => URLSearchParams): URLSearchParams {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof oauth.AuthorizationResponseError))
      throw new OauthError(true, `${name} sent an unexpected response. Start again.`);
    if (error.error === "access_denied")
      throw new OauthError(true, `You declined access to your ${name} mailbox. Start again to allow access.`);
    throw new OauthError(true, `${name} rejected the sign-in${codeIn(error)}. Start again.`);
  }
}

/** Returns the URL to redirect to and the state to keep: authorization code with PKCE (RFC 7636) and state. */
export async function startOauth(
  provider: OauthProvider,
  redirectUri: string,
  address: string,
): Promise<{ url: string; step: OauthStep }> {
  const step = { state: oauth.generateRandomState(), verifier: oauth.generateRandomCodeVerifier() };
  const url = new URL(provider.authorizeUrl);
  for (const [name, value] of Object.entries({
    client_id: provider.clientId,
    redirect_uri: redirectUri,
    response_type: "code",
    scope: provider.scope,
    code_challenge: await oauth.calculatePKCECodeChallenge(step.verifier),
    code_challenge_method: "S256",
    state: step.state,
    login_hint: address,
    ...provider.extra,
  }))
    url.searchParams.set(name, value);
  return { url: url.href, step };
}

const tokensOf = (answer: oauth.TokenEndpointResponse): Tokens => ({
  access: answer.access_token,
  refresh: answer.refresh_token ?? null,
  seconds: answer.expires_in ?? 3_600,
});

/** Exchanges the code in the callback URL for tokens. @throws OauthError */
export async function finishOauth(
  provider: OauthProvider,
  { state, verifier }: OauthStep,
  callback: URL,
): Promise<Tokens> {
  const server = serverOf(provider);
  const client: oauth.Client = { client_id: provider.clientId };
  const parameters = readWayBack(provider.name, () =>
    oauth.validateAuthResponse(server, client, callback, state),
  );
  return askForTokens(provider.name, async () => {
    const answer = await oauth.authorizationCodeGrantRequest(
      server,
      client,
      oauth.ClientSecretPost(provider.clientSecret),
      parameters,
      callback.origin + callback.pathname,
      verifier,
      optionsOf(provider),
    );
    return tokensOf(await oauth.processAuthorizationCodeResponse(server, client, answer));
  });
}

/** @throws OauthError */
export const renewOauthToken = (provider: OauthProvider, refresh: string): Promise<Tokens> =>
  askForTokens(provider.name, async () => {
    const server = serverOf(provider);
    const client: oauth.Client = { client_id: provider.clientId };
    const secret = oauth.ClientSecretPost(provider.clientSecret);
    const answer = await oauth.refreshTokenGrantRequest(server, client, secret, refresh, optionsOf(provider));
    return tokensOf(await oauth.processRefreshTokenResponse(server, client, answer));
  });
