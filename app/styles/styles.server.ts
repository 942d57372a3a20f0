import door from "./entry-door.css?inline";
import site from "./entry-site.css?inline";
import work from "./entry-work.css?inline";

/** The stylesheets, each inlined in the pages that need it: public pages, sign-in pages, working screens. */
export const STYLES = { site, door, work };
