import { paths } from "~/paths";
import { LinkButton } from "~/ui/forms/link-button";

export const OpportunityActions = () => (
  <span className="row">
    <LinkButton writes to={paths.opportunities.generate}>
      AI Generate
    </LinkButton>
    <LinkButton writes kind="primary" to={paths.opportunities.new}>
      New opportunity
    </LinkButton>
  </span>
);
