import type { AccountContext } from "~/core/context";
import { type FileFormat, tableFile } from "~/core/files/table-file";
import { PageQuery } from "~/core/pagination";
import type { Period } from "~/core/time/period";
import { requireActiveAccount } from "~/domains/identity/account-state";
import { listAgentResults } from "./list-agent-results.server";

const HEADER = [
  "agent id",
  "agent",
  "leads shared",
  "leads worked",
  "deals reported",
  "deals confirmed",
  "revenue",
  "commission",
  "first day",
  "last day",
];

async function* listAll(ctx: AccountContext, { first, last }: Period) {
  let cursor: number | undefined;
  do {
    const page = await listAgentResults(ctx, { first, last }, PageQuery.parse({ cursor }));
    for (const row of page.rows)
      yield [
        row.agentId,
        row.name,
        row.leadsShared,
        row.leadsWorked,
        row.dealsReported,
        row.dealsConfirmed,
        row.revenue / 100,
        row.commission / 100,
        first,
        last,
      ];
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
}

/** Streams all agents of the report as they are read; money is US dollars. */
export function exportAgentResults(ctx: AccountContext, period: Period, format: FileFormat): Response {
  requireActiveAccount(ctx);
  return tableFile(format, "agent-report", HEADER, listAll(ctx, period));
}
