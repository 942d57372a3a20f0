import type { AccountContext } from "~/core/context";
import { secondsOf } from "~/core/seconds";
import type { Company } from "../company";
import { getCompany } from "../get-company.server";
import { hideCompany, retryWhenChanged, unchangedStatement } from "../hide-company.server";
import { deleteCompanyStatements } from "../write-companies.server";

const MOST_CONTACTS = 10_000;

const KEEP = `INSERT OR REPLACE INTO removed_companies (account_id, company_id, before, contact_ids, removed_at)
SELECT ?1, ?2, ?3, json_group_array(id), ?4 FROM (
  SELECT id FROM contacts WHERE company_id = ?2 AND account_id = ?1 LIMIT ${MOST_CONTACTS})`;

/** What is removed can be brought back: an own company for as long as retention keeps it. @throws DomainError not_found */
export const removeCompany = (ctx: AccountContext, id: number): Promise<Company> =>
  retryWhenChanged(async () => {
    const company = await getCompany(ctx, id);
    if (company.accountId === null) {
      await hideCompany(ctx, id);
      return company;
    }
    await ctx.d1.batch([
      unchangedStatement(ctx, company),
      ctx.d1.prepare(KEEP).bind(ctx.account.id, id, JSON.stringify(company), secondsOf(ctx.now())),
      ...deleteCompanyStatements(ctx, [id]),
    ]);
    return company;
  });
