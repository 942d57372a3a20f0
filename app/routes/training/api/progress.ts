import { progressJson, summaryJson } from "~/domains/training/json";
import { listProgress, trainingSummary } from "~/domains/training/progress.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "user",
    run: async ({ ctx }) => {
      const rows = await listProgress(ctx);
      const summary = summaryJson(await trainingSummary(ctx, rows));
      return { summary, modules: rows.filter(({ enrolment }) => enrolment).map(progressJson) };
    },
  }),
});
