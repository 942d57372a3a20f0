import { PORTAL } from "../portal";

const HOME = PORTAL.expansion;
const SEARCH = "/ai-lead-search/database-expansion";

/** The same screen stands in the portal and beside the searches. */
export const RESEARCH = {
  portal: HOME,
  portalStop: `${HOME}/stop`,
  search: SEARCH,
  searchStop: `${SEARCH}/stop`,
};
