import { sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { reusableStatement } from "~/core/statement";

export interface LeadFactsRow {
  id: number;
  contactName: string | null;
  contactTitle: string | null;
  contactEmail: string | null;
  companyName: string;
  industry: string | null;
  country: string | null;
  city: string | null;
  source: string | null;
}

// The unary plus prevents SQLite from reading every lead of the account.
const facts = reusableStatement(
  sql`select id, contact_name as contactName, contact_title as contactTitle, contact_email as contactEmail, company_name as companyName, industry, country, city,
      json_extract(evidence, '$.contactEmail.source') as source
    from leads where id in (select value from json_each(${sql.placeholder("ids")})) and +account_id = ${sql.placeholder("accountId")}`,
);

export const leadFactsStatement = (ctx: Context, accountId: number, ids: readonly number[]) =>
  facts(ctx, { ids: JSON.stringify(ids), accountId });
