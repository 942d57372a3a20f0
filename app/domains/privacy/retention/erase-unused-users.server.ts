import { sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { DomainError } from "~/core/errors";
import { hasClosedDeals } from "~/domains/agents/erase-agent.server";
import { hasContactsOrImports } from "~/domains/directory/own-directory-rows.server";
import { findUnusedUsers } from "~/domains/identity/erasure/purge-expired.server";
import { hasSearches } from "~/domains/lead-search/lead-searches.server";
import { eraseUser } from "../erasure/erase-user.server";

const A_FEW = 10;
/** Statements to erase one user, including the email and the checks for a rejection. */
const STATEMENTS_EACH = 44;
export const MAX_USER_ERASURE_STATEMENTS = 1 + A_FEW * STATEMENTS_EACH;

export async function eraseUnusedUsers(ctx: Context, before: Date) {
  const unused = await findUnusedUsers(ctx, before, A_FEW, {
    user: hasClosedDeals,
    account: (id) => sql`(${hasSearches(id)} or ${hasContactsOrImports(id)})`,
  });
  let erased = 0;
  for (const userId of unused) {
    try {
      await eraseUser(ctx, userId, "erase-unused-user");
      erased += 1;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
    }
  }
  return { removed: erased, used: 1 + unused.length * STATEMENTS_EACH };
}
