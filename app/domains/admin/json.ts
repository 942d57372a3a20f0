import type { UserRow } from "~/domains/identity/users/users.server";
import type { ActivityRow } from "./activity/activity-rows.server";
import type { Queue, QueueRow } from "./reviews/reviews";

const statusOf = ({ deactivatedAt, suspendedAt, plan }: UserRow) => {
  if (deactivatedAt) return "deleted";
  if (suspendedAt) return "suspended";
  return plan === "trial" ? "trial" : "active";
};

export const adminUserJson = (user: UserRow) => ({
  id: user.id,
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  userType: user.userType,
  isAdmin: user.isAdmin,
  isDemo: user.isDemo,
  hasSecondFactor: user.secondFactorSince !== null,
  subscriptionTier: user.plan,
  subscriptionStatus: statusOf(user),
  createdAt: user.createdAt.toISOString(),
});

export const actingJson = ({ user, expiresAt }: { user: UserRow; expiresAt: Date }) => ({
  user: adminUserJson(user),
  expiresAt: expiresAt.toISOString(),
});

export const queueJson = ({ queue, count }: { queue: Queue; count: number }) => ({
  key: queue.key,
  name: queue.name,
  holds: queue.holds,
  rowName: queue.rowName ?? "Who",
  count,
  acts: queue.acts.map(({ key, label, choice }) => ({ key, label, ...(choice ? { choice } : {}) })),
});

export const queueRowJson = (row: QueueRow) => ({ ...row, since: row.since.toISOString() });

export const activityRowJson = ({ at, ...row }: ActivityRow) => ({ ...row, at: at.toISOString() });
