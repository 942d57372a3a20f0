import { useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { paths } from "~/paths";
import { PageFlash } from "~/ui/feedback/page-flash";
import type { NavItem } from "~/ui/layout/nav";
import { Footer, PublicBar } from "~/ui/layout/public-bar";

const { agent, auth, site } = paths;

const LOGIN = { to: auth.businessLogin, label: "Business Login" };
const AGENT_LOGIN = { to: agent.login, label: "Agent Login" };
const TRIAL = { to: auth.businessSignup, label: "Start Free Trial" };

/** The way home of whoever is signed in, by role; of the root, which is there also where a page failed. */
export const useHomeLink = () => useRouteLoaderData<{ home: NavItem | null }>("root")?.home ?? null;

const DEMO = { to: site.demo, label: "Demo" };

const LINKS = [
  { to: site.solutions, label: "Solutions" },
  { to: site.pricing, label: "Pricing" },
  DEMO,
  { to: site.agentSignup, label: "Join as Agent" },
];

const FOOTER = [
  {
    title: "For businesses",
    links: [{ to: site.solutions, label: "Solutions" }, { to: site.pricing, label: "Pricing" }, DEMO, LOGIN],
  },
  {
    title: "For agents",
    links: [
      { to: site.agentSignup, label: "Join as Agent" },
      { to: site.agentCommunity, label: "Agent community" },
      { to: site.rates, label: "Commission rates" },
      AGENT_LOGIN,
    ],
  },
  {
    title: "Company and data",
    links: [
      { to: site.sources, label: "Data sources" },
      { to: site.privacy, label: "Data protection" },
      { to: site.dataRequest, label: "Data request" },
      { to: site.status, label: "Status" },
      { to: site.security, label: "Security" },
      { to: site.terms, label: "Terms" },
    ],
  },
];

/** The frame of public pages, sign-in pages and error pages. */
export function SiteFrame({
  appName,
  hasDemo = false,
  company = null,
  contact = null,
  children,
}: {
  appName: string;
  /** Whether there are pages of the demo; an error page does not ask. */
  hasDemo?: boolean;
  /** The operator’s legal name, registration number and address; an error page does not ask. */
  company?: string | null;
  /** The email address that answers questions about the product. */
  contact?: string | null;
  children: ReactNode;
}) {
  const home = useHomeLink();
  const isThere = (link: NavItem) =>
    link === DEMO ? hasDemo : home === null || (link !== LOGIN && link !== AGENT_LOGIN);
  const there = (links: NavItem[]) => links.filter(isThere);
  const groups = FOOTER.map(({ title, links }) => ({ title, links: there(links) }));
  return (
    <>
      <PublicBar appName={appName} links={there(LINKS)} action={home ?? LOGIN} trial={home ? null : TRIAL} />
      <PageFlash />
      {children}
      <Footer appName={appName} groups={groups} company={company} contact={contact} />
    </>
  );
}
