import { sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { emailKey } from "~/core/email";
import { agentRecordStatement } from "~/domains/agents/make-agent.server";
import { auditStatement } from "~/domains/audit/audit.server";
import { trialEnd } from "~/domains/billing/plans/plans";
import { addressTaken } from "~/domains/identity/address-taken";
import { requireGoodPassword } from "~/domains/identity/sign-in/good-password.server";
import { hashPassword } from "~/domains/identity/sign-in/password.server";
import { accounts, users } from "~/domains/identity/tables";
import type { NewUser } from "./schemas";
import { type AdminUser, getUser } from "./users.server";

/**
 * Makes a user, for a business the account with it and for an agent her record, in one batch with its line of the audit
 * trail.
 * @throws DomainError conflict when the address has a user already; invalid on the password
 */
export async function createUser(ctx: Context, input: NewUser): Promise<AdminUser> {
  const now = ctx.now();
  await requireGoodPassword(ctx, input.password, input.userType);
  const passwordHash = await hashPassword(ctx.config, input.password);
  const isBusiness = input.userType === "business";
  const plan = input.subscriptionTier ?? "trial";
  const person = ctx.db
    .insert(users)
    .values({
      accountId: isBusiness ? sql`last_insert_rowid()` : null,
      email: input.email,
      emailKey: emailKey(input.email),
      passwordHash,
      firstName: input.firstName,
      lastName: input.lastName,
      userType: input.userType,
      role: isBusiness ? "owner" : null,
      isAdmin: input.userType === "admin" || input.isAdmin === true,
      createdAt: now,
    })
    .returning({ id: users.id });
  const account = ctx.db.insert(accounts).values({
    name: `${input.firstName} ${input.lastName}`,
    plan,
    trialEndsAt: plan === "trial" ? trialEnd(now) : null,
    operationalMarkets: [],
    createdAt: now,
  });
  const audit = auditStatement(ctx, {
    action: "create-user",
    target: sql`'user:' || last_insert_rowid()`,
    detail: { userType: input.userType, plan: isBusiness ? plan : null },
  });
  const agent = input.country
    ? [
        agentRecordStatement(
          ctx,
          sql`select id from ${users} where email_key = ${emailKey(input.email)} and user_type = 'agent'`,
          input.country,
        ),
      ]
    : [];
  try {
    const written = isBusiness
      ? (await ctx.db.batch([account, person, audit]))[1]
      : (await ctx.db.batch([person, audit, ...agent]))[0];
    return await getUser(ctx, written[0]?.id ?? 0);
  } catch (error) {
    throw addressTaken(error, "");
  }
}
