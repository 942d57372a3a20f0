import type { Context } from "~/core/context";
import { subscriptionStatuses } from "~/domains/billing/subscription/list-subscriptions.server";
import { pictureUrl } from "~/domains/identity/pictures/picture-kinds";
import type { UserRow } from "~/domains/identity/users/users.server";

const ownStatus = ({ deactivatedAt, suspendedAt }: UserRow) =>
  deactivatedAt ? "deleted" : suspendedAt ? "suspended" : null;

/** Users with the subscription status of their accounts, read together. */
export async function adminUsersJson(ctx: Context, users: readonly UserRow[]) {
  const subscriptionOf = await subscriptionStatuses(ctx, users);
  return users.map((user) => {
    const { status, dueAt } = subscriptionOf(user);
    return {
      id: user.id,
      firstName: user.firstName,
      lastName: user.lastName,
      email: user.email,
      userType: user.userType,
      isAdmin: user.isAdmin,
      isDemo: user.isDemo,
      profileImageUrl: pictureUrl(user.profilePicture),
      hasSecondFactor: user.secondFactorSince !== null,
      subscriptionTier: user.plan,
      subscriptionStatus: ownStatus(user) ?? status,
      paymentDueDate: dueAt?.toISOString() ?? null,
      createdAt: user.createdAt.toISOString(),
    };
  });
}

export type AdminUserJson = Awaited<ReturnType<typeof adminUsersJson>>[number];

export async function adminUserJson(ctx: Context, user: UserRow): Promise<AdminUserJson> {
  const [json] = await adminUsersJson(ctx, [user]);
  if (!json) throw new Error("A user was left out of its own list");
  return json;
}
