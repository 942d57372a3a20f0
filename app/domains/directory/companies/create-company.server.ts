import type { BusinessContext } from "~/core/context";
import { BY_HAND } from "~/core/record-sources";
import { statement } from "~/core/statement";
import { withQuota } from "~/domains/quotas/charge-quota.server";
import { attachContactsSoon } from "../contacts/attach-contacts.server";
import type { Company } from "./company";
import type { CompanyInput } from "./company-input";
import { withDerivedFacts } from "./edit-company.server";
import { getCompany } from "./get-company.server";
import { reserveIds } from "./reserve-ids.server";
import { insertCompanyStatements } from "./write-companies.server";

/** @throws DomainError limit_reached */
export async function createCompany(ctx: BusinessContext, input: CompanyInput): Promise<Company> {
  const id = await reserveIds(ctx, "companies", 1);
  const facts = withDerivedFacts({ ...input, industryText: null, sector: null }, input);
  const draft = { ...facts, id, accountId: ctx.account.id, source: BY_HAND, sourceId: null };
  await withQuota(ctx, { rows: 1 }, (count) =>
    ctx.d1.batch([
      statement(ctx, count),
      ...insertCompanyStatements(ctx, [{ ...draft, importId: null, isDemo: false }]),
    ]),
  );
  await attachContactsSoon(ctx);
  return getCompany(ctx, id);
}
