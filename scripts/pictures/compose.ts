import { LAND, MARK, STOPS, WAY } from "../../app/ui/charts/way-shapes";
import type { Palette } from "./palette";

const WIDTH = 1200;
const HEIGHT = 630;
const EDGE = 84;
/** Pixels available to the text beside the map. */
const COLUMN = 610;
const TITLE_SIZES = [84, 76, 68, 60];

/** A label above the title, null on the landing page, and a title of a few words. */
export interface PictureWords {
  label: string | null;
  title: string;
}

/** Returns the width of text in pixels at this size and weight. */
export type Measure = (text: string, size: number, weight: 500 | 700) => number;

const escaped = (text: string) =>
  text.replace(/[<>&"']/g, (sign) => `&#${sign.codePointAt(0)};`).replace(/\p{Cc}/gu, " ");

/** Breaks text into lines of at most `COLUMN`, with the narrowest width that needs no extra line. */
function linesOf(text: string, size: number, measure: Measure): string[] {
  const fill = (room: number) => {
    const lines = [""];
    for (const word of text.split(" ")) {
      const longer = `${lines.at(-1)} ${word}`.trim();
      if (lines.at(-1) && measure(longer, size, 700) > room) lines.push(word);
      else lines[lines.length - 1] = longer;
    }
    return lines;
  };
  const widest = (lines: string[]) => Math.max(...lines.map((line) => measure(line, size, 700)));
  let best = fill(COLUMN);
  for (let room = COLUMN - 20; room > COLUMN / 2; room -= 20) {
    const lines = fill(room);
    if (lines.length > best.length) break;
    if (widest(lines) < widest(best)) best = lines;
  }
  return best;
}

function titleOf(text: string, measure: Measure) {
  for (const size of TITLE_SIZES) {
    const lines = linesOf(text, size, measure);
    const fits = lines.every((line) => measure(line, size, 700) <= COLUMN);
    if ((fits && lines.length <= 3) || size === TITLE_SIZES.at(-1)) return { size, lines };
  }
  throw new Error("There is no size left for a title.");
}

/** The scripts that Inter supports; a name in another script is left out, and the mark appears alone. */
const DRAWABLE =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]+$/u;

/** Returns the largest available size at which the name fits its line; shortens the name if none fits. */
function nameOf(text: string, measure: Measure) {
  const size = [50, 42, 34, 28].find((size) => measure(text, size, 700) <= COLUMN - 64) ?? 28;
  let shown = text;
  while (shown.length > 1 && measure(shown, size, 700) > COLUMN - 64)
    shown = `${shown.slice(0, -2).trimEnd()}…`;
  return { size, shown };
}

/** Draws a picture of 1200 x 630 for a shared link: name, label and title beside the route on its map. */
export function shareSvg(
  appName: string,
  { label, title }: PictureWords,
  { light, dark }: { light: Palette; dark: Palette },
  measure: Measure,
): string {
  const words = titleOf(title, measure);
  const leading = words.size * 1.1;
  const bottom = HEIGHT - EDGE - words.size * 0.04;
  const first = bottom - leading * (words.lines.length - 1);
  const name = nameOf(appName, measure);
  const text = (x: number, y: number, size: number, weight: number, fill: string | undefined, line: string) =>
    `<text x="${x}" y="${y.toFixed(1)}" font-family="Inter" font-size="${size}" font-weight="${weight}" letter-spacing="${(-size * 0.025).toFixed(2)}" fill="${fill}">${escaped(line)}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" fill="none" stroke-linecap="round">
<path d="M0 0h${WIDTH}v${HEIGHT}H0z" fill="${light["brand-deep"]}"/>
<g transform="translate(650 32) scale(18.2)">
<path d="${LAND}" stroke="${dark.brand}" stroke-opacity=".34" stroke-width=".36" stroke-dasharray="0 1"/>
<path d="${WAY}" stroke="${light.paper}" stroke-width=".42"/>
<path d="${STOPS}" stroke="${light.paper}" stroke-width="1.05"/>
<circle cx="1.2" cy="10.1" r=".68" fill="${light["brand-deep"]}" stroke="${light.paper}" stroke-width=".42"/>
<circle cx="19.4" cy="26.5" r="1.9" fill="${light.accent}" fill-opacity=".3"/>
<circle cx="19.4" cy="26.5" r="1" fill="${light.accent}"/>
</g>
<g transform="translate(${EDGE - 4} ${EDGE - 20}) scale(1.7)">${markSvg(light.paper, light.accent)}</g>
${DRAWABLE.test(name.shown) ? text(EDGE + 68, EDGE + 8 + name.size * 0.36, name.size, 700, light.paper, name.shown) : ""}
${label ? text(EDGE, first - words.size * 0.78 - 34, 34, 500, dark.brand, label) : ""}
${words.lines.map((line, index) => text(EDGE - words.size * 0.04, first + index * leading, words.size, 700, light.paper, line)).join("\n")}
</svg>`;
}

const markSvg = (line: string | undefined, end: string | undefined) =>
  `<path d="${MARK}" stroke="${line}" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/><circle cx="5" cy="26" r="3.4" fill="${line}"/><circle cx="27" cy="6" r="3.6" fill="${end}"/>`;

/**
 * Draws the icon in a square of 512 px. `inset` is the free margin around the mark, `round` the corner radius. A
 * maskable icon has no radius and keeps the mark in the circle that every device shows.
 */
export function iconSvg({ light }: { light: Palette }, inset: number, round: number): string {
  const scale = (512 - 2 * inset) / 32;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512" fill="none"><rect width="512" height="512" rx="${round}" fill="${light["brand-deep"]}"/><g transform="translate(${inset} ${inset}) scale(${scale})">${markSvg(light.paper, light.accent)}</g></svg>`;
}

/** Draws the tab icon, which follows the browser's light or dark mode. */
export function tabIconSvg({ light, dark }: { light: Palette; dark: Palette }): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none"><style>rect{fill:${light["brand-deep"]}}path{stroke:${light.paper}}.from{fill:${light.paper}}.to{fill:${light.accent}}@media(prefers-color-scheme:dark){rect{fill:${dark.brand}}path{stroke:${dark["brand-ink"]}}.from,.to{fill:${dark["brand-ink"]}}}</style><rect width="32" height="32" rx="7"/><g transform="translate(6 6) scale(.625)"><path d="${MARK}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><circle class="from" cx="5" cy="26" r="3.8"/><circle class="to" cx="27" cy="6" r="4.4"/></g></svg>`;
}
