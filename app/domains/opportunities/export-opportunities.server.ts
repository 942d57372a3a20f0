import type { BusinessContext } from "~/core/context";
import type { CsvCell } from "~/core/csv";
import { type FileFormat, tableFile } from "~/core/files/table-file";
import { requireActiveAccount } from "~/domains/identity/account-state";
import { nameIn, type Person } from "~/domains/identity/team/person";
import { teamChoices } from "~/domains/identity/team/teammates.server";
import { TAGS_COLUMN, withTags } from "~/domains/tags/tagged-rows.server";
import { CSV_FIELDS, type FieldName, opportunityField } from "./fields";
import type { Opportunity } from "./opportunity";
import type { OpportunityQuery } from "./schemas";
import { listOpportunities } from "./search/list-opportunities.server";
import { probabilityOf, STAGE_NAMES } from "./stages";

function cellOf(name: FieldName, row: Opportunity, team: Person[]): CsvCell {
  const { kind } = opportunityField(name);
  if (kind === "stage") return STAGE_NAMES[row.status];
  if (kind === "money") return row.revenue && row.revenue / 100;
  if (kind === "percent") return probabilityOf(row);
  if (kind === "teammate") return nameIn(team, row.ownerId);
  return row[name];
}

const HEADER = [
  ...CSV_FIELDS.map((name) => opportunityField(name).csv),
  "demo",
  "created at",
  "moved at",
  TAGS_COLUMN,
];

const cellsOf = (row: Opportunity, team: Person[]): CsvCell[] => [
  ...CSV_FIELDS.map((name) => cellOf(name, row, team)),
  row.isDemo ? "demo" : "",
  row.createdAt,
  row.stageAt,
];

export async function* listAllOpportunities(ctx: BusinessContext, query: OpportunityQuery) {
  let cursor: number | undefined;
  do {
    const page: { rows: Opportunity[]; next: number | null } = await listOpportunities(ctx, {
      ...query,
      cursor,
      limit: 500,
    });
    yield* page.rows;
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
}

export async function opportunityFile(
  ctx: BusinessContext,
  rows: AsyncIterable<Opportunity> | Iterable<Opportunity>,
  format: FileFormat,
): Promise<Response> {
  requireActiveAccount(ctx);
  const team = await teamChoices(ctx);
  async function* cells() {
    for await (const [row, tags] of withTags(ctx, "opportunities", rows)) yield [...cellsOf(row, team), tags];
  }
  return tableFile(format, "opportunities", HEADER, cells());
}

export const exportOpportunities = (
  ctx: BusinessContext,
  query: OpportunityQuery,
  format: FileFormat,
): Promise<Response> => opportunityFile(ctx, listAllOpportunities(ctx, query), format);
