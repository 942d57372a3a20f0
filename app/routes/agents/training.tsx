import type { MetaFunction } from "@remix-run/cloudflare";
import { agentPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { DASHBOARD } from "~/paths/agents/dashboard";
import { LinkButton } from "~/ui/forms/link-button";
import { Card, Page } from "~/ui/layout/page";

export const meta: MetaFunction = () => [{ title: "Training" }];

export const loader = agentPage(async () => null);

const LESSONS = [
  ["Reading a lead", "What its sources say, how sure they are, and what to check before you call."],
  ["The first call", "Who you speak for, what you ask, and what you write down afterwards."],
  ["What you may promise", "Prices, terms and delivery are the business’s to promise, not yours."],
  ["Closing a deal", "What to report, what the business confirms, and when you are paid."],
] as const;

export default function AgentTrainingPage() {
  return (
    <Page title="Training" subtitle="The academy opens with a later release. No lesson is here yet.">
      <Card title="What it will teach">
        <ol className="stack tight">
          {LESSONS.map(([title, text]) => (
            <li key={title}>
              <b>{title}</b>
              <p className="muted small">{text}</p>
            </li>
          ))}
        </ol>
      </Card>
      <p>Until then, read how this dashboard works and what a deal pays.</p>
      <div className="row">
        <LinkButton kind="primary" to={DASHBOARD.help}>
          How it works
        </LinkButton>
        <LinkButton to={paths.site.rates}>What each tier is paid</LinkButton>
      </div>
    </Page>
  );
}
