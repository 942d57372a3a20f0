import { and, asc, desc, eq, gt, isNotNull, isNull, ne, type SQL, sql } from "drizzle-orm";
import type { AccountContext, BusinessContext, Context } from "~/core/context";
import { notFound } from "~/core/errors";
import { invitations, users } from "../tables";

const memberColumns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  role: users.role,
  createdAt: users.createdAt,
  suspendedAt: users.suspendedAt,
  hasSecondFactorSince: users.totpConfirmedAt,
  profilePicture: users.profilePicture,
};

export const members = (ctx: AccountContext) =>
  and(eq(users.accountId, ctx.account.id), isNull(users.deactivatedAt));

export const listTeam = (ctx: AccountContext) =>
  ctx.db.select(memberColumns).from(users).where(members(ctx)).orderBy(asc(users.id)).limit(500);

export type MemberRow = Awaited<ReturnType<typeof listTeam>>[number];

/** @throws DomainError not_found, also for a user of another account */
export async function getMember(ctx: BusinessContext, userId: number): Promise<MemberRow> {
  const [member] = await ctx.db
    .select(memberColumns)
    .from(users)
    .where(and(members(ctx), eq(users.id, userId)))
    .limit(1);
  if (!member) throw notFound("This user");
  return member;
}

export async function memberNames(ctx: AccountContext, userId: number) {
  const [member] = await ctx.db
    .select({ firstName: users.firstName, lastName: users.lastName, email: users.email })
    .from(users)
    .where(and(members(ctx), eq(users.id, userId)))
    .limit(1);
  return member ?? null;
}

/** Whether the account has another owner who isn't suspended. */
export async function hasOtherOwner(ctx: BusinessContext): Promise<boolean> {
  const isOther = and(eq(users.role, "owner"), ne(users.id, ctx.actor.userId), isNull(users.suspendedAt));
  const [other] = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(and(members(ctx), isOther))
    .limit(1);
  return other !== undefined;
}

export const isMember = (ctx: AccountContext, userId: number | SQL<number>): SQL =>
  sql`exists (select 1 from ${users} where ${and(members(ctx), eq(users.id, userId))})`;

export const invitationColumns = {
  id: invitations.id,
  email: invitations.email,
  role: invitations.role,
  createdAt: invitations.createdAt,
  expiresAt: invitations.expiresAt,
};

const pending = (ctx: BusinessContext) =>
  and(
    eq(invitations.accountId, ctx.account.id),
    isNull(invitations.acceptedAt),
    isNull(invitations.revokedAt),
    gt(invitations.expiresAt, ctx.now()),
  );

/** @throws DomainError not_found, also for one of another account */
export async function getInvitation(ctx: BusinessContext, invitationId: number): Promise<InvitationRow> {
  const [invitation] = await ctx.db
    .select(invitationColumns)
    .from(invitations)
    .where(and(pending(ctx), eq(invitations.id, invitationId)))
    .limit(1);
  if (!invitation) throw notFound("This invitation");
  return invitation;
}

export const listInvitations = (ctx: BusinessContext) =>
  ctx.db
    .select(invitationColumns)
    .from(invitations)
    .where(pending(ctx))
    .orderBy(desc(invitations.createdAt), desc(invitations.id))
    .limit(500);

export type InvitationRow = Awaited<ReturnType<typeof listInvitations>>[number];

/** The team version of keys that the account's users can see: a key with another version is invalid. */
export const teamVersionOf = (accountId: number) =>
  sql<number>`(select team_version from accounts where id = ${accountId})`;

const MAX_MEMBERS = 100;

export const listAllMembers = (ctx: Pick<Context, "db">, accountId: number) =>
  ctx.db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      role: users.role,
      suspendedAt: users.suspendedAt,
    })
    .from(users)
    .where(and(eq(users.accountId, accountId), isNull(users.deactivatedAt)))
    .orderBy(asc(users.id))
    .limit(MAX_MEMBERS);

const MAX_PAYERS = 5;

export const listPayers = (ctx: Pick<Context, "db">, accountId: number) =>
  ctx.db
    .select({ email: users.email, firstName: users.firstName })
    .from(users)
    .where(
      and(
        eq(users.accountId, accountId),
        eq(users.role, "owner"),
        isNotNull(users.emailVerifiedAt),
        isNull(users.suspendedAt),
        isNull(users.deactivatedAt),
      ),
    )
    .orderBy(asc(users.id))
    .limit(MAX_PAYERS);
