import { paths } from "~/paths";
import { EmptyState } from "~/ui/feedback/empty-state";
import { LinkButton } from "~/ui/forms/link-button";
import { Section } from "~/ui/layout/page";
import type { OpportunityView } from "../view";
import { OpportunityTable } from "./opportunity-table";

export const RecentOpportunities = ({ rows }: { rows: OpportunityView[] }) => (
  <Section
    title="Recent Opportunities"
    action={
      <LinkButton slim to={paths.opportunities.list}>
        View All
      </LinkButton>
    }
  >
    {rows.length > 0 ? (
      <OpportunityTable rows={rows} caption="The newest" isShort />
    ) : (
      <EmptyState
        title="No opportunities found"
        action={
          <LinkButton writes to={paths.opportunities.new}>
            Write down a deal
          </LinkButton>
        }
      >
        A lead becomes an opportunity in one step, and so does a reply.
      </EmptyState>
    )}
  </Section>
);
