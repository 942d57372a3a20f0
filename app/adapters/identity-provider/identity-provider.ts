import * as oauth from "oauth4webapi";
import { DomainError } from "~/core/errors";

/** A provider of OpenID Connect as the operator set it up; the secret is open here. */
export interface ProviderSettings {
  name: string;
  issuer: string;
  clientId: string;
  clientSecret: string | null;
  /** Plain http on the own machine: for development and tests. */
  allowLoopback: boolean;
}

/** What a sign-in keeps between leaving for the provider and coming back. */
export interface Step {
  state: string;
  nonce: string;
  verifier: string;
}

/** Who the provider says it is. `subject` never changes at one issuer; an address may. */
export interface Identity {
  issuer: string;
  subject: string;
  email: string | null;
  isEmailVerified: boolean;
  firstName: string;
  lastName: string;
}

const isLoopback = ({ hostname }: URL) => hostname === "127.0.0.1" || hostname === "localhost";

/** @throws DomainError invalid when an issuer is no address of https */
export function issuerUrl(issuer: string, allowLoopback: boolean): URL {
  const url = URL.canParse(issuer) ? new URL(issuer) : null;
  const isFine = url && !url.username && !url.password && !url.search && !url.hash;
  if (isFine && (url.protocol === "https:" || (allowLoopback && isLoopback(url)))) return url;
  throw new DomainError("invalid", "The issuer is an address such as https://accounts.google.com.", {
    field: "issuer",
  });
}

/** What the protocol itself refuses; anything else is a network or a server that failed. */
const PROTOCOL = [
  oauth.OperationProcessingError,
  oauth.AuthorizationResponseError,
  oauth.ResponseBodyError,
  oauth.WWWAuthenticateChallengeError,
  oauth.UnsupportedOperationError,
];

/** Turns what the protocol refuses into words. A provider that is down is not the user's mistake. */
export async function inWords<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DomainError) throw error;
    const isRefused = error instanceof oauth.AuthorizationResponseError && error.error === "access_denied";
    if (isRefused) throw new DomainError("invalid", `You did not let ${name} tell us who you are.`);
    if (!PROTOCOL.some((refusal) => error instanceof refusal))
      throw new DomainError(
        "unavailable",
        `${name} does not answer. Please try again, or use your password.`,
      );
    throw new DomainError("invalid", `What ${name} answered did not fit this sign-in. Please begin again.`);
  }
}

const words = (value: unknown) => (typeof value === "string" ? value.trim().slice(0, 100) : "");

/** What the provider claims, as this product reads it. */
export function identityOf(issuer: string, subject: string, claims: Record<string, unknown>): Identity {
  const [first = "", ...rest] = words(claims.name).split(/\s+/);
  return {
    issuer,
    subject,
    email: words(claims.email) || null,
    // Some providers write it as text.
    isEmailVerified: claims.email_verified === true || claims.email_verified === "true",
    firstName: words(claims.given_name) || first,
    lastName: words(claims.family_name) || rest.join(" "),
  };
}
