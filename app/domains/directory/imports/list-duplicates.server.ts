import { sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { type Page, pageOf } from "~/core/pagination";
import { duplicatesOf } from "./import";
import { getImport } from "./imports.server";
import { COMPANY_IS_NEW, type Duplicate } from "./mark-duplicates.server";
import type { DuplicateQuery } from "./schemas";

const IS_SIMILAR = sql`ifnull(j.value ->> 4, 0) = 1`;
const IS_PERSON = sql`instr(j.value ->> 1, ${COMPANY_IS_NEW}) = 1`;
const SHOWN_BY = {
  all: sql`true`,
  existing: sql`not (${IS_SIMILAR}) and not (${IS_PERSON})`,
  similar: IS_SIMILAR,
  people: IS_PERSON,
};

/** `cursor` is the line of the last duplicate seen. @throws DomainError not_found */
export async function listDuplicates(
  ctx: AccountContext,
  importId: number,
  { limit, cursor = 0, show = "all" }: Pick<DuplicateQuery, "limit" | "cursor"> & Partial<DuplicateQuery>,
): Promise<Page<Duplicate>> {
  const listed = duplicatesOf(await getImport(ctx, importId), show);
  const rows = await ctx.db.all<Duplicate>(
    sql`select j.value ->> 0 as line, j.value ->> 1 as reason, j.value ->> 2 as "row"
      from import_duplicates d, json_each(d.rows) j
      where d.import_id = ${importId} and d.last_line > ${cursor} and j.value ->> 0 > ${cursor}
        and ${SHOWN_BY[show]}
      order by d.first_line, j.key limit ${limit + 1}`,
  );
  return { ...pageOf(rows, limit, (last) => last.line), total: { count: listed, isExact: true } };
}
