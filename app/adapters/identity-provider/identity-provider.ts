import * as oauth from "oauth4webapi";
import { DomainError } from "~/core/errors";
import { plainText } from "~/core/text";
import { requirePublicUrl } from "../public-url";

export type AskProvider = (address: string, init: RequestInit) => Promise<Response>;

/** An OpenID Connect provider, configured by the operator or by an account. The client secret is decrypted. */
export interface ProviderSettings {
  name: string;
  issuer: string;
  clientId: string;
  clientSecret: string | null;
  /** Allows plain http on the local machine, for development and tests. */
  allowLoopback: boolean;
  /** Fetch function for providers that an account configured. */
  ask?: AskProvider;
}

/** State kept during a sign-in while the user is at the provider. */
export interface Step {
  state: string;
  nonce: string;
  verifier: string;
}

/** The identity that the provider asserts. `subject` never changes at one issuer; the email address may. */
export interface Identity {
  issuer: string;
  subject: string;
  email: string | null;
  isEmailVerified: boolean;
  firstName: string;
  lastName: string;
}

/** @throws DomainError invalid when the issuer is not a public https address */
export function issuerUrl(issuer: string, allowLoopback: boolean): URL {
  try {
    const url = requirePublicUrl(issuer, { allowLoopback });
    if (!url.search && !url.hash) return url;
  } catch {}
  throw new DomainError("invalid", "Enter the issuer URL, e.g. https://accounts.google.com.", {
    field: "issuer",
  });
}

type Endpoint = "authorization_endpoint" | "token_endpoint" | "jwks_uri" | "userinfo_endpoint";
const ENDPOINTS: Endpoint[] = ["authorization_endpoint", "token_endpoint", "jwks_uri", "userinfo_endpoint"];

/**
 * Checks the endpoints that a provider publishes: the secret is sent to them, so they must be public. @throws
 * DomainError invalid
 */
export function requirePublicEndpoints(
  server: Partial<Record<Endpoint, string>>,
  { name, allowLoopback }: ProviderSettings,
): void {
  for (const endpoint of ENDPOINTS)
    try {
      if (server[endpoint] !== undefined) requirePublicUrl(server[endpoint], { allowLoopback });
    } catch {
      throw new DomainError("invalid", `${name} uses an address that isn’t public. Check the issuer URL.`);
    }
}

/** Errors of the protocol; all others are network or server failures. */
const PROTOCOL = [
  oauth.OperationProcessingError,
  oauth.AuthorizationResponseError,
  oauth.ResponseBodyError,
  oauth.WWWAuthenticateChallengeError,
  oauth.UnsupportedOperationError,
];

/** Turns protocol errors into user-facing messages. A provider that is down is not reported as the user's mistake. */
export async function inWords<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DomainError) throw error;
    const isRefused = error instanceof oauth.AuthorizationResponseError && error.error === "access_denied";
    if (isRefused) throw new DomainError("invalid", `You cancelled sign-in at ${name}. Try again.`);
    if (!PROTOCOL.some((refusal) => error instanceof refusal))
      throw new DomainError("unavailable", `${name} isn’t responding. Try again or use your password.`);
    throw new DomainError("invalid", `The response from ${name} didn’t match this sign-in. Start again.`);
  }
}

const words = (value: unknown) => (typeof value === "string" ? plainText(value.slice(0, 1000)) : "");
const name = (value: unknown) => [...words(value)].slice(0, 100).join("");

/** Maps the provider's claims to an `Identity`. */
export function identityOf(issuer: string, subject: string, claims: Record<string, unknown>): Identity {
  const [first = "", ...rest] = words(claims.name).split(/\s+/);
  return {
    issuer,
    subject,
    // Not truncated: a shortened address belongs to someone else.
    email: typeof claims.email === "string" ? claims.email.trim() : null,
    // Some providers send this as a string.
    isEmailVerified: claims.email_verified === true || claims.email_verified === "true",
    firstName: name(claims.given_name) || name(first),
    lastName: name(claims.family_name) || name(rest.join(" ")),
  };
}
