import { desc, eq } from "drizzle-orm";
import { DomainError } from "~/core/errors";
import { m } from "~/messages/messages";
import type { UserContext } from "./current-user.server";
import { pictureUrl } from "./pictures/picture-kinds";
import { listOwnSessions } from "./sessions/own-sessions.server";
import { accounts, devices, externalIdentities, invitations, ssoIdentities, users } from "./tables";

const MAX_ROWS = 500;

export async function ownFacts(ctx: UserContext) {
  const { userId } = ctx.actor;
  const [[row], sessions, known, identities, members, sent] = await Promise.all([
    ctx.db
      .select({ user: users, account: accounts })
      .from(users)
      .leftJoin(accounts, eq(accounts.id, users.accountId))
      .where(eq(users.id, userId))
      .limit(1),
    listOwnSessions(ctx),
    ctx.db
      .select({ firstSeenAt: devices.createdAt, lastSeenAt: devices.lastSeenAt })
      .from(devices)
      .where(eq(devices.userId, userId))
      .limit(MAX_ROWS),
    ctx.db
      .select({
        issuer: externalIdentities.issuer,
        subject: externalIdentities.subject,
        linkedAt: externalIdentities.createdAt,
      })
      .from(externalIdentities)
      .where(eq(externalIdentities.userId, userId))
      .limit(MAX_ROWS),
    ctx.db
      .select({
        issuer: ssoIdentities.issuer,
        subject: ssoIdentities.subject,
        linkedAt: ssoIdentities.createdAt,
      })
      .from(ssoIdentities)
      .where(eq(ssoIdentities.userId, userId))
      .limit(MAX_ROWS),
    ctx.db
      .select({
        email: invitations.email,
        role: invitations.role,
        invitedAt: invitations.createdAt,
        acceptedAt: invitations.acceptedAt,
      })
      .from(invitations)
      .where(eq(invitations.invitedBy, userId))
      .orderBy(desc(invitations.id))
      .limit(MAX_ROWS),
  ]);
  if (!row) throw new DomainError("not_found", m.auth_own_facts_this_user());
  const {
    passwordHash,
    totpSecret: _secret,
    totpLastStep: _step,
    emailKey,
    profilePicture,
    ...profile
  } = row.user;
  return {
    emailKey,
    profile: { ...profile, profileImageUrl: pictureUrl(profilePicture), hasPassword: passwordHash !== null },
    account: row.account,
    sessions,
    devices: known,
    externalIdentities: identities,
    companySignIns: members,
    invitationsSent: sent,
  };
}
