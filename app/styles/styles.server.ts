import agentsBelow from "./entries/entry-agents-below.css?inline";
import below from "./entries/entry-below.css?inline";
import compare from "./entries/entry-compare.css?inline";
import compareBelow from "./entries/entry-compare-below.css?inline";
import door from "./entries/entry-door.css?inline";
import home from "./entries/entry-home.css?inline";
import map from "./entries/entry-map.css?inline";
import site from "./entries/entry-site.css?inline";
import workFile from "./entries/entry-work.css?url";
import agents from "./entries/first.css?inline";
import faceFile from "./face/familjen-grotesk.woff2?url";

/** Fallback for the headings' typeface with matching widths: lines don't wrap differently when the font loads. */
const FALLBACK_FACE =
  '@font-face{font-family:H;src:local("Arial Bold"),local(Arial-BoldMT),local("Liberation Sans Bold"),local("Roboto Bold");font-weight:600 700;size-adjust:91%}';

const withFallback = (sheet: string) => sheet + FALLBACK_FACE;

/**
 * Stylesheets of public and sign-in pages, inlined in the pages that need them: public pages, sign-in pages, pages with
 * a map, and the first screens of the landing, comparison and agent pages.
 */
export const STYLES = {
  site: withFallback(site),
  home: withFallback(home),
  compare: withFallback(compare),
  agents: withFallback(agents),
  map: withFallback(map),
  door: withFallback(door),
};

/** The stylesheet of working screens: a separate file, which browsers cache until its content changes. */
export const WORK_STYLE = workFile;

/** A separate stylesheet for the lower part of a page, placed by `DeferredStylesheet` after the first content. */
export const LATER_STYLES: Partial<Record<keyof typeof STYLES, string>> = {
  home: below,
  compare: compareBelow,
  agents: agentsBelow,
};

/**
 * The headings' typeface on public and sign-in pages. Its rule is at the end of the page, so that it doesn't delay the
 * first paint. `optional`: a page already shown keeps its fallback font; the next page finds the font in the browser's
 * cache.
 */
export const FACE_STYLE = `@font-face{font-family:Familjen Grotesk;src:url(${faceFile});font-weight:600 700;font-display:optional}`;
