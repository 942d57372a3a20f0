import type { AccountContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { attachContactsSoon } from "../../contacts/attach-contacts.server";
import { type Company, draftOf } from "../company";
import { findCompany, getCompany } from "../get-company.server";
import { findSharedCompany, hideStatements, noCopyStatement, unhideCompany } from "../hide-company.server";
import { retryWhenChanged } from "../retry-when-changed.server";
import { insertCompanyStatements } from "../write-companies.server";
import { findRemovedCompany } from "./find-removed-company.server";

const HAS_COPY = "SELECT 1 FROM companies WHERE account_id = ?1 AND origin_id = ?2 LIMIT 1";

// Of two concurrent restores, the second fails with its batch, retries, and finds the company restored.
const TAKE = `SELECT CASE WHEN EXISTS (SELECT 1 FROM removed_companies WHERE account_id = ?1 AND company_id = ?2)
  THEN 1 ELSE json('changed') END`;
const FORGET = "DELETE FROM removed_companies WHERE account_id = ?1 AND company_id = ?2";

// Contacts that moved to another company, or were deleted, are not changed.
const REATTACH = `UPDATE contacts SET company_id = ?2
WHERE id IN (SELECT value FROM json_each(?3)) AND account_id = ?1 AND company_id IS NULL`;

/**
 * Restores a removed or hidden company; a visible one is not changed.
 * @throws DomainError not_found; conflict while the account has another copy of the same company
 */
export const restoreCompany = (ctx: AccountContext, id: number): Promise<Company> =>
  retryWhenChanged(async () => {
    const visible = await findCompany(ctx, id);
    if (visible) return visible;
    const removed = await findRemovedCompany(ctx, id);
    if (!removed) return unhideCompany(ctx, id);
    const { company, contactIds } = removed;
    const own = ctx.account.id;
    const { originId } = company;
    if (originId !== null && (await ctx.d1.prepare(HAS_COPY).bind(own, originId).first()))
      throw new DomainError(
        "conflict",
        "You have another edited version of this company. Discard the other version first.",
      );
    const shared = originId === null ? null : await findSharedCompany(ctx, originId);
    // Keeps its own timestamp, so that its import can still be undone.
    const then = { ...ctx, now: () => company.updatedAt };
    await ctx.d1.batch([
      ctx.d1.prepare(TAKE).bind(own, id),
      ctx.d1.prepare(FORGET).bind(own, id),
      ...(originId === null ? [] : [noCopyStatement(ctx, originId)]),
      ...insertCompanyStatements(then, [draftOf(company)]),
      ...(shared ? hideStatements(ctx, shared) : []),
      ctx.d1.prepare(REATTACH).bind(own, id, contactIds),
    ]);
    await attachContactsSoon(ctx);
    return getCompany(ctx, id);
  });
