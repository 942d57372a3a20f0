import type { MetaFunction } from "@remix-run/cloudflare";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { EmptyState } from "~/ui/feedback/empty-state";
import { LinkButton } from "~/ui/forms/link-button";
import { Page } from "~/ui/layout/page";

export const meta: MetaFunction = () => [{ title: "Agents" }];

export const loader = businessPage(async () => null);

export default function AgentsPage() {
  return (
    <Page title="Agents" subtitle="Local people who sell for you and are paid by commission.">
      <EmptyState
        title="Hiring agents is coming"
        action={<LinkButton to={paths.site.rates}>What each tier is paid</LinkButton>}
      >
        Agents are applying now. Once the marketplace opens you choose them here by country, industry and
        record, and each lead you share with one is listed. Until then your own team works the leads.
      </EmptyState>
    </Page>
  );
}
