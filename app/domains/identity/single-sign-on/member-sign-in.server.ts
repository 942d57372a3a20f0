import type { Identity, Step } from "~/adapters/identity-provider/identity-provider";
import { beginAtProvider, finishAtProvider } from "~/adapters/identity-provider/open-id";
import type { Context } from "~/core/context";
import { DomainError } from "~/core/errors";
import { seal, unseal } from "~/core/secrets/seal.server";
import { recordFailedSignIn } from "~/domains/audit/session-entries.server";
import { m } from "~/messages/messages";
import { SIGN_ON } from "~/paths/business/sign-on";
import { consumeAttempt } from "../sign-in/rate-limiter.server";
import { afterProof, type SignedIn } from "../sign-in/sign-in.server";
import { joinBySingleSignOn } from "../team/join-by-single-sign-on.server";
import { findMember, linkMember } from "./member-identities.server";
import { getSsoConnection, providerOf, type SsoConnection } from "./sso-connections.server";

export const MEMBER_SECONDS = 600;
const USE = "member-sign-in";

interface Asked {
  slug: string;
  back: string;
  linkTo: number | null;
  invitation: string | null;
}

interface Kept extends Asked {
  accountId: number;
  issuer: string;
  clientId: string;
  step: Step;
  expiresAt: number;
}

type MemberOutcome =
  | { kind: "inside"; signedIn: SignedIn; back: string }
  | { kind: "linked"; company: string };

const callbackOf = ({ config }: Context, slug: string) => config.APP_ORIGIN + SIGN_ON.callback(slug);

/** The encrypted state is valid for its own sign-in page only. @throws DomainError not_found, unavailable, invalid, too_many */
export async function beginMember(ctx: Context, asked: Asked): Promise<{ url: string; cookie: string }> {
  await consumeAttempt(ctx, ["sign-on-network", ctx.client.address]);
  const connection = await getSsoConnection(ctx, asked.slug);
  const { slug, accountId, issuer, clientId } = connection;
  const { url, step } = await beginAtProvider(
    await providerOf(ctx, connection),
    callbackOf(ctx, slug),
    ctx.now(),
  );
  const expiresAt = ctx.now().getTime() + MEMBER_SECONDS * 1000;
  const kept: Kept = { ...asked, slug, accountId, issuer, clientId, step, expiresAt };
  return { url, cookie: await seal(ctx.config, USE, slug, JSON.stringify(kept)) };
}

export async function readMember(ctx: Context, slug: string, cookie: string | null): Promise<Kept | null> {
  try {
    const kept = JSON.parse(await unseal(ctx.config, USE, slug, cookie ?? "")) as Kept;
    return kept.expiresAt > ctx.now().getTime() ? kept : null;
  } catch {
    return null;
  }
}

/** A sign-in that started with another connection does not continue with this one. */
const isSame = (connection: SsoConnection, kept: Kept) =>
  connection.accountId === kept.accountId &&
  connection.issuer === kept.issuer &&
  connection.clientId === kept.clientId;

/** @throws DomainError invalid, forbidden, conflict, unavailable, not_found */
export async function finishMember(ctx: Context, kept: Kept, search: string): Promise<MemberOutcome> {
  const { slug, step, linkTo, invitation, back } = kept;
  const connection = await getSsoConnection(ctx, slug);
  if (!isSame(connection, kept))
    throw new DomainError("invalid", m.auth_member_sign_in_your_companys_sign_in_settings());
  const callback = new URL(callbackOf(ctx, slug) + search);
  const identity = await finishAtProvider(await providerOf(ctx, connection), step, callback, ctx.now());
  if (linkTo !== null) {
    const { actor, account } = ctx;
    if (actor.kind !== "user" || actor.userId !== linkTo || !account)
      throw new DomainError("invalid", m.auth_member_sign_in_you_were_signed_out_start());
    await linkMember({ ...ctx, actor, account }, identity, connection);
    return { kind: "linked", company: connection.company };
  }
  if (invitation !== null) await joinBySingleSignOn(ctx, invitation, identity, connection);
  return { kind: "inside", signedIn: await enter(ctx, identity, connection), back };
}

async function enter(ctx: Context, identity: Identity, connection: SsoConnection): Promise<SignedIn> {
  const member = await findMember(ctx, connection.accountId, identity);
  const failed = () =>
    recordFailedSignIn(ctx, identity.email || `${identity.issuer} ${identity.subject}`, "single sign-on");
  if (!member) {
    await failed();
    throw new DomainError(
      "forbidden",
      m.auth_member_sign_in_no_user_is_linked_to({ company: connection.company }),
    );
  }
  if (member.suspendedAt || member.deactivatedAt) {
    await failed();
    throw new DomainError("forbidden", m.auth_member_sign_in_this_account_cant_sign_in());
  }
  return afterProof(ctx, { ...member, passwordHash: null }, "single-sign-on");
}
