import { asc, gt } from "drizzle-orm";
import type { Context } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { abortUnless, isAborted } from "~/core/statement";
import { contactDocument } from "../contacts/contact";
import { contacts } from "../tables";
import { CONTACT_MARKS } from "./document-marks";
import { companyPage, type IndexPage } from "./reindex-evidence.server";

type JobContext = Pick<Context, "d1" | "db" | "now">;

const CONTACTS_PAGE_SIZE = 250;
/** Pages per run: 5,000 rows a minute. */
const MAX_PAGES = 20;

const OPEN = "SELECT index_name AS name, after_id AS afterId FROM search_rebuilds WHERE done_at IS NULL";
const ADVANCE = "UPDATE search_rebuilds SET after_id = ?2, done_at = ?3 WHERE index_name = ?1";

/** A contact written between reading and indexing aborts the page; the next run repeats it. */
const UNCHANGED = abortUnless(`NOT EXISTS (SELECT 1 FROM json_each(?1) row
  LEFT JOIN contacts c ON c.id = row.value ->> 0 WHERE c.updated_at IS NOT row.value ->> 2)`);

async function contactPage(ctx: JobContext, afterId: number): Promise<IndexPage> {
  const page = await ctx.db
    .select()
    .from(contacts)
    .where(gt(contacts.id, afterId))
    .orderBy(asc(contacts.id))
    .limit(CONTACTS_PAGE_SIZE);
  const rows = JSON.stringify(
    page.map((contact) => [
      contact.id,
      contactDocument(contact, contact.accountId),
      toUnixSeconds(contact.updatedAt),
    ]),
  );
  return {
    lastId: page.length < CONTACTS_PAGE_SIZE ? null : (page.at(-1)?.id ?? null),
    statements: [
      UNCHANGED,
      "DELETE FROM contact_search WHERE rowid IN (SELECT value ->> 0 FROM json_each(?1))",
      `INSERT INTO contact_search (rowid, words) SELECT c.id, (row.value ->> 1) || ${CONTACT_MARKS}
       FROM json_each(?1) row CROSS JOIN contacts c ON c.id = row.value ->> 0`,
    ].map((sql) => ctx.d1.prepare(sql).bind(rows)),
  };
}

/** Contentless indexes (`content=''`): backups exclude them, because the table rows define their content. */
export const REBUILDERS: Record<string, (ctx: JobContext, afterId: number) => Promise<IndexPage>> = {
  company_search: companyPage,
  contact_search: contactPage,
};

/** Rebuilds search indexes after a restore, a few pages per run. Returns the number of pages written; 0 when done. */
export async function rebuildSearch(ctx: JobContext): Promise<number> {
  const { results } = await ctx.d1.prepare(OPEN).all<{ name: string; afterId: number }>();
  let pages = 0;
  for (const { name, afterId } of results) {
    const read = REBUILDERS[name];
    if (!read) continue;
    let after: number | null = afterId;
    while (after !== null && pages < MAX_PAGES) {
      const { lastId, statements }: IndexPage = await read(ctx, after);
      const doneAt = lastId === null ? toUnixSeconds(ctx.now()) : null;
      const advance = ctx.d1.prepare(ADVANCE).bind(name, lastId ?? after, doneAt);
      try {
        await ctx.d1.batch([...statements, advance]);
      } catch (error) {
        if (isAborted(error)) return pages;
        throw error;
      }
      after = lastId;
      pages += 1;
    }
  }
  return pages;
}
