import * as oauth from "oauth4webapi";
import {
  type Identity,
  identityOf,
  inWords,
  issuerUrl,
  type ProviderSettings,
  requirePublicEndpoints,
  type Step,
} from "./identity-provider";

/** Milliseconds: the timeout of one request, and how long discovery results are cached. */
const TIMEOUT_MS = 5_000;
const CACHE_TTL_MS = 60 * 60 * 1000;

const known = new Map<string, { server: oauth.AuthorizationServer; at: number }>();

const optionsOf = ({ allowLoopback, ask }: ProviderSettings) => ({
  signal: () => AbortSignal.timeout(TIMEOUT_MS),
  [oauth.allowInsecureRequests]: allowLoopback,
  ...(ask && { [oauth.customFetch]: ask }),
});

/** Issuers in the discovery cache. */
const MAX_CACHED_CONFIGURATIONS = 500;

async function discover(settings: ProviderSettings, now: Date): Promise<oauth.AuthorizationServer> {
  const issuer = issuerUrl(settings.issuer, settings.allowLoopback);
  const kept = known.get(issuer.href);
  if (kept && now.getTime() - kept.at < CACHE_TTL_MS) return kept.server;
  const answer = await oauth.discoveryRequest(issuer, { ...optionsOf(settings), algorithm: "oidc" });
  if (answer.status >= 500) throw new Error("The provider failed.");
  const server = await oauth.processDiscoveryResponse(issuer, answer);
  requirePublicEndpoints(server, settings);
  if (known.size >= MAX_CACHED_CONFIGURATIONS) known.clear();
  known.set(issuer.href, { server, at: now.getTime() });
  return server;
}

/** Checks that the provider responds and has all required endpoints. @throws DomainError unavailable, invalid */
export const checkProvider = (settings: ProviderSettings, now: Date) =>
  inWords(settings.name, async () => {
    known.delete(issuerUrl(settings.issuer, settings.allowLoopback).href);
    const { authorization_endpoint, token_endpoint, jwks_uri } = await discover(settings, now);
    if (!authorization_endpoint || !token_endpoint || !jwks_uri) throw new Error("An endpoint is missing.");
  });

/**
 * Returns the URL to redirect to and the state to keep until the callback: authorization code with PKCE (RFC 7636),
 * state and nonce. @throws DomainError unavailable, invalid
 */
export const beginAtProvider = (
  settings: ProviderSettings,
  redirectUri: string,
  now: Date,
): Promise<{ url: string; step: Step }> =>
  inWords(settings.name, async () => {
    const server = await discover(settings, now);
    if (!server.authorization_endpoint) throw new Error("No authorization endpoint.");
    const step = {
      state: oauth.generateRandomState(),
      nonce: oauth.generateRandomNonce(),
      verifier: oauth.generateRandomCodeVerifier(),
    };
    const url = new URL(server.authorization_endpoint);
    for (const [name, value] of Object.entries({
      client_id: settings.clientId,
      redirect_uri: redirectUri,
      response_type: "code",
      scope: "openid email profile",
      code_challenge: await oauth.calculatePKCECodeChallenge(step.verifier),
      code_challenge_method: "S256",
      state: step.state,
      nonce: step.nonce,
    }))
      url.searchParams.set(name, value);
    return { url: url.href, step };
  });

const authenticationOf = ({ clientSecret }: ProviderSettings, server: oauth.AuthorizationServer) => {
  if (!clientSecret) return oauth.None();
  const methods = server.token_endpoint_auth_methods_supported;
  return methods && !methods.includes("client_secret_basic")
    ? oauth.ClientSecretPost(clientSecret)
    : oauth.ClientSecretBasic(clientSecret);
};

/**
 * Returns the identity of the signed-in user. Exchanges the code and checks issuer, audience, times, nonce and
 * signature of the ID token.
 * @throws DomainError invalid if a check fails, unavailable
 */
export const finishAtProvider = (
  settings: ProviderSettings,
  { state, nonce, verifier }: Step,
  callback: URL,
  now: Date,
): Promise<Identity> =>
  inWords(settings.name, async () => {
    const server = await discover(settings, now);
    const client: oauth.Client = { client_id: settings.clientId };
    const options = optionsOf(settings);
    const parameters = oauth.validateAuthResponse(server, client, callback, state);
    const redirectUri = callback.origin + callback.pathname;
    const answer = await oauth.authorizationCodeGrantRequest(
      server,
      client,
      authenticationOf(settings, server),
      parameters,
      redirectUri,
      verifier,
      options,
    );
    if (answer.status >= 500) throw new Error("The provider failed.");
    const tokens = await oauth.processAuthorizationCodeResponse(server, client, answer, {
      expectedNonce: nonce,
      requireIdToken: true,
    });
    await oauth.validateApplicationLevelSignature(server, answer, options);
    const claims = oauth.getValidatedIdTokenClaims(tokens);
    if (!claims) throw new Error("No ID token.");
    const more =
      claims.email === undefined && server.userinfo_endpoint
        ? await oauth.processUserInfoResponse(
            server,
            client,
            claims.sub,
            await oauth.userInfoRequest(server, client, tokens.access_token, options),
          )
        : {};
    return identityOf(server.issuer, claims.sub, { ...more, ...claims });
  });
