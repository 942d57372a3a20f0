import { paths } from "~/paths";
import { Alert } from "~/ui/feedback/alert";
import { LinkButton } from "~/ui/forms/link-button";

export const LimitBanner = ({ plan, limit }: { plan: string; limit: number }) => (
  <Alert kind="warning" title={`Agent limit reached: ${limit} of ${limit} on your ${plan} plan`}>
    <p>Upgrade to assign more, or end an assignment.</p>
    <LinkButton to={paths.business.billing} kind="primary" slim>
      Upgrade plan
    </LinkButton>
  </Alert>
);
