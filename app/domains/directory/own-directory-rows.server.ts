import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { companyNotes, companyReports, contacts, directoryOwners, imports } from "./tables";

const MAX_ROWS = 500;

export async function ownDirectoryRows(ctx: AccountContext, userId: number) {
  const { id } = ctx.account;
  const count = (sql: string) => ctx.d1.prepare(sql).bind(id).first<number>("count");
  const [companies, contactCount, people, files, notes, yours, reports] = await Promise.all([
    count(
      "SELECT count FROM company_counts WHERE account_id = ?1 AND wildcards = 7 AND country = '*' AND industry = '*' AND size = '*'",
    ),
    count("SELECT count FROM contact_counts WHERE account_id = ?1"),
    ctx.db
      .select()
      .from(contacts)
      .where(eq(contacts.accountId, id))
      .orderBy(desc(contacts.id))
      .limit(MAX_ROWS),
    ctx.db
      .select({
        fileName: imports.fileName,
        status: imports.status,
        rowsCreated: imports.rowsCreated,
        createdAt: imports.createdAt,
      })
      .from(imports)
      .where(and(eq(imports.accountId, id), eq(imports.createdBy, userId)))
      .orderBy(desc(imports.id))
      .limit(MAX_ROWS),
    ctx.db
      .select({ text: companyNotes.text, at: companyNotes.at })
      .from(companyNotes)
      .where(and(eq(companyNotes.accountId, id), eq(companyNotes.byUserId, userId)))
      .orderBy(desc(companyNotes.id))
      .limit(MAX_ROWS),
    ctx.db
      .select({
        list: directoryOwners.list,
        id: directoryOwners.rowId,
        assignedAt: directoryOwners.assignedAt,
      })
      .from(directoryOwners)
      .where(and(eq(directoryOwners.ownerId, userId), eq(directoryOwners.accountId, id)))
      .limit(MAX_ROWS),
    ctx.db
      .select({
        field: companyReports.field,
        note: companyReports.note,
        reportedAt: companyReports.reportedAt,
      })
      .from(companyReports)
      .where(and(eq(companyReports.userId, userId), eq(companyReports.accountId, id)))
      .orderBy(desc(companyReports.id))
      .limit(MAX_ROWS),
  ]);
  const own = people.map(({ emailKey: _, personKey: ___, accountId: __, ...contact }) => contact);
  return {
    counts: { companies: companies ?? 0, contacts: contactCount ?? 0 },
    contacts: own,
    imports: files,
    notes,
    yours,
    reports,
  };
}

/** SQL condition that an account has a contact or an import outside demo data. Takes an expression of the account id. */
export const hasContactsOrImports = (accountId: SQL): SQL =>
  sql`(exists (select 1 from contacts where account_id = ${accountId} and is_demo = 0)
    or exists (select 1 from imports where account_id = ${accountId} and is_demo = 0))`;
