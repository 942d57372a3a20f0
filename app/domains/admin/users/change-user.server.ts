import { type SQL, sql } from "drizzle-orm";
import type { Context, Plan } from "~/core/context";
import { emailKey } from "~/core/email";
import { DomainError } from "~/core/errors";
import { agentRecordOf } from "~/domains/agents/erase-agent.server";
import { agentRecordStatement } from "~/domains/agents/make-agent.server";
import { type AuditEntry, auditIfChanged, auditStatement } from "~/domains/audit/audit.server";
import { grantPlanStatements } from "~/domains/billing/subscription/grant-plan.server";
import {
  reactivateWithUserStatement,
  suspendWithLastUserStatement,
} from "~/domains/identity/account-suspension.server";
import { addressTaken } from "~/domains/identity/address-taken";
import { IS_NOT_THE_LAST_ADMIN } from "~/domains/identity/erasure/erase-user-row.server";
import { withdrawAllTokens } from "~/domains/identity/one-time-tokens.server";
import {
  agentUser,
  changeUserStatement,
  endSessionsStatement,
  type UserFields,
} from "~/domains/identity/users/user-statements.server";
import { getUser, type UserRow } from "~/domains/identity/users/users.server";
import { eraseUser, LAST_ADMIN } from "~/domains/privacy/erasure/erase-user.server";
import { tellOfReactivation, tellOfSuspension } from "../accounts/suspend-account.server";
import { requireSomebodyElse } from "./policy";
import type { UserChange } from "./schemas";

type AccountStatement = ReturnType<typeof suspendWithLastUserStatement>;

async function write(
  ctx: Context,
  userId: number,
  {
    fields,
    condition,
    action,
    detail,
    endsSessions,
    country,
    account,
  }: {
    fields: UserFields;
    condition: SQL;
    action: string;
    detail?: Record<string, unknown>;
    endsSessions: boolean;
    country?: string | undefined;
    /** Change of the user's account, in the same batch. */
    account?: { statement: AccountStatement; entry: AuditEntry };
  },
): Promise<{ accountChanged: boolean }> {
  const audit = auditIfChanged(ctx, { action, target: `user:${userId}`, ...(detail ? { detail } : {}) });
  // Sessions end only if the log entry was written, and that happens only if the user changed.
  const end = endSessionsStatement(ctx, userId, sql`changes() > 0`);
  const [changed, ...results] = await ctx.db.batch([
    changeUserStatement(ctx, userId, fields, condition),
    audit,
    ...(endsSessions ? [end] : []),
    ...(country ? [agentRecordStatement(ctx, agentUser({ id: userId }), country)] : []),
    // Links sent to the previous address must not change who signs in with the new one.
    ...(fields.email ? [withdrawAllTokens(ctx, userId, fields.email)] : []),
    ...(account ? [account.statement, auditIfChanged(ctx, account.entry)] : []),
  ]);
  if (changed.length === 0) {
    const user = await getUser(ctx, userId);
    if (user.deactivatedAt) throw new DomainError("conflict", "This user was deleted.");
    throw new DomainError("conflict", LAST_ADMIN);
  }
  const ofAccount = account ? results.at(-2) : [];
  return { accountChanged: Array.isArray(ofAccount) && ofAccount.length > 0 };
}

async function changePlan(ctx: Context, { accountId, plan: from }: UserRow, to: Plan): Promise<void> {
  if (accountId === null || from === to) return;
  await ctx.db.batch([
    ...grantPlanStatements(ctx, accountId, to),
    auditStatement(ctx, { action: "change-plan", target: `account:${accountId}`, detail: { from, to } }),
  ]);
}

const AGENT_COUNTRY = "Choose the agent’s country of residence.";

const ANY = sql`true`;
const CHANGEABLE = ["firstName", "lastName", "email", "userType", "isAdmin"] as const;

/** Changes a user; a new user type or admin permission ends their sessions. @throws DomainError not_found, conflict */
export async function changeUser(ctx: Context, userId: number, input: UserChange): Promise<UserRow> {
  const user = await getUser(ctx, userId);
  const userType = input.userType ?? user.userType;
  const isAdmin = userType === "admin" || (input.isAdmin ?? (user.isAdmin && user.userType !== "admin"));
  const losesAdmin = user.isAdmin && !isAdmin;
  if (losesAdmin) requireSomebodyElse(ctx, userId, "remove this permission from");
  if (userType === "business" && user.accountId === null)
    throw new DomainError("invalid", "This user has no business account. Choose another type.", {
      field: "userType",
    });
  const agent = await agentRecordOf(ctx, userId);
  if (input.userType === "agent" && !agent && !input.country)
    throw new DomainError("invalid", AGENT_COUNTRY, { field: "country" });
  const endsSessions = isAdmin !== user.isAdmin || userType !== user.userType;
  // Writes requested fields only: a new name must not restore a permission that was just removed.
  const fields: UserFields = { firstName: sql`first_name`, ...(endsSessions && { userType, isAdmin }) };
  if (input.firstName !== undefined) fields.firstName = input.firstName;
  if (input.lastName !== undefined) fields.lastName = input.lastName;
  if (input.email !== undefined && input.email !== user.email)
    Object.assign(fields, { email: input.email, emailKey: emailKey(input.email), emailVerifiedAt: null });
  const wanted = { ...user, ...input, userType, isAdmin };
  const changed: string[] = CHANGEABLE.filter((name) => (wanted[name] ?? user[name]) !== user[name]);
  const country = userType === "agent" && input.country !== agent?.country ? input.country : undefined;
  if (country) changed.push("country");
  try {
    if (changed.length > 0 || user.deactivatedAt)
      await write(ctx, userId, {
        fields,
        // Also protects a user who became an administrator concurrently.
        condition: endsSessions && !isAdmin ? IS_NOT_THE_LAST_ADMIN : ANY,
        action: "change-user",
        detail: { fields: changed, userType, isAdmin },
        endsSessions,
        country,
      });
  } catch (error) {
    throw addressTaken(error, "");
  }
  if (input.subscriptionTier) await changePlan(ctx, user, input.subscriptionTier);
  return getUser(ctx, userId);
}

/**
 * Suspends a user; if this was the account's last active user, also the account. @throws DomainError not_found,
 * forbidden, conflict
 */
export async function suspendUser(job: Context, userId: number): Promise<void> {
  const now = job.now();
  const ctx = { ...job, now: () => now };
  requireSomebodyElse(ctx, userId, "suspend");
  const { accountId } = await getUser(ctx, userId);
  const { accountChanged } = await write(ctx, userId, {
    fields: { suspendedAt: now },
    condition: IS_NOT_THE_LAST_ADMIN,
    action: "suspend-user",
    endsSessions: true,
    account: {
      statement: suspendWithLastUserStatement(ctx, userId),
      entry: { action: "suspend-account", target: `account:${accountId}`, detail: { withUser: userId } },
    },
  });
  if (accountChanged && accountId !== null) await tellOfSuspension(ctx, accountId);
}

/** Lifts a user's suspension. Also reactivates an account that was suspended with its last active user. */
export async function liftSuspension(ctx: Context, userId: number): Promise<void> {
  const { accountId } = await getUser(ctx, userId);
  const { accountChanged } = await write(ctx, userId, {
    fields: { suspendedAt: null },
    condition: ANY,
    action: "lift-suspension",
    endsSessions: false,
    account: {
      statement: reactivateWithUserStatement(ctx, userId),
      entry: { action: "reactivate-account", target: `account:${accountId}`, detail: { withUser: userId } },
    },
  });
  if (accountChanged && accountId !== null) await tellOfReactivation(ctx, accountId);
}

/** Deletes a user permanently. @throws DomainError not_found, forbidden, conflict */
export async function deleteUser(ctx: Context, userId: number): Promise<void> {
  requireSomebodyElse(ctx, userId, "delete");
  await eraseUser(ctx, userId, "delete-user");
}

export async function endUserSessions(ctx: Context, userId: number): Promise<void> {
  await getUser(ctx, userId);
  await ctx.db.batch([
    endSessionsStatement(ctx, userId),
    auditStatement(ctx, { action: "end-sessions", target: `user:${userId}` }),
  ]);
}
