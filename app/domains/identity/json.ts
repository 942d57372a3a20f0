import type { Account, UserActor } from "~/core/context";
import { PLANS, settledPlan, UNLIMITED } from "~/domains/billing/plans/plans";
import { pictureUrl } from "./pictures/picture-kinds";
import type { OwnSession } from "./sessions/own-sessions.server";
import type { InvitationRow, MemberRow } from "./team/team.server";

export const userJson = (user: UserActor, account: Account | null) => ({
  id: user.userId,
  email: user.email,
  firstName: user.firstName,
  lastName: user.lastName,
  profileImageUrl: pictureUrl(user.profilePicture),
  userType: user.userType,
  isAdmin: user.isAdmin,
  accountId: account?.id ?? null,
  companyName: account?.name ?? null,
  hqCountry: account?.hqCountry ?? null,
  subscriptionTier: account?.plan ?? null,
  trialEndDate: account?.trialEndsAt?.toISOString() ?? null,
  maxAgents: account ? (PLANS[settledPlan(account)].agents ?? UNLIMITED) : null,
});

export const sessionJson = ({
  id,
  browser,
  address,
  firstSeenAt,
  lastSeenAt,
  isThis,
  isSupport,
}: OwnSession) => ({
  id,
  browser,
  address,
  firstSeenAt: firstSeenAt.toISOString(),
  lastSeenAt: lastSeenAt.toISOString(),
  isThis,
  isSupport,
});

export const memberJson = (member: MemberRow) => ({
  id: member.id,
  firstName: member.firstName,
  lastName: member.lastName,
  profileImageUrl: pictureUrl(member.profilePicture),
  email: member.email,
  role: member.role,
  createdAt: member.createdAt.toISOString(),
  isSuspended: member.suspendedAt !== null,
  hasSecondFactor: member.hasSecondFactorSince !== null,
});

export const invitationJson = ({ id, email, role, createdAt, expiresAt }: InvitationRow) => ({
  id,
  email,
  role,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
});
