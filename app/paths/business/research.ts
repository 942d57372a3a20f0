import { PORTAL } from "../portal";

const HOME = PORTAL.expansion;
const SEARCH = "/ai-lead-search/database-expansion";

/** The same screen appears in the portal and in lead searches. */
export const RESEARCH = {
  portal: HOME,
  portalStop: `${HOME}/stop`,
  search: SEARCH,
  searchStop: `${SEARCH}/stop`,
};
