import { useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { paths } from "~/paths";
import { PageFlash } from "~/ui/feedback/page-flash";
import type { NavItem } from "~/ui/layout/nav";
import { Footer, PublicBar } from "~/ui/layout/public-bar";

const { site, auth } = paths;

const LOGIN = { to: auth.businessLogin, label: "Business Login" };

/** The way home of whoever is signed in, by role; of the root, which is there also where a page failed. */
export const useHomeLink = () => useRouteLoaderData<{ home: NavItem | null }>("root")?.home ?? null;

const LINKS = [
  { to: site.solutions, label: "Solutions" },
  { to: site.pricing, label: "Pricing" },
  { to: site.agentSignup, label: "Join as Agent" },
];

const DEMO = { to: site.demo, label: "Demo" };

const FOOTER = [
  {
    title: "For businesses",
    links: [{ to: site.solutions, label: "Solutions" }, { to: site.pricing, label: "Pricing" }, DEMO],
  },
  {
    title: "For agents",
    links: [
      { to: site.agentSignup, label: "Join as Agent" },
      { to: site.agentCommunity, label: "Agent community" },
      { to: site.rates, label: "Commission rates" },
    ],
  },
  {
    title: "Your rights",
    links: [
      { to: site.terms, label: "Terms" },
      { to: site.privacy, label: "Privacy" },
      { to: site.dataRequest, label: "Data request" },
      { to: site.sources, label: "Where our data is from" },
    ],
  },
];

/** The frame of public pages, sign-in pages and error pages. */
export function SiteFrame({
  appName,
  hasDemo = false,
  company = null,
  children,
}: {
  appName: string;
  /** Whether there are pages of the demo; an error page does not ask. */
  hasDemo?: boolean;
  /** The operator’s legal name, registration number and address; an error page does not ask. */
  company?: string | null;
  children: ReactNode;
}) {
  const home = useHomeLink();
  const groups = FOOTER.map(({ title, links }) => ({
    title,
    links: links.filter((link) => hasDemo || link !== DEMO),
  }));
  return (
    <>
      <PublicBar appName={appName} links={LINKS} action={home ?? LOGIN} />
      <PageFlash />
      {children}
      <Footer appName={appName} groups={groups} company={company} />
    </>
  );
}
