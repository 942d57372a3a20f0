import { progressJson, summaryJson } from "~/domains/training/json";
import { listProgress, trainingSummary } from "~/domains/training/progress.server";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  GET: call({
    access: "user",
    run: async ({ ctx }) => {
      const rows = await listProgress(ctx);
      const summary = summaryJson(await trainingSummary(ctx, rows));
      return { summary, modules: rows.filter(({ enrolment }) => enrolment).map(progressJson) };
    },
  }),
});
