import door from "./entry-door.css?inline";
import map from "./entry-map.css?inline";
import site from "./entry-site.css?inline";
import work from "./entry-work.css?inline";

/** The stylesheets, each inlined in the pages that need it: public pages, those with a map, sign-in pages, working screens. */
export const STYLES = { site, map, door, work };
