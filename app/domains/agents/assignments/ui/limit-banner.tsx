import { plural } from "~/core/format";
import { paths } from "~/paths";
import { Alert } from "~/ui/feedback/alert";
import { LinkButton } from "~/ui/forms/link-button";

export const LimitBanner = ({ plan, limit }: { plan: string; limit: number }) => (
  <Alert
    kind="warning"
    title={`All ${plural(limit, "agent")} of your ${plan} plan ${limit === 1 ? "is" : "are"} assigned`}
  >
    <p>Upgrade to assign more, or end an assignment to free its place.</p>
    <LinkButton to={paths.business.billing} kind="primary" slim>
      Upgrade your plan
    </LinkButton>
  </Alert>
);
