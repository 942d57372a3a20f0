import type { BusinessContext } from "~/core/context";
import type { CsvCell } from "~/core/csv";
import { type FileFormat, tableFile } from "~/core/files/table-file";
import { requireActiveAccount } from "~/domains/identity/account-state";
import { nameIn, type Person } from "~/domains/identity/team/person";
import { teamChoices } from "~/domains/identity/team/teammates.server";
import { TAGS_COLUMN, withTags } from "~/domains/tags/tagged-rows.server";
import type { Opportunity } from "./opportunity";
import type { OpportunityQuery } from "./schemas";
import { listOpportunities } from "./search/list-opportunities.server";
import { probabilityOf, STAGE_NAMES } from "./stages";

const COLUMNS: [name: string, cell: (row: Opportunity, team: Person[]) => CsvCell][] = [
  ["title", (row) => row.title],
  ["stage", (row) => STAGE_NAMES[row.status]],
  ["value usd", (row) => row.revenue && row.revenue / 100],
  ["probability", (row) => probabilityOf(row)],
  ["close date", (row) => row.closeDate],
  ["region", (row) => row.region],
  ["owner", (row, team) => nameIn(team, row.ownerId)],
  ["company", (row) => row.companyName],
  ["contact name", (row) => row.contactName],
  ["contact email", (row) => row.contactEmail],
  ["contact phone", (row) => row.contactPhone],
  ["lost reason", (row) => row.lostReason],
  ["description", (row) => row.description],
  ["demo", (row) => (row.isDemo ? "demo" : "")],
  ["created at", (row) => row.createdAt],
  ["moved at", (row) => row.stageAt],
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
    for await (const [row, tags] of withTags(ctx, "opportunities", rows))
      yield [...COLUMNS.map(([, cell]) => cell(row, team)), tags];
  }
  const header = [...COLUMNS.map(([name]) => name), TAGS_COLUMN];
  return tableFile(format, "opportunities", header, cells());
}

export const exportOpportunities = (
  ctx: BusinessContext,
  query: OpportunityQuery,
  format: FileFormat,
): Promise<Response> => opportunityFile(ctx, listAllOpportunities(ctx, query), format);
