import type { MetaFunction } from "@remix-run/cloudflare";
import { agentPage } from "~/http/pages/page.server";
import { DASHBOARD } from "~/paths/agents/dashboard";
import { LinkButton } from "~/ui/forms/link-button";
import { Page, Section } from "~/ui/layout/page";

export const meta: MetaFunction = () => [{ title: "Offline mode" }];

export const loader = agentPage(async () => null);

export default function OfflinePage() {
  return (
    <Page
      title="Offline mode"
      subtitle="Today’s leads and tasks are available offline. Updates are sent later."
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
          <li className="muted">Offline mode needs JavaScript.</li>
        </ul>
      </Section>
      <p className="small muted">
        Stores up to 50 leads, without files or earnings. Deleted when you log out, when another user signs
        in, and after 24 hours.
      </p>
    </Page>
  );
}
