import { paths } from "~/paths";

const { site, auth, agent } = paths;

/** The pages for search engines, in footer order. */
export const PUBLIC_PAGES = [
  site.home,
  site.solutions,
  site.pricing,
  site.agentSignup,
  site.agentCommunity,
  site.rates,
  site.demo,
  site.liveDemo,
  site.demoAgents,
  site.demoPricing,
  site.terms,
  site.privacy,
  site.dataRequest,
  site.sources,
  site.status,
  auth.businessSignup,
  auth.businessLogin,
  auth.signIn,
  auth.signUp,
  agent.auth,
  agent.login,
];
