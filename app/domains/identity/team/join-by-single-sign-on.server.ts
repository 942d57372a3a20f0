import { sql } from "drizzle-orm";
import type { Identity } from "~/adapters/identity-provider/identity-provider";
import type { Context } from "~/core/context";
import { DomainError } from "~/core/errors";
import { addressTaken } from "../address-taken";
import { isTakenIdentity, memberStatement } from "../single-sign-on/member-identities.server";
import { joinStatements } from "./accept-invitation.server";

/** Uses the invitation's address, whatever the provider returns. @throws DomainError invalid; conflict */
export async function joinBySingleSignOn(
  ctx: Context,
  token: string,
  identity: Identity,
  { accountId }: { accountId: number },
): Promise<void> {
  const { firstName, lastName } = identity;
  const person = { token, firstName: firstName || "New", lastName: lastName || "member", passwordHash: null };
  const link = memberStatement(ctx, accountId, identity, sql`last_insert_rowid()`);
  try {
    await joinStatements(ctx, person, { accountId, also: [link] });
  } catch (error) {
    if (isTakenIdentity(error))
      throw new DomainError(
        "conflict",
        "Your company sign-in is already linked to another user. Ask your account owner.",
      );
    throw addressTaken(error);
  }
}
