import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { INSIGHT } from "~/paths/business/insight";
import { Coming } from "~/ui/data/coming";
import { Card, Page } from "~/ui/layout/page";
import { Link } from "~/ui/link";
import { PortalTabs } from "./tabs";
import { portalTabs } from "./tabs.server";

export const meta: MetaFunction = () => [{ title: "AI marketing" }];

export const loader = businessPage(async () => ({ tabs: portalTabs(INSIGHT.aiMarketing) }));

const COMING = [
  [
    "Posts and campaigns for social media",
    "Written for each platform from what you sell, for you to change before anything is published.",
  ],
  [
    "Social leads",
    "People who write to you on WhatsApp, Facebook, LinkedIn and Instagram, in one list with your other leads.",
  ],
  ["Figures of reach", "What each campaign reached, and which leads came of it."],
] as const;

const THERE = [
  [paths.templates.write, "Write a mail with AI", "From a few words on what you sell and to whom."],
  [paths.replies.demo, "See how an answer is read", "Paste one, and see what it means and why."],
  [
    paths.campaigns.list,
    "Campaigns by mail",
    "Steps, tests of subjects, and answers sorted by what they mean.",
  ],
] as const;

export default function AiMarketingPage() {
  const { tabs } = useLoaderData<typeof loader>();
  return (
    <Page
      title="AI marketing"
      subtitle="Marketing on social media is not there yet. This is what comes, and what you can use today."
    >
      <PortalTabs tabs={tabs} />
      <div className="grid-2">
        <Card title="What comes">
          <ul className="ways" id="coming">
            {COMING.map(([title, text]) => (
              <li key={title}>
                <b>{title}</b>
                <Coming />
                <p className="muted small">{text}</p>
              </li>
            ))}
          </ul>
        </Card>
        <Card title="What is there">
          <ul className="ways">
            {THERE.map(([to, title, text]) => (
              <li key={to}>
                <Link to={to}>{title}</Link>
                <p className="muted small">{text}</p>
              </li>
            ))}
          </ul>
        </Card>
      </div>
    </Page>
  );
}
