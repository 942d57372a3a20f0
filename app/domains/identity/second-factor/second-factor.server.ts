import { and, eq, isNotNull, isNull, lt, ne, or } from "drizzle-orm";
import type { Context } from "~/core/context";
import { DomainError } from "~/core/errors";
import { seal, unseal } from "~/core/secrets/seal.server";
import { auditStatement } from "~/domains/audit/audit.server";
import { recordFailedSignIn, type SignInWay } from "~/domains/audit/session-entries.server";
import { mailStatement } from "~/domains/mail/mail-statement.server";
import { queueMails } from "~/domains/mail/queue-mails.server";
import { operatorConfig } from "~/domains/settings/operator.server";
import { m } from "~/messages/messages";
import { requireOwnUser, requirePassword, type UserContext } from "../current-user.server";
import { addressee, secondFactorMail } from "../mails";
import { consumeToken, findToken, getToken } from "../one-time-tokens.server";
import { requireNotImpersonating } from "../policy";
import { consumeAttempt, resetAttempts } from "../sign-in/rate-limiter.server";
import { deviceHashOf, isKnownDevice } from "../sign-in/remember-device.server";
import { sessions, users } from "../tables";
import { newRecoveryCodes, removeRecoveryCodes, takeRecoveryCode } from "./recovery-codes.server";
import { newSecret, setupOf, stepOf } from "./totp.server";

const USE = "totp";
const wrongCode = () =>
  new DomainError("invalid", m.auth_second_factor_this_code_is_wrong_or(), {
    field: "code",
  });

/** The secret takes effect after a code was entered. @throws DomainError invalid, conflict */
export async function beginSecondFactor(ctx: UserContext, password: string) {
  requireOwnUser(ctx);
  const user = await requirePassword(ctx, password);
  const secret = newSecret();
  const totpSecret = await seal(ctx.config, USE, `user:${user.id}`, secret);
  const begun = await ctx.db
    .update(users)
    .set({ totpSecret, totpLastStep: null })
    .where(and(eq(users.id, user.id), isNull(users.totpConfirmedAt)))
    .returning({ id: users.id });
  if (begun.length === 0)
    throw new DomainError("conflict", m.auth_second_factor_two_factor_authentication_is_already());
  return setupOf(ctx.config, user.email, secret);
}

export async function findSecondFactorSetup(ctx: UserContext) {
  requireNotImpersonating(ctx);
  const { userId, email } = ctx.actor;
  const [user] = await ctx.db.select().from(users).where(eq(users.id, userId)).limit(1);
  if (!user?.totpSecret || user.totpConfirmedAt) return null;
  return setupOf(ctx.config, email, await unseal(ctx.config, USE, `user:${userId}`, user.totpSecret));
}

/** @returns the recovery codes, which are never shown again */
export async function confirmSecondFactor(ctx: UserContext, code: string): Promise<string[]> {
  requireNotImpersonating(ctx);
  const { userId, sessionHash = "" } = ctx.actor;
  await consumeAttempt(ctx, ["second-factor-user", userId]);
  const [user] = await ctx.db.select().from(users).where(eq(users.id, userId)).limit(1);
  if (!user?.totpSecret || user.totpConfirmedAt)
    throw new DomainError("conflict", m.auth_second_factor_start_again());
  if (!(await takeCode(ctx, user, code))) throw wrongCode();
  await resetAttempts(ctx, "second-factor-user", userId);
  const { codes, statements } = await newRecoveryCodes(ctx, userId);
  const others = and(eq(sessions.userId, userId), ne(sessions.tokenHash, sessionHash));
  await ctx.db.batch([
    ctx.db
      .update(users)
      .set({ totpConfirmedAt: ctx.now() })
      .where(and(eq(users.id, userId), eq(users.totpSecret, user.totpSecret))),
    ctx.db.update(sessions).set({ secondFactorAt: ctx.now() }).where(eq(sessions.tokenHash, sessionHash)),
    ctx.db.delete(sessions).where(others),
    ...statements,
    auditStatement(ctx, { action: "confirm-second-factor", target: `user:${userId}` }),
    ...(await tell(ctx, user, "on")),
  ]);
  await queueMails(ctx);
  return codes;
}

/** @throws DomainError invalid on the password */
export async function disableSecondFactor(ctx: UserContext, password: string): Promise<void> {
  const user = await requirePassword(ctx, password);
  const none = { totpSecret: null, totpConfirmedAt: null, totpLastStep: null };
  await ctx.db.batch([
    ctx.db.update(users).set(none).where(eq(users.id, user.id)),
    removeRecoveryCodes(ctx, user.id),
    auditStatement(ctx, { action: "disable-second-factor", target: `user:${user.id}` }),
    ...(await tell(ctx, user, "off")),
  ]);
  await queueMails(ctx);
}

/** @throws DomainError invalid, too_many */
export async function finishSecondFactor(
  ctx: Context,
  token: string,
  code: string,
): Promise<{ userId: number; bySingleSignOn: boolean; way: SignInWay }> {
  const bySingleSignOn = (await findToken(ctx, "member-second-factor", token)) !== null;
  const purpose = bySingleSignOn ? "member-second-factor" : "second-factor";
  const { userId } = await getToken(ctx, purpose, token);
  const device = await deviceHashOf(ctx);
  const [found] = await ctx.db
    .select({ user: users, isKnown: isKnownDevice(device) })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.totpConfirmedAt)))
    .limit(1);
  const tries = found?.isKnown
    ? (["second-factor-device", `${userId}:${device}`] as const)
    : (["second-factor-user", `${userId}`] as const);
  await consumeAttempt(ctx, tries);
  const user = found?.user;
  const way = user && (await wayOfCode(ctx, user, code));
  if (!way) {
    if (user) await recordFailedSignIn(ctx, user.email, "authenticator code");
    throw wrongCode();
  }
  await consumeToken(ctx, purpose, token);
  await resetAttempts(ctx, tries[0], tries[1]);
  return { userId, bySingleSignOn, way };
}

async function wayOfCode(ctx: Context, user: Row, code: string): Promise<SignInWay | null> {
  if (await takeCode(ctx, user, code)) return "authenticator code";
  return (await takeRecoveryCode(ctx, user.id, code)) ? "recovery code" : null;
}

type Row = typeof users.$inferSelect;

/** A valid code uses up itself and all earlier ones, also under concurrency. */
async function takeCode(ctx: Context, user: Row, code: string): Promise<boolean> {
  if (!user.totpSecret) return false;
  const secret = await unseal(ctx.config, USE, `user:${user.id}`, user.totpSecret);
  const step = stepOf(secret, code, ctx.now());
  if (step === null) return false;
  const taken = await ctx.db
    .update(users)
    .set({ totpLastStep: step })
    .where(
      and(
        eq(users.id, user.id),
        eq(users.totpSecret, user.totpSecret),
        or(isNull(users.totpLastStep), lt(users.totpLastStep, step)),
      ),
    )
    .returning({ id: users.id });
  return taken.length > 0;
}

const tell = async (ctx: Context, user: Row, state: "on" | "off") =>
  user.isDemo
    ? []
    : [
        mailStatement(ctx, {
          cause: `second-factor-${state}:${user.id}:${crypto.randomUUID()}`,
          to: addressee(user),
          ...secondFactorMail(await operatorConfig(ctx), state),
        }),
      ];
