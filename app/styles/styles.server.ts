import charts from "./entry-charts.css?inline";
import compare from "./entry-compare.css?inline";
import deals from "./entry-deals.css?inline";
import door from "./entry-door.css?inline";
import map from "./entry-map.css?inline";
import site from "./entry-site.css?inline";
import work from "./entry-work.css?inline";

/** The stylesheets, each inlined in the pages that need it: public pages, those that compare or have a map, sign-in pages, working screens, those with charts, those with deals. */
export const STYLES = { site, compare, map, door, work, charts, deals };
