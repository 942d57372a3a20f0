import { usageJson } from "~/domains/billing/json";
import { getLeadUsage } from "~/domains/billing/usage.server";
import { owedTotals } from "~/domains/commissions/ledger/sums.server";
import { getHomeDashboard } from "~/domains/home-dashboard/get-home-dashboard.server";
import { endpoint } from "~/http/api/api.server";
import type { ApiPaths } from "~/http/api/api-paths.server";

/** `worth` is in US dollars. */
const workingDayJson = ({
  waiting,
  figures,
  steps,
  hasDemoWork,
}: Awaited<ReturnType<typeof getHomeDashboard>>) => ({
  waiting: waiting.map(({ key, title, text, to }) => ({ kind: key, title, text, path: to })),
  lastThirtyDays: figures.map(({ key, count, previous, isExact, byDay, worth, to }) => ({
    kind: key,
    count,
    previousCount: previous,
    isExact,
    byDay,
    path: to,
    worth: worth === null ? null : worth / 100,
  })),
  hasDemoWork,
  firstSteps: steps.map(({ key, label, to, isDone }) => ({ kind: key, label, path: to, isDone })),
});

export const portalApi: ApiPaths = {
  "/api/analytics/usage": {
    GET: endpoint({
      access: "business",
      run: async ({ ctx }) => {
        const [usage, owed] = await Promise.all([getLeadUsage(ctx), owedTotals(ctx)]);
        return usageJson(usage, owed);
      },
    }),
  },
  /** The to-do list, figures for the last 30 days, and the open first steps. */
  "/api/working-day": {
    GET: endpoint({
      access: "business",
      run: async ({ ctx }) => workingDayJson(await getHomeDashboard(ctx)),
    }),
  },
};
