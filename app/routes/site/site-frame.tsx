import { useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { m } from "~/messages/messages";
import { paths } from "~/paths";
import { PageFlash } from "~/ui/feedback/page-flash";
import type { NavItem } from "~/ui/layout/nav";
import { Footer, PublicBar } from "~/ui/layout/public-bar";

const { agent, auth, site } = paths;

/** A link of the frame; its label is resolved when a page renders. */
interface FrameLink {
  to: string;
  label: () => string;
}

const LOGIN = { to: auth.businessLogin, label: m.site_frame_business_login };
const AGENT_LOGIN = { to: agent.login, label: m.site_frame_agent_login };
const TRIAL = { to: auth.businessSignup, label: m.site_frame_start_free_trial };
const SOLUTIONS = { to: site.solutions, label: m.site_frame_solutions };
const PRICING = { to: site.pricing, label: m.site_frame_pricing };
const JOIN = { to: site.agentSignup, label: m.site_frame_join_as_agent };

/** Link to a signed-in user's home page, by role. Uses the root's data, which also exists on a failed page. */
export const useHomeLink = () => useRouteLoaderData<{ home: NavItem | null }>("root")?.home ?? null;

const DEMO = { to: site.demo, label: m.site_frame_demo };

const LINKS = [SOLUTIONS, PRICING, DEMO, JOIN];

const FOOTER = [
  { title: m.site_frame_for_businesses, links: [SOLUTIONS, PRICING, DEMO, LOGIN] },
  {
    title: m.site_frame_for_agents,
    links: [
      JOIN,
      { to: site.agentCommunity, label: m.site_frame_agent_community },
      { to: site.rates, label: m.site_frame_commission_rates },
      AGENT_LOGIN,
    ],
  },
  {
    title: m.site_frame_company_and_data,
    links: [
      { to: site.sources, label: m.site_frame_data_sources },
      { to: site.privacy, label: m.site_frame_data_protection },
      { to: site.dataRequest, label: m.site_frame_data_request },
      { to: site.status, label: m.site_frame_status },
      { to: site.security, label: m.site_frame_security },
      { to: site.terms, label: m.site_frame_terms },
    ],
  },
];

const navItem = ({ to, label }: FrameLink): NavItem => ({ to, label: label() });

/** The frame of public pages, sign-in pages and error pages. */
export function SiteFrame({
  appName,
  hasDemo = false,
  company = null,
  contact = null,
  children,
}: {
  appName: string;
  /** Whether demo pages exist; an error page does not check. */
  hasDemo?: boolean;
  /** The operator’s legal name, registration number and address; an error page does not load it. */
  company?: string | null;
  /** The email address for questions about the product. */
  contact?: string | null;
  children: ReactNode;
}) {
  const home = useHomeLink();
  const isThere = (link: FrameLink) =>
    link === DEMO ? hasDemo : home === null || (link !== LOGIN && link !== AGENT_LOGIN);
  const there = (links: FrameLink[]) => links.filter(isThere).map(navItem);
  const groups = FOOTER.map(({ title, links }) => ({ title: title(), links: there(links) }));
  return (
    <>
      <PublicBar
        appName={appName}
        links={there(LINKS)}
        action={home ?? navItem(LOGIN)}
        trial={home ? null : navItem(TRIAL)}
      />
      <PageFlash />
      {children}
      <Footer appName={appName} groups={groups} company={company} contact={contact} />
    </>
  );
}
