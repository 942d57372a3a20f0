import type { ReactNode } from "react";
import { paths } from "~/http/paths";
import { Footer, PublicBar } from "~/ui/layout/public-bar";

const { site, auth, business } = paths;

const LINKS = [
  { to: site.solutions, label: "Solutions" },
  { to: site.pricing, label: "Pricing" },
  { to: site.agentSignup, label: "Join as Agent" },
];

const FOOTER = [
  {
    title: "For businesses",
    links: [
      { to: site.solutions, label: "Solutions" },
      { to: site.pricing, label: "Pricing" },
      { to: site.demo, label: "Demo" },
    ],
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
    ],
  },
];

/** The frame of public pages, sign-in pages and error pages. */
export function SiteFrame({
  appName,
  isSignedIn = false,
  children,
}: {
  appName: string;
  isSignedIn?: boolean;
  children: ReactNode;
}) {
  return (
    <>
      <PublicBar
        appName={appName}
        links={LINKS}
        action={
          isSignedIn
            ? { to: business.home, label: "Business Portal" }
            : { to: auth.businessLogin, label: "Business Login" }
        }
      />
      {children}
      <Footer appName={appName} groups={FOOTER} />
    </>
  );
}
