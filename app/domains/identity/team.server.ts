import { and, asc, desc, eq, gt, isNull } from "drizzle-orm";
import type { BusinessContext } from "~/core/context";
import { invitations, users } from "./tables";

/** Who works in the account, in the order they came. */
export const listTeam = (ctx: BusinessContext) =>
  ctx.db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      role: users.role,
      createdAt: users.createdAt,
      suspendedAt: users.suspendedAt,
      hasSecondFactorSince: users.totpConfirmedAt,
    })
    .from(users)
    .where(and(eq(users.accountId, ctx.account.id), isNull(users.deactivatedAt)))
    .orderBy(asc(users.id))
    .limit(500);

/** Invitations that can still be accepted, the newest first. */
export const listInvitations = (ctx: BusinessContext) =>
  ctx.db
    .select({
      id: invitations.id,
      email: invitations.email,
      role: invitations.role,
      createdAt: invitations.createdAt,
      expiresAt: invitations.expiresAt,
    })
    .from(invitations)
    .where(
      and(
        eq(invitations.accountId, ctx.account.id),
        isNull(invitations.acceptedAt),
        isNull(invitations.revokedAt),
        gt(invitations.expiresAt, ctx.now()),
      ),
    )
    .orderBy(desc(invitations.createdAt), desc(invitations.id))
    .limit(500);
