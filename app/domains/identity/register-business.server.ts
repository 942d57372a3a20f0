import { sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { requireSwitch } from "~/domains/admin/operator.server";
import { trialEnd } from "~/domains/billing/plans";
import { queuedMail, wakeMail } from "~/domains/mail/queue-mail.server";
import { addressTaken } from "./address-taken";
import { takeTry } from "./attempts.server";
import { emailKey } from "./email";
import { requireGoodPassword } from "./good-password.server";
import { verifyMail } from "./mails";
import { newToken } from "./one-time-tokens.server";
import { hashPassword } from "./password.server";
import type { BusinessSignup } from "./schemas";
import { accounts, users } from "./tables";

/**
 * Opens an account with its first user and a trial of 7 days. The account and its user are written together or not at all.
 * @throws DomainError conflict when the address has a user already; forbidden while sign-up is closed; too_many
 */
export async function registerBusiness(
  ctx: Context,
  input: BusinessSignup,
  options: { isDemo?: boolean } = {},
): Promise<{ userId: number; accountId: number }> {
  if (!options.isDemo) {
    await requireSwitch(ctx, "signUp");
    await requireGoodPassword(ctx, input.password, "business");
  }
  await takeTry(ctx, ["sign-up-network", ctx.client.address]);
  const now = ctx.now();
  const key = emailKey(input.email);
  const passwordHash = await hashPassword(ctx.config, input.password);
  const isDemo = options.isDemo ?? false;
  const verify = await newToken(ctx, "verify-email", sql`last_insert_rowid()`, input.email);
  const mail = queuedMail(ctx, {
    cause: `verify-email:${verify.tokenHash}`,
    to: { address: input.email, name: input.firstName },
    ...verifyMail(ctx.config, verify.token),
  });
  try {
    const [[account], [user]] = await ctx.db.batch([
      ctx.db
        .insert(accounts)
        .values({
          name: input.companyName || `${input.firstName} ${input.lastName}`,
          plan: "trial",
          trialEndsAt: trialEnd(now),
          companySize: input.companySize,
          industry: input.industry,
          hqCountry: input.hqCountry,
          operationalMarkets: input.operationalMarkets,
          isDemo,
          createdAt: now,
        })
        .returning({ id: accounts.id }),
      ctx.db
        .insert(users)
        .values({
          accountId: sql`last_insert_rowid()`,
          email: input.email,
          emailKey: key,
          passwordHash,
          firstName: input.firstName,
          lastName: input.lastName,
          phone: input.phone,
          userType: "business",
          role: "owner",
          isDemo,
          createdAt: now,
        })
        .returning({ id: users.id }),
      ...(isDemo ? [] : [verify.statement, mail]),
    ]);
    if (!account || !user) throw new Error("The account was not written.");
    if (!isDemo) await wakeMail(ctx);
    return { userId: user.id, accountId: account.id };
  } catch (error) {
    throw addressTaken(error);
  }
}
