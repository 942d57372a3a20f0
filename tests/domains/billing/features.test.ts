import { expect, it } from "vitest";
import type { Plan } from "~/core/context";
import {
  hasFeature,
  type PlanFeatureKey,
  planWith,
  requirePlanFeature,
} from "~/domains/billing/plans/features";

const OPENS: Record<PlanFeatureKey, Plan[]> = {
  advancedAnalytics: ["scaleup", "corporate"],
  prioritySupport: ["scaleup", "corporate"],
  integrations: ["scaleup", "corporate"],
  manager: ["corporate"],
  api: ["corporate"],
  singleSignOn: ["corporate"],
  whiteLabel: ["corporate"],
};

it.each(Object.entries(OPENS))(
  "%s is available on its plans only, and the error on others names a plan",
  (key, plans) => {
    const feature = key as PlanFeatureKey;
    expect(planWith(feature)).toBe(plans[0]);
    for (const plan of ["trial", "startup", "scaleup", "corporate"] as const) {
      expect([plan, hasFeature({ plan }, feature)]).toEqual([plan, plans.includes(plan)]);
      expect(hasFeature({ plan, readOnlySince: new Date() }, feature)).toBe(false);
      if (!plans.includes(plan))
        expect(() => requirePlanFeature({ account: { plan } }, feature)).toThrow(/available on the .* plan/);
    }
  },
);
