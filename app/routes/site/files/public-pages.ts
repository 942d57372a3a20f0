import { paths } from "~/paths";

const { site, auth, agent } = paths;

/** The pages search engines should know, in the order of the footer. */
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
