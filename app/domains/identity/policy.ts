import type { Config } from "~/core/config";
import type { Actor, UserActor } from "~/core/context";
import { DomainError } from "~/core/errors";
import { m } from "~/messages/messages";

const DAY = 24 * 60 * 60;

/** Session lifetime in seconds: agents 24 hours from sign-in, businesses and administrators 30 days after their last visit. */
export const sessionSeconds = (userType: "business" | "agent" | "admin") =>
  userType === "agent" ? DAY : 30 * DAY;

/** Seconds after which any session ends, however often it is used; an agent's ends earlier. */
export const MAX_SESSION_SECONDS = 90 * DAY;

export const RENEW_AFTER_SECONDS = 60 * 60;

const MAX_DELAY_SECONDS = 15 * 60;

/**
 * `free` attempts without delay, then one after 2, 4, 8 ... seconds, up to `longestSeconds`. Forgotten `forgetSeconds`
 * after the last attempt and its delay.
 */
interface TryLimit {
  free: number;
  forgetSeconds: number;
  longestSeconds?: number;
}

/**
 * Network limits are higher: where providers have few addresses, many people share one.
 * docs/decisions/016-device-cookies.md adds up a day's attempts.
 */
export const TRIES = {
  "sign-in-device": { free: 5, forgetSeconds: DAY },
  "sign-in-pair": { free: 5, forgetSeconds: DAY, longestSeconds: 3600 },
  "sign-in-account": { free: 100, forgetSeconds: DAY },
  "sign-in-network": { free: 20, forgetSeconds: 3600, longestSeconds: 60 },
  "sign-on-account": { free: 20, forgetSeconds: 3600 },
  "sign-on-network": { free: 60, forgetSeconds: 3600, longestSeconds: 60 },
  "sign-up-network": { free: 60, forgetSeconds: 3600, longestSeconds: 60 },
  "reset-account": { free: 3, forgetSeconds: 3600 },
  "reset-device": { free: 3, forgetSeconds: 3600 },
  "reset-network": { free: 200, forgetSeconds: 3600, longestSeconds: 60 },
  "verify-email-user": { free: 3, forgetSeconds: 3600 },
  "typed-address": { free: 5, forgetSeconds: DAY },
  "change-email-user": { free: 3, forgetSeconds: 3600 },
  "password-user": { free: 5, forgetSeconds: 3600 },
  "second-factor-user": { free: 5, forgetSeconds: DAY },
  "second-factor-device": { free: 5, forgetSeconds: DAY },
  "data-request-address": { free: 3, forgetSeconds: DAY },
  "data-request-network": { free: 60, forgetSeconds: 3600, longestSeconds: 60 },
  "lead-form-network": { free: 30, forgetSeconds: 3600, longestSeconds: 300 },
  "statement-network": { free: 20, forgetSeconds: 3600, longestSeconds: 300 },
  "visits-place": { free: 300, forgetSeconds: DAY, longestSeconds: 60 },
  "invite-account": { free: 20, forgetSeconds: 3600 },
  "webhook-key-account": { free: 20, forgetSeconds: 3600 },
  "check-mailbox-account": { free: 20, forgetSeconds: 3600 },
  "mail-settings-account": { free: 40, forgetSeconds: 3600 },
  "connect-platform-account": { free: 20, forgetSeconds: 3600 },
  "demo-fill-account": { free: 5, forgetSeconds: DAY, longestSeconds: DAY },
  "open-demo-network": { free: 30, forgetSeconds: 3600, longestSeconds: 60 },
  "demo-mail-network": { free: 120, forgetSeconds: 3600, longestSeconds: 60 },
  "profile-picture-user": { free: 20, forgetSeconds: 3600 },
  "settings-test-user": { free: 5, forgetSeconds: 3600 },
} as const satisfies Record<string, TryLimit>;

export type RateLimitBucket = keyof typeof TRIES;

export const limitOf = (kind: RateLimitBucket): Required<TryLimit> => ({
  longestSeconds: MAX_DELAY_SECONDS,
  ...TRIES[kind],
});

export const mustHaveSecondFactor = (
  config: Pick<Config, "ENVIRONMENT">,
  user: { userType: "business" | "agent" | "admin"; isAdmin: boolean },
) => config.ENVIRONMENT === "production" && (user.isAdmin || user.userType === "admin");

export const isImpersonating = ({ actor }: { actor: Actor }): boolean =>
  actor.kind === "user" && actor.impersonatorId !== null;

/** Sessions that mark nothing as read: impersonating administrators and demo visitors. */
export const marksNothing = ({ actor }: { actor: Actor }): boolean =>
  actor.kind === "user" && (actor.impersonatorId !== null || actor.isReadOnly === true);

/** For actions on sign-in methods, the team, erasure and money. @throws DomainError forbidden while impersonating */
export function requireNotImpersonating(ctx: { actor: Actor }): void {
  if (isImpersonating(ctx)) throw new DomainError("forbidden", m.auth_policy_you_cant_do_this_while());
}

/** For actions that outlive an unconfirmed address: their user must have confirmed it. @throws DomainError forbidden */
export function requireProvedAddress({ actor }: { actor: UserActor }): void {
  if (!actor.isVerified) throw new DomainError("forbidden", m.auth_policy_confirm_your_email_address_first());
}

export const INVITATION_DAYS = 7;

type Member = Pick<UserActor, "role">;

const isOwner = (actor: Member) => actor.role === "owner";
export const canInvite = isOwner;
export const canChangeRole = isOwner;
export const canRemove = isOwner;
export const canSeeKeys = isOwner;
export const canPay = isOwner;
export const canBrand = isOwner;
export const canSetSignIn = isOwner;
export const canWrite = (actor: Member) => actor.role === "owner" || actor.role === "member";

export const READS_ONLY = "Your role is read-only. Ask an account owner for access.";

/** @throws DomainError forbidden */
export function requireWriter(ctx: { actor: Member }): void {
  if (!canWrite(ctx.actor)) throw new DomainError("forbidden", READS_ONLY);
}
