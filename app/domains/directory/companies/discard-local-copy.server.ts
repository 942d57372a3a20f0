import type { BusinessContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { moveContactsStatement } from "../contacts/attach-contacts.server";
import type { Company } from "./company";
import { getCompany } from "./get-company.server";
import { findSharedCompany, hideStatements, UNHIDE } from "./hide-company.server";
import { retryWhenChanged } from "./retry-when-changed.server";
import { deleteCompanyStatements } from "./write-companies.server";

const REMEMBER =
  "INSERT OR REPLACE INTO discarded_overrides (account_id, company_id, shared_id) VALUES (?1, ?2, ?3)";

/** @throws DomainError not_found; conflict if it is not a copy or its shared company no longer exists */
export const discardLocalCopy = (ctx: BusinessContext, id: number): Promise<Company> =>
  retryWhenChanged(async () => {
    const copy = await getCompany(ctx, id);
    if (copy.originId === null)
      throw new DomainError("conflict", "You have no edited version of this company.");
    const shared = await findSharedCompany(ctx, copy.originId);
    if (!shared)
      throw new DomainError(
        "conflict",
        "The shared company no longer exists, so your version can’t be discarded.",
      );
    await ctx.d1.batch([
      ctx.d1.prepare(REMEMBER).bind(ctx.account.id, copy.id, shared.id),
      moveContactsStatement(ctx, copy.id, shared.id),
      ...deleteCompanyStatements(ctx, [copy.id]),
      // Must come last: by then the shared company has the copy's owner.
      ...hideStatements(ctx, shared, UNHIDE),
    ]);
    return shared;
  });
