import agent from "./entries/entry-agent.css?inline";
import agents from "./entries/entry-agents.css?inline";
import agentsBelow from "./entries/entry-agents-below.css?inline";
import below from "./entries/entry-below.css?inline";
import board from "./entries/entry-board.css?inline";
import charts from "./entries/entry-charts.css?inline";
import choices from "./entries/entry-choices.css?inline";
import compare from "./entries/entry-compare.css?inline";
import compareBelow from "./entries/entry-compare-below.css?inline";
import deals from "./entries/entry-deals.css?inline";
import door from "./entries/entry-door.css?inline";
import home from "./entries/entry-home.css?inline";
import leads from "./entries/entry-leads.css?inline";
import learn from "./entries/entry-learn.css?inline";
import lists from "./entries/entry-lists.css?inline";
import map from "./entries/entry-map.css?inline";
import scores from "./entries/entry-scores.css?inline";
import showroom from "./entries/entry-showroom.css?inline";
import site from "./entries/entry-site.css?inline";
import work from "./entries/entry-work.css?inline";
import faceFile from "./face/familjen-grotesk.woff2?url";

/** The stylesheets, each inlined in the pages that need it: public pages, the first screens of the landing page, of those that compare and of those for agents, those that have a map, sign-in pages, working screens, those with charts, with leads, lists of leads, other lists, with deals, their board, forms with choices, and lessons. */
export const STYLES = {
  site,
  home,
  compare,
  agents,
  map,
  door,
  work,
  agent,
  charts,
  leads,
  scores,
  lists,
  choices,
  deals,
  board,
  learn,
  showroom,
};

/** What a page brings further down, in a style of its own: each places `DeferredStylesheet` after its first words. */
export const LATER_STYLES: Partial<Record<keyof typeof STYLES, string>> = {
  home: below,
  compare: compareBelow,
  agents: agentsBelow,
};

const PUBLIC_STYLES: readonly (keyof typeof STYLES)[] = ["site", "home", "compare", "agents", "map", "door"];

/**
 * The typeface of headings on public and sign-in pages. Its rule is at the end of the page, so that the first paint has come;
 * `optional`: a page that is read already keeps its letters, the next one finds the file in the browser's cache.
 */
const FACE_STYLE = `@font-face{font-family:Familjen Grotesk;src:url(${faceFile});font-weight:600 700;font-display:optional}`;

export const faceStyleOf = (style: keyof typeof STYLES) =>
  PUBLIC_STYLES.includes(style) ? FACE_STYLE : undefined;
