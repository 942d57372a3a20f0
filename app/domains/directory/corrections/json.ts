import type { OwnReport } from "./report-company.server";

export const reportJson = ({ reportedAt, ...report }: OwnReport) => ({
  ...report,
  reportedAt: reportedAt.toISOString(),
});
