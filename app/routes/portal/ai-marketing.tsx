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
  not_applied: "It opens once an administrator has approved your application.",
  pending: "Your application is under review.",
  declined: "Your application was declined. You may change it and send it again.",
  withdrawn: "Your access was withdrawn.",
  approved: "It is open to your team.",
};

const PORTAL = [
  [MARKETING.content, "Posts for social media", "Written for each platform from what you say."],
  [MARKETING.home, "Campaigns", "With a budget and days; links of their own count whom they reach."],
  [MARKETING.analytics, "Figures of reach", "What each campaign reached, and which leads came of it."],
] as const;

const BESIDE = [
  [paths.templates.write, "Write an email with AI", "From a few words on what you sell and to whom."],
  [paths.replies.demo, "See how an answer is read", "Paste one, and see what it means and why."],
  [
    paths.campaigns.list,
    "Email campaigns",
    "Steps, tests of subjects, and answers sorted by what they mean.",
  ],
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
            Open the marketing portal
          </LinkButton>
        </Card>
        <Card title="Email">
          <Ways ways={BESIDE} />
        </Card>
      </div>
    </Page>
  );
}
