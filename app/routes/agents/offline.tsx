import type { MetaFunction } from "@remix-run/cloudflare";
import { agentPage } from "~/http/pages/page.server";
import { m } from "~/messages/messages";
import { DASHBOARD } from "~/paths/agents/dashboard";
import { LinkButton } from "~/ui/forms/link-button";
import { Page, Section } from "~/ui/layout/page";

export const meta: MetaFunction = () => [{ title: m.agents_offline_offline_mode() }];

export const loader = agentPage(async () => null);

export default function OfflinePage() {
  return (
    <Page
      title={m.agents_offline_offline_mode()}
      subtitle={m.agents_offline_todays_leads_and_tasks_are()}
      width="reading"
    >
      <div className="row">
        <LinkButton kind="primary" to={DASHBOARD.leads}>
          {m.agents_offline_leads()}
        </LinkButton>
        <LinkButton to={DASHBOARD.tasks}>{m.agents_offline_tasks()}</LinkButton>
      </div>
      <Section title={m.agents_offline_queued_updates()}>
        <ul className="ways plain" data-outbox>
          <li className="muted">{m.agents_offline_offline_mode_needs_javascript()}</li>
        </ul>
      </Section>
      <p className="small muted">{m.agents_offline_stores_up_to_50_leads()}</p>
    </Page>
  );
}
