import type { AccountContext } from "~/core/context";
import { statement } from "~/core/statement";
import { withQuota } from "~/domains/quotas/charge-quota.server";
import { moveContactsStatement } from "../contacts/attach-contacts.server";
import { OWN_SOURCE } from "../contacts/contact";
import { sizeOf } from "../taxonomy/sizes";
import { type Company, type CompanyDraft, draftOf } from "./company";
import { CompanyPatch } from "./company-input";
import { COMPANY_FACTS, type CompanyFact, INPUT_FIELDS } from "./field-sets";
import { getCompany, getCompanyOrCopy } from "./get-company.server";
import { hideStatements, notHiddenStatement, unchangedStatement } from "./hide-company.server";
import { reserveIds } from "./reserve-ids.server";
import { retryWhenChanged } from "./retry-when-changed.server";
import { insertCompanyStatements, updateCompanyStatements } from "./write-companies.server";

type Facts = Pick<CompanyDraft, CompanyFact>;

export type CompanyChanges = { [Fact in CompanyFact]?: Company[Fact] | undefined };

/** Applies changes: the number of employees determines the size, and a new industry clears the source's label. */
export function withDerivedFacts(before: Facts, changes: CompanyChanges): Facts {
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  const facts: Facts = { ...before, ...given };
  if (facts.industry !== before.industry && changes.industryText === undefined) {
    facts.industryText = null;
    facts.sector = null;
  }
  if (changes.employees) facts.size = sizeOf(changes.employees);
  else if (changes.size && facts.employees && sizeOf(facts.employees) !== changes.size)
    facts.employees = null;
  return facts;
}

/** Changes that differ from the current values. A form submits every field, with spaces and slashes normalised. */
export function newsIn(company: Company, changes: CompanyChanges): CompanyChanges {
  const present = Object.fromEntries(INPUT_FIELDS.map((name) => [name, company[name]]));
  const tidied: CompanyChanges = CompanyPatch.safeParse(present).data ?? {};
  const facts = Object.entries(changes) as [CompanyFact, unknown][];
  return Object.fromEntries(facts.filter(([fact, value]) => value !== tidied[fact]));
}

function changed(ctx: AccountContext, company: Company, changes: CompanyChanges): CompanyDraft | null {
  const facts = withDerivedFacts(company, newsIn(company, changes));
  const at = ctx.now().toISOString();
  const fields = COMPANY_FACTS.filter((fact) => facts[fact] !== company[fact]);
  if (fields.length === 0) return null;
  const edits = Object.fromEntries(fields.map((fact) => [fact, facts[fact]]));
  const sources = Object.fromEntries(fields.map((fact) => [fact, { source: OWN_SOURCE, at }]));
  return { ...draftOf(company), ...edits, fieldSources: { ...company.fieldSources, ...sources } };
}

/**
 * Edits a company, or the account's copy of a shared one. A repeated call with the shared id changes the copy.
 * @throws DomainError not_found, limit_reached, conflict
 */
export const editCompany = (ctx: AccountContext, id: number, changes: CompanyChanges): Promise<Company> =>
  retryWhenChanged(async () => {
    const company = await getCompanyOrCopy(ctx, id);
    const draft = changed(ctx, company, changes);
    if (!draft) return company;
    if (company.accountId !== null) {
      const write = [unchangedStatement(ctx, company), ...updateCompanyStatements(ctx, [draft])];
      await withQuota(ctx, { rows: 1 }, (count) => ctx.d1.batch([statement(ctx, count), ...write]));
      return getCompany(ctx, company.id);
    }
    const copyId = await reserveIds(ctx, "companies", 1);
    const copy = { ...draft, id: copyId, accountId: ctx.account.id, originId: company.id };
    await withQuota(ctx, { rows: 1 }, (count) =>
      ctx.d1.batch([
        statement(ctx, count),
        notHiddenStatement(ctx, company.id),
        ...hideStatements(ctx, company),
        ...insertCompanyStatements(ctx, [copy]),
        moveContactsStatement(ctx, company.id, copyId),
      ]),
    );
    return getCompany(ctx, copyId);
  });
