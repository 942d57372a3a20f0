import { eq, sql } from "drizzle-orm";
import type { Identity, Step } from "~/adapters/identity-provider/identity-provider";
import { beginAtProvider, finishAtProvider } from "~/adapters/identity-provider/open-id";
import type { Context } from "~/core/context";
import { emailKey } from "~/core/email";
import { DomainError } from "~/core/errors";
import { seal, unseal } from "~/core/secrets/seal.server";
import { recordFailedSignIn } from "~/domains/audit/session-entries.server";
import { requireSwitch } from "~/domains/settings/operator.server";
import { m } from "~/messages/messages";
import { addressTaken } from "../address-taken";
import { requireProvedAddress } from "../policy";
import { newAccount } from "../register-business.server";
import { Email } from "../schemas";
import { consumeAttempt } from "../sign-in/rate-limiter.server";
import { afterProof, type SignedIn } from "../sign-in/sign-in.server";
import { users } from "../tables";
import { findLinkedUser, linkByAddress, linkOwn, linkStatement } from "./external-identities.server";
import { openProvider } from "./external-providers.server";

export const EXTERNAL_SECONDS = 600;
const USE = "external-sign-in";
const OWNER = "browser";

interface Asked {
  key: string;
  /** The path on this site to return to. */
  back: string;
  isAgent: boolean;
  /** The signed-in user who wants to link the identity, or null for a sign-in. */
  linkTo: number | null;
}

interface Kept extends Asked {
  step: Step;
  expiresAt: number;
}

type ExternalOutcome =
  | { kind: "inside"; signedIn: SignedIn; back: string }
  | { kind: "linked"; name: string }
  | { kind: "apply"; name: string; email: string };

const callbackOf = ({ config }: Context) => `${config.APP_ORIGIN}/auth/external/callback`;

/** @throws DomainError not_found, unavailable, forbidden */
export async function beginExternal(ctx: Context, asked: Asked): Promise<{ url: string; cookie: string }> {
  const settings = await openProvider(ctx, asked.key);
  if (asked.linkTo !== null && ctx.actor.kind === "user") requireProvedAddress({ actor: ctx.actor });
  const { url, step } = await beginAtProvider(settings, callbackOf(ctx), ctx.now());
  const kept: Kept = { ...asked, step, expiresAt: ctx.now().getTime() + EXTERNAL_SECONDS * 1000 };
  return { url, cookie: await seal(ctx.config, USE, OWNER, JSON.stringify(kept)) };
}

export async function readExternal(ctx: Context, cookie: string | null): Promise<Kept | null> {
  try {
    const kept = JSON.parse(await unseal(ctx.config, USE, OWNER, cookie ?? "")) as Kept;
    return kept.expiresAt > ctx.now().getTime() ? kept : null;
  } catch {
    return null;
  }
}

/** `registers` is called before a new account is opened. @throws DomainError invalid, forbidden, conflict, unavailable */
export async function finishExternal(
  ctx: Context,
  kept: Kept,
  search: string,
  registers: () => void = () => {},
): Promise<ExternalOutcome> {
  const { key, step, back, isAgent, linkTo } = kept;
  const settings = await openProvider(ctx, key);
  const identity = await finishAtProvider(settings, step, new URL(callbackOf(ctx) + search), ctx.now());
  if (linkTo !== null) {
    if (ctx.actor.kind !== "user" || ctx.actor.userId !== linkTo)
      throw new DomainError("invalid", m.auth_external_sign_in_you_were_signed_out_start());
    await linkOwn({ ...ctx, actor: ctx.actor }, identity, settings.name);
    return { kind: "linked", name: settings.name };
  }
  const linked =
    (await findLinkedUser(ctx, identity)) ?? (await meet(ctx, identity, settings.name, isAgent, registers));
  if ("apply" in linked) return { kind: "apply", ...linked.apply };
  if (linked.suspendedAt || linked.deactivatedAt) {
    await recordFailedSignIn(ctx, nameOf(identity), "identity provider");
    throw new DomainError("forbidden", m.auth_external_sign_in_this_account_cant_sign_in());
  }
  return { kind: "inside", signedIn: await afterProof(ctx, { ...linked, passwordHash: null }), back };
}

/** The subject of a failed sign-in's log entry: the address, else the provider's id of the user. */
const nameOf = ({ email, issuer, subject }: Identity) => email || `${issuer} ${subject}`;

async function meet(
  ctx: Context,
  identity: Identity,
  provider: string,
  isAgent: boolean,
  registers: () => void,
) {
  const { isEmailVerified, firstName, lastName } = identity;
  const { data: email } = Email.safeParse(identity.email);
  if (!email || !isEmailVerified) {
    await recordFailedSignIn(ctx, nameOf(identity), "identity provider");
    throw new DomainError("forbidden", m.auth_external_sign_in_has_not_verified_your_email({ provider }));
  }
  const [known] = await ctx.db
    .select()
    .from(users)
    .where(eq(users.emailKey, emailKey(email)))
    .limit(1);
  if (known?.suspendedAt) return known;
  if (known) await linkByAddress(ctx, identity, known, provider);
  else if (isAgent) return { apply: { name: `${firstName} ${lastName}`.trim(), email } };
  else {
    registers();
    await openAccount(ctx, identity, email);
  }
  const linked = await findLinkedUser(ctx, identity);
  if (!linked) throw new Error("The identity was not linked.");
  return linked;
}

async function openAccount(ctx: Context, identity: Identity, email: string): Promise<void> {
  await requireSwitch(ctx, "signUp");
  await consumeAttempt(ctx, ["sign-up-network", ctx.client.address]);
  const { firstName, lastName } = identity;
  const person = {
    firstName: firstName || (email.split("@")[0] ?? ""),
    lastName,
    email,
    passwordHash: null,
    emailVerifiedAt: ctx.now(),
  };
  try {
    await ctx.db.batch([
      ...newAccount(ctx, person, { operationalMarkets: [] }),
      linkStatement(ctx, identity, sql`last_insert_rowid()`),
    ]);
  } catch (error) {
    throw addressTaken(error);
  }
}
