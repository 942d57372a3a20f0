import { sql } from "drizzle-orm";
import type { Context, Plan } from "~/core/context";
import { emailKey } from "~/core/email";
import { internationalPhone } from "~/core/places/dial-codes";
import { trialEnd } from "~/domains/billing/plans/plans";
import { mailStatement } from "~/domains/mail/mail-statement.server";
import { queueMails } from "~/domains/mail/queue-mails.server";
import { chargeQuota } from "~/domains/quotas/charge-quota.server";
import { requireSwitch } from "~/domains/settings/operator.server";
import { addressTaken } from "./address-taken";
import { verifyMail } from "./mails";
import { newToken } from "./one-time-tokens.server";
import type { BusinessSignup } from "./schemas";
import { hashPassword } from "./sign-in/password.server";
import { assertPasswordPolicy } from "./sign-in/password-policy.server";
import { consumeAttempt } from "./sign-in/rate-limiter.server";
import { accounts, users } from "./tables";
import { transactionalMailQuota } from "./transactional-mail-quota.server";

interface FirstUser {
  firstName: string;
  lastName: string;
  email: string;
  phone?: string | null | undefined;
  passwordHash: string | null;
  emailVerifiedAt?: Date | null;
  isAdmin?: boolean;
}

type Company = Pick<BusinessSignup, "operationalMarkets"> &
  Partial<Pick<BusinessSignup, "companyName" | "companySize" | "industry" | "hqCountry">> & { plan?: Plan };

/** In their batch, `last_insert_rowid()` right after these statements is the user's id. */
export function newAccount(ctx: Context, user: FirstUser, company: Company, isDemo = false) {
  const now = ctx.now();
  const { companyName, plan = "trial", ...about } = company;
  const name = companyName || `${user.firstName} ${user.lastName}`.trim() || user.email;
  const account = {
    ...about,
    name,
    plan,
    trialEndsAt: plan === "trial" ? trialEnd(now) : null,
    isDemo,
    createdAt: now,
  } as const;
  const role = { userType: "business", role: "owner", isDemo, createdAt: now } as const;
  return [
    ctx.db.insert(accounts).values(account).returning({ id: accounts.id }),
    ctx.db
      .insert(users)
      .values({ ...user, ...role, accountId: sql`last_insert_rowid()`, emailKey: emailKey(user.email) })
      .returning({ id: users.id }),
  ] as const;
}

/** @throws DomainError conflict if the address has a user; forbidden while sign-up is closed; too_many; limit_reached */
export async function registerBusiness(
  ctx: Context,
  input: BusinessSignup,
  options: { isDemo?: boolean; canSignIn?: boolean; next?: string } = {},
): Promise<{ userId: number; accountId: number }> {
  if (!options.isDemo) {
    await requireSwitch(ctx, "signUp");
    await assertPasswordPolicy(ctx, input.password, "business");
  }
  await consumeAttempt(ctx, ["sign-up-network", ctx.client.address]);
  const { firstName, lastName, email, hqCountry = null } = input;
  const phone = input.phone && internationalPhone(input.phone, hqCountry);
  const passwordHash = options.canSignIn === false ? null : await hashPassword(ctx.config, input.password);
  const isDemo = options.isDemo ?? false;
  const person = { firstName, lastName, email, phone, passwordHash, emailVerifiedAt: null };
  const verify = await newToken(ctx, "verify-email", sql`last_insert_rowid()`, email);
  const mail = mailStatement(ctx, {
    cause: `verify-email:${verify.tokenHash}`,
    to: { address: email },
    ...verifyMail(ctx.config, verify.token, options.next),
  });
  try {
    const charges = isDemo ? [] : transactionalMailQuota(ctx, email, { isSignUp: true });
    const [, [account], [user]] = await chargeQuota(ctx, charges, (count) =>
      ctx.db.batch([
        count,
        ...newAccount(ctx, person, input, isDemo),
        ...(isDemo ? [] : [verify.statement, mail]),
      ]),
    );
    if (!account || !user) throw new Error("The account was not written.");
    if (!isDemo) await queueMails(ctx);
    return { userId: user.id, accountId: account.id };
  } catch (error) {
    throw addressTaken(error);
  }
}
