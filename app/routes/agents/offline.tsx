import type { MetaFunction } from "@remix-run/cloudflare";
import { agentPage } from "~/http/pages/page.server";
import { DASHBOARD } from "~/paths/agents/dashboard";
import { LinkButton } from "~/ui/forms/link-button";
import { Page, Section } from "~/ui/layout/page";

export const meta: MetaFunction = () => [{ title: "Without a line" }];

export const loader = agentPage(async () => null);

export default function OfflinePage() {
  return (
    <Page
      title="Without a line"
      subtitle="Today’s leads and tasks stay on this phone for a day. Updates are sent later."
      width="reading"
    >
      <div className="row">
        <LinkButton kind="primary" to={DASHBOARD.leads}>
          Leads
        </LinkButton>
        <LinkButton to={DASHBOARD.tasks}>Tasks</LinkButton>
      </div>
      <Section title="Queued updates">
        <ul className="ways plain" data-outbox>
          <li className="muted">
            This needs a browser that runs scripts. Without them nothing is kept here.
          </li>
        </ul>
      </Section>
      <p className="small muted">
        At most 50 leads are kept, no file and no money. They are removed when you log out, when somebody else
        logs in, and after 24 hours.
      </p>
    </Page>
  );
}
