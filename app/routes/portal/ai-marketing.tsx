import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { findAccess } from "~/domains/marketing/access/access.server";
import { stateOf } from "~/domains/marketing/access/policy";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { MARKETING } from "~/paths/business/marketing";
import { screenTabs } from "~/routes/frame/screen-tabs.server";
import { LinkButton } from "~/ui/forms/link-button";
import { Card, Page } from "~/ui/layout/page";
import { ScreenTabs } from "~/ui/layout/tabs";
import { Link } from "~/ui/link";

export const meta: MetaFunction = () => [{ title: "AI marketing" }];

export const loader = businessPage(async (ctx, { request }) => ({
  tabs: screenTabs(request),
  state: stateOf(await findAccess(ctx)),
}));

const STATES = {
  not_applied: "It opens once an administrator approves your application.",
  pending: "Your application is under review.",
  declined: "Your application was declined. You can edit and resubmit it.",
  withdrawn: "Your access was revoked.",
  approved: "Your team has access.",
};

const PORTAL = [
  [MARKETING.content, "Social media posts", "Written for each platform from your brief."],
  [MARKETING.home, "Campaigns", "Budgets, dates and links that measure reach."],
  [MARKETING.analytics, "Reach analytics", "Reach and leads by campaign."],
] as const;

const BESIDE = [
  [paths.templates.write, "AI email writer", "Drafts emails from a short brief."],
  [paths.replies.demo, "Reply classification demo", "Paste an email to see its category and why."],
  [paths.campaigns.list, "Email campaigns", "Sequences, A/B tests and classified replies."],
] as const;

const Ways = ({ ways }: { ways: typeof PORTAL | typeof BESIDE }) => (
  <ul className="ways">
    {ways.map(([to, title, text]) => (
      <li key={to}>
        <Link to={to}>{title}</Link>
        <p className="muted small">{text}</p>
      </li>
    ))}
  </ul>
);

export default function AiMarketingPage() {
  const { tabs, state } = useLoaderData<typeof loader>();
  return (
    <Page title="AI marketing" subtitle={`The marketing portal is for social media. ${STATES[state]}`}>
      <ScreenTabs group={tabs} />
      <div className="grid-2">
        <Card title="Marketing portal">
          {state === "approved" ? <Ways ways={PORTAL} /> : null}
          <LinkButton kind="primary" to={MARKETING.home}>
            Open marketing portal
          </LinkButton>
        </Card>
        <Card title="Email">
          <Ways ways={BESIDE} />
        </Card>
      </div>
    </Page>
  );
}
