import { LINKS } from "~/domains/identity/links";
import { PRIVACY_LINKS } from "~/domains/privacy/links";
import { ADMIN } from "./admin-paths";
import { SALES } from "./sales-paths";
import { withQuery } from "./with-query";

type Id = number | string;

/** Every URL of the product. Components and routes take them from here. */
export const paths = {
  site: {
    home: "/",
    solutions: "/solutions",
    pricing: "/pricing",
    annualPricing: "/pricing?billing=annual",
    agentSignup: "/agent-signup",
    agentCommunity: "/agent-community",
    rates: "/commission-rates",
    demo: "/demo",
    liveDemo: "/demo/live",
    demoAgents: "/demo/agents",
    demoPricing: "/demo/pricing",
    terms: "/terms",
    privacy: "/privacy",
    dataRequest: "/data-request",
    sitemap: "/sitemap.xml",
    robots: "/robots.txt",
    manifest: "/manifest.webmanifest",
    /** The pictures that stand beside a link when it is shared; drawn by the build, one for each public page. */
    picture: (name: string) => `/pictures/${name}.png`,
  },
  agent: {
    home: "/agent",
    apply: "/agent-auth?mode=signup",
    auth: "/agent-auth",
    authLogin: "/agent-auth?mode=login",
    login: "/agent-login",
  },
  auth: {
    businessSignup: "/business-signup",
    businessLogin: "/business-login",
    logout: "/api/logout",
    forgotPassword: "/forgot-password",
    secondFactor: "/second-factor",
    signIn: "/auth",
    signUp: "/auth/signup",
    external: "/api/login",
    externalCallback: "/auth/external/callback",
    ...LINKS,
  },
  privacy: PRIVACY_LINKS,
  /** What is a person's own, whoever they are. */
  account: {
    home: "/account",
    verify: "/account/verify",
    password: "/account/password",
    email: "/account/email",
    sessions: "/account/sessions",
    endSessions: "/account/sessions/end",
    secondFactor: "/account/second-factor",
    secondFactorCode: "/account/second-factor/code",
    secondFactorOff: "/account/second-factor/off",
    data: "/account/data",
    dataFile: "/account/data.json",
    erase: "/account/erase",
    identities: "/account/identities",
    identity: (identityId: string) => `/account/identities/${identityId}`,
    linkProvider: (key: string) => `/account/link/${key}`,
  },
  acting: { stop: "/acting/stop" },
  team: {
    home: "/team",
    member: (userId: Id) => `/team/${userId}`,
    removeMember: (userId: Id) => `/team/${userId}/remove`,
    invitation: (invitationId: Id) => `/team/invitations/${invitationId}`,
  },
  business: {
    home: "/business",
    alias: "/business-portal",
    companies: "/business/companies",
    companiesCsv: "/business/companies.csv",
    contacts: "/business/contacts",
    newContact: "/business/contacts/new",
    contact: (contactId: Id) => `/business/contacts/${contactId}`,
    deleteContact: (contactId: Id) => `/business/contacts/${contactId}/delete`,
    contactsCsv: "/business/contacts.csv",
    leadsCsv: "/business/leads.csv",
    imports: "/business/imports",
    newImport: "/business/imports/new",
    import: (importId: Id) => `/business/imports/${importId}`,
    importRejects: (importId: Id) => `/business/imports/${importId}/rejects.csv`,
    startImport: (importId: Id) => `/business/imports/${importId}/start`,
    undoImport: (importId: Id) => `/business/imports/${importId}/undo`,
  },
  leadSearch: {
    list: "/ai-lead-search",
    new: "/ai-lead-search/new",
    criteria: "/ai-lead-search/criteria",
    leads: "/ai-lead-search/leads",
    results: (searchId: Id) => `/ai-lead-search/${searchId}`,
    edit: (searchId: Id) => `/ai-lead-search/${searchId}/edit`,
    run: (searchId: Id) => `/ai-lead-search/${searchId}/run`,
    duplicate: (searchId: Id) => `/ai-lead-search/${searchId}/duplicate`,
    delete: (searchId: Id) => `/ai-lead-search/${searchId}/delete`,
    lead: (leadId: Id) => `/ai-lead-search/leads/${leadId}`,
  },
  ...SALES,
  admin: ADMIN,
  /** Pages for those who build the product; production has none of them. */
  dev: {
    mails: "/dev/mail",
    mail: (mailId: Id) => `/dev/mail/${mailId}`,
    mailHtml: (mailId: Id) => `/dev/mail/${mailId}/html`,
    mailAttachment: (mailId: Id, place: number) => `/dev/mail/${mailId}/attachments/${place}`,
  },
  withQuery,
};

/** A path on this site, or the fallback: never another host, however it is written. */
export function safeRedirect(target: string | null | undefined, fallback: string): string {
  if (!target || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(target)) return fallback;
  const url = new URL(target, "http://here.invalid");
  // "/.//evil" is a path of ours before the browser tidies it up, and another host after.
  const isHere = url.host === "here.invalid" && !url.pathname.startsWith("//");
  return isHere ? url.pathname + url.search + url.hash : fallback;
}
