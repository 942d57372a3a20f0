import { paths } from "~/paths";
import { LinkButton } from "~/ui/forms/link-button";

/** The two ways to a new opportunity. */
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
