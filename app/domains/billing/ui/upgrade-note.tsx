import type { ReactNode } from "react";
import { paths } from "~/paths";
import { BILLING } from "~/paths/business/billing";
import { Alert } from "~/ui/feedback/alert";
import { LinkButton } from "~/ui/forms/link-button";
import { type PlanFeatureKey, planWith, upgradeWords } from "../plans/features";

export const UpgradeNote = ({ feature, children }: { feature: PlanFeatureKey; children?: ReactNode }) => (
  <Alert kind="info">
    <div className="stack tight">
      <p>
        {upgradeWords(feature)} {children}
      </p>
      <div>
        <LinkButton to={paths.withQuery(BILLING.change, { planId: planWith(feature) })}>View plan</LinkButton>
      </div>
    </div>
  </Alert>
);
