import { sql } from "drizzle-orm";
import type { BusinessContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { reasonOf } from "~/core/log";
import { erasedFields } from "~/domains/identity/erasure/erase-user-row.server";
import { removePicturesOf } from "~/domains/identity/pictures/profile-picture.server";
import { canRemove } from "~/domains/identity/policy";
import { changeMember } from "~/domains/identity/team/change-team.server";
import { findUser } from "~/domains/identity/users/users.server";
import { erasureStatements } from "./erasure-statements.server";

const ADMINISTRATOR = "Only another platform administrator can remove a platform administrator.";

/**
 * Removes a member; the records they created are kept. @throws DomainError forbidden, not_found, conflict for the last
 * owner and for an administrator
 */
export async function removeMember(ctx: BusinessContext, userId: number): Promise<void> {
  if (!canRemove(ctx.actor)) throw new DomainError("forbidden", "Only account owners can remove members.");
  const user = await findUser(ctx, userId);
  const fields = erasedFields(userId, ctx.now());
  if (user?.isAdmin && user.accountId === ctx.account.id) throw new DomainError("conflict", ADMINISTRATOR);
  await changeMember(ctx, userId, {
    fields,
    leavesOwner: sql`false`,
    sparesAdministrators: true,
    action: "remove-member",
  });
  if (user) await ctx.d1.batch(erasureStatements(ctx, user));
  await removePicturesOf(ctx, userId).catch((error) =>
    ctx.log.error("picture of a removed member was not removed", reasonOf(error)),
  );
}
