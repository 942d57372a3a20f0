import { type SQL, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { companies, contacts } from "../tables";

/** A query of ids: at most `most` companies that an import of the account brought, or brought people to; these come first. */
export const companiesOfImport = ({ account }: AccountContext, importId: number, most: number): SQL => {
  const brought = sql`import_id = ${importId} and account_id = ${account.id}`;
  return sql`select id from (
    select * from (select distinct company_id as id from ${contacts} where ${brought} and company_id is not null limit ${most})
    union all select * from (select id from ${companies} where ${brought} limit ${most})
  ) limit ${most}`;
};
