import type { AccountContext } from "~/core/context";
import type { CsvCell } from "~/core/csv";
import { type FileFormat, tableFile } from "~/core/files/table-file";
import { inBatches } from "~/core/lists/in-batches";
import { requireActiveAccount } from "~/domains/identity/account-state";
import { nameIn } from "~/domains/identity/team/person";
import { teamChoices } from "~/domains/identity/team/teammates.server";
import { TAGS_COLUMN, withTags } from "~/domains/tags/tagged-rows.server";
import type { Company } from "./companies/company";
import { COMPANY_CSV_HEADER, CONTACT_CSV_HEADER, companyCells, contactCells } from "./companies/company-csv";
import type { Contact } from "./contacts/contact";
import { ownersOf } from "./owners/owners-of.server";

type Rows<Row> = AsyncIterable<Row> | Iterable<Row>;

const BATCH_SIZE = 500;

async function* each<Row extends { id: number }>(
  ctx: AccountContext,
  list: "companies" | "contacts",
  rows: Rows<Row>,
  cellsOf: (row: Row) => CsvCell[],
) {
  const team = await teamChoices(ctx);
  for await (const some of inBatches(withTags(ctx, list, rows), BATCH_SIZE)) {
    const owners = await ownersOf(
      ctx,
      list,
      some.map(([row]) => row),
    );
    for (const [row, tags] of some) yield [...cellsOf(row), nameIn(team, owners.get(row.id) ?? null), tags];
  }
}

const LAST = ["owner", TAGS_COLUMN];

/** @throws DomainError forbidden while the account is suspended, like every export */
export function companyFile(ctx: AccountContext, rows: Rows<Company>, format: FileFormat): Response {
  requireActiveAccount(ctx);
  const cells = each(ctx, "companies", rows, companyCells);
  return tableFile(format, "companies", [...COMPANY_CSV_HEADER, ...LAST], cells);
}

/** @throws DomainError forbidden while the account is suspended */
export function contactFile(ctx: AccountContext, rows: Rows<Contact>, format: FileFormat): Response {
  requireActiveAccount(ctx);
  const cells = each(ctx, "contacts", rows, contactCells);
  return tableFile(format, "contacts", [...CONTACT_CSV_HEADER, ...LAST], cells);
}
