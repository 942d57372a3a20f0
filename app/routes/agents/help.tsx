import type { MetaFunction } from "@remix-run/cloudflare";
import { TOUR_STEPS } from "~/domains/agents/tour-steps";
import { agentPage } from "~/http/pages/page.server";
import { m } from "~/messages/messages";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/forms/link-button";
import { Page } from "~/ui/layout/page";
import { Link } from "~/ui/link";

export const meta: MetaFunction = () => [{ title: m.agents_help_dashboard_guide() }];

export const loader = agentPage(async () => null);

export default function AgentHelpPage() {
  return (
    <Page title={m.agents_help_dashboard_guide()} width="reading">
      <ol className="stack">
        {TOUR_STEPS.map(({ to, title, text }) => (
          <li key={to}>
            <Link to={to}>
              <b>{title}</b>
            </Link>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <LinkButton kind="primary" to={`${paths.agent.home}#tour`}>
        {m.agents_help_show_on_dashboard()}
      </LinkButton>
    </Page>
  );
}
