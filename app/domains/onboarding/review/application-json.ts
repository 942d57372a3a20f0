import type { ApplicationRow } from "./applications.server";

export const applicationRowJson = ({ appliedAt, ...row }: ApplicationRow) => ({
  ...row,
  appliedAt: appliedAt.toISOString(),
});
