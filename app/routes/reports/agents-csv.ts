import { z } from "zod";
import { FileFormat } from "~/core/files/table-file";
import { PERIOD_FIELDS, periodOf } from "~/core/time/period";
import { exportAgentResults } from "~/domains/analytics/agent-results/export-agent-results.server";
import { businessPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";

const Query = z.object({ ...PERIOD_FIELDS, format: FileFormat });

/** Exports all agents of the report, not just the current page. */
export const loader = businessPage(async (ctx, { request }) => {
  const { format, ...query } = readQuery(request, Query);
  return exportAgentResults(ctx, periodOf(ctx, query), format);
});
