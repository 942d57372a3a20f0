import { path } from "./path";

export const SITE = {
  home: "/",
  solutions: "/solutions",
  pricing: "/pricing",
  annualPricing: "/pricing?billing=annual",
  agentSignup: "/agent-signup",
  agentCommunity: "/agent-community",
  rates: "/commission-rates",
  demo: "/demo",
  openDemo: "/demo/open",
  leaveDemo: "/demo/leave",
  /** What a refused request of the read-only demo is answered with. */
  readOnlyDemo: "/demo/read-only",
  liveDemo: "/demo/live",
  demoAgents: "/demo/agents",
  demoPricing: "/demo/pricing",
  terms: "/terms",
  privacy: "/privacy",
  dataRequest: "/data-request",
  sources: "/directory-sources",
  status: "/status",
  sitemap: "/sitemap.xml",
  robots: "/robots.txt",
  security: "/.well-known/security.txt",
  manifest: "/manifest.webmanifest",
  /** Pictures of the product on public pages, `width` in pixels; `npm run pictures` takes them of the demo. */
  productPicture: (name: string, scheme: "light" | "dark", width: 640 | 1280) =>
    path`/product/${name}-${scheme}-${width}.webp`,
  /** The pictures that stand beside a link when it is shared; drawn by the build, one for each public page. */
  picture: (name: string) => path`/pictures/${name}.png`,
};
