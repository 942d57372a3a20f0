import { ACCOUNT } from "./account";
import { ADMIN } from "./admin";
import { AGENT } from "./agent";
import { MARKETPLACE } from "./agents/marketplace";
import { AUTH } from "./auth";
import { CAMPAIGNS } from "./campaigns";
import { COMPANIES } from "./companies";
import { CONTACTS } from "./contacts";
import { DEMO_WORK } from "./demo-work";
import { IMPORTS } from "./imports";
import { LEAD_SEARCHES } from "./lead-searches";
import { LEADS } from "./leads";
import { MAILBOXES } from "./mailboxes";
import { NOTIFICATIONS } from "./notifications";
import { OPPORTUNITIES } from "./opportunities";
import { PORTAL, SAVED_VIEWS, SEARCH } from "./portal";
import { PRIVACY } from "./privacy";
import { REPLIES } from "./replies";
import { SITE } from "./site";
import { SUPPRESSIONS } from "./suppressions";
import { TASKS } from "./tasks";
import { TEAM } from "./team";
import { TEMPLATES } from "./templates";
import { withParameter, withQuery } from "./with-query";

/** Every URL of the product, one file per resource. */
export const paths = {
  site: SITE,
  agent: AGENT,
  auth: AUTH,
  privacy: PRIVACY,
  account: ACCOUNT,
  acting: { stop: "/acting/stop" },
  team: TEAM,
  business: { ...PORTAL, ...COMPANIES, ...CONTACTS, ...IMPORTS, ...LEADS },
  leadSearch: LEAD_SEARCHES,
  demoWork: DEMO_WORK,
  templates: TEMPLATES,
  campaigns: CAMPAIGNS,
  mailboxes: MAILBOXES,
  marketplace: MARKETPLACE,
  suppressions: SUPPRESSIONS,
  replies: REPLIES,
  opportunities: OPPORTUNITIES,
  tasks: TASKS,
  notifications: NOTIFICATIONS,
  search: SEARCH,
  admin: ADMIN,
  savedViews: SAVED_VIEWS,
  withParameter,
  withQuery,
};
