import { sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { UNKNOWN_COUNTRY } from "~/core/places/countries";
import { agentRecordStatement } from "~/domains/agents/make-agent.server";
import { auditStatement } from "~/domains/audit/audit.server";
import { addressTaken } from "~/domains/identity/address-taken";
import { newAccount } from "~/domains/identity/register-business.server";
import { hashPassword } from "~/domains/identity/sign-in/password.server";
import { assertPasswordPolicy } from "~/domains/identity/sign-in/password-policy.server";
import { agentUser, newUserStatement } from "~/domains/identity/users/user-statements.server";
import { getUser, type UserRow } from "~/domains/identity/users/users.server";
import type { NewUser } from "./schemas";

/** @throws DomainError conflict if the address already has a user; invalid for a password that breaks the policy */
export async function createUser(ctx: Context, input: NewUser): Promise<UserRow> {
  await assertPasswordPolicy(ctx, input.password, input.userType);
  const passwordHash = await hashPassword(ctx.config, input.password);
  const isBusiness = input.userType === "business";
  const plan = input.subscriptionTier ?? "trial";
  const { firstName, lastName, email, userType, country } = input;
  const isAdmin = userType === "admin" || input.isAdmin === true;
  const person = { firstName, lastName, email, passwordHash, isAdmin };
  const audit = auditStatement(ctx, {
    action: "create-user",
    target: sql`'user:' || last_insert_rowid()`,
    detail: { userType, plan: isBusiness ? plan : null },
  });
  const agent = agentRecordStatement(ctx, agentUser({ email }), country ?? UNKNOWN_COUNTRY);
  try {
    const written = isBusiness
      ? (await ctx.db.batch([...newAccount(ctx, person, { plan, operationalMarkets: [] }), audit]))[1]
      : (await ctx.db.batch([newUserStatement(ctx, { ...person, userType }), audit, agent]))[0];
    return await getUser(ctx, written[0]?.id ?? 0);
  } catch (error) {
    throw addressTaken(error, "");
  }
}
