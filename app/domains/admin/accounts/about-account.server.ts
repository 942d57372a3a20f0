import type { Context } from "~/core/context";
import { findSuspension } from "~/domains/identity/account-suspension.server";
import { getAccount } from "~/domains/identity/find-account.server";
import { listAllMembers } from "~/domains/identity/team/team.server";
import { namesOf } from "~/domains/identity/users/people.server";

/** Returns the facts an administrator needs to decide about an account. @throws DomainError not_found */
export async function aboutAccount(ctx: Context, accountId: number) {
  const account = await getAccount(ctx, accountId);
  const [suspension, members] = await Promise.all([
    findSuspension(ctx, accountId),
    listAllMembers(ctx, accountId),
  ]);
  const by = suspension?.by ?? null;
  const suspendedBy = by === null ? null : ((await namesOf(ctx, [by])).get(by) ?? null);
  return { account, members, suspension: suspension && { ...suspension, byName: suspendedBy } };
}
type AboutAccount = Awaited<ReturnType<typeof aboutAccount>>;

export const accountJson = ({ account, suspension, members }: AboutAccount) => ({
  id: account.id,
  name: account.name,
  state: account.state,
  plan: account.plan,
  isDemo: account.isDemo,
  suspension: suspension && {
    at: suspension.at?.toISOString() ?? null,
    by: suspension.byName,
    cause: suspension.cause,
    reason: suspension.reason,
  },
  members: members.map(({ suspendedAt, ...member }) => ({ ...member, isSuspended: suspendedAt !== null })),
});
