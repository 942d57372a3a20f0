import { deflateSync } from "node:zlib";
import { pngChunk, pngOf } from "~/core/images/png";

const SIDE = 192;
/** Red, green and blue, 0 to 255. */
type Colour = readonly [number, number, number];

const GROUNDS: Colour[] = [
  [206, 228, 223],
  [246, 226, 184],
  [238, 208, 190],
  [208, 224, 240],
];
const SKINS: Colour[] = [
  [92, 58, 42],
  [122, 78, 54],
  [70, 44, 34],
  [146, 98, 70],
];
const SHIRTS: Colour[] = [
  [15, 92, 88],
  [176, 74, 44],
  [46, 74, 120],
  [190, 132, 24],
];
const HAIR: Colour = [28, 22, 22];
const BAND: Colour = [250, 244, 232];

const inEllipse = (x: number, y: number, [cx, cy, rx, ry]: readonly [number, number, number, number]) =>
  ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 <= 1;

/** The palette index of a pixel: background, skin, shirt, hair or shirt band. */
function partAt(x: number, y: number, hasLongHair: boolean): number {
  const isFace = inEllipse(x, y, [96, 84, 33, 41]);
  if (isFace && !inEllipse(x, y, [96, 42, 44, 22])) return 1;
  if (inEllipse(x, y, [96, 72, 41, 44])) return 3;
  if (hasLongHair && y < 142 && inEllipse(x, y, [96, 96, 48, 62])) return 3;
  if (Math.abs(x - 96) < 15 && y > 100 && y < 142) return 1;
  if (!inEllipse(x, y, [96, 204, 82, 72])) return 0;
  return Math.abs(Math.abs(x - 96) - (y - 132) * 0.8) < 5 ? 4 : 2;
}

/** A drawn portrait as PNG, 192 x 192 pixels, about 1 kB: no real face. The same number gives the same picture. */
export function drawPortrait(number: number): Uint8Array {
  const pick = (colours: Colour[], step: number) =>
    colours[Math.floor(number / step) % colours.length] ?? HAIR;
  const palette = [pick(GROUNDS, 1), pick(SKINS, 1), pick(SHIRTS, 1), HAIR, BAND];
  // Each row starts with its filter type: 0, none.
  const rows = new Uint8Array(SIDE * (SIDE + 1));
  for (let y = 0; y < SIDE; y += 1)
    for (let x = 0; x < SIDE; x += 1) rows[y * (SIDE + 1) + 1 + x] = partAt(x, y, number % 2 === 0);
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, SIDE);
  view.setUint32(4, SIDE);
  // Bit depth 8, palette colour.
  header.set([8, 3], 8);
  return pngOf([
    pngChunk("IHDR", header),
    pngChunk("PLTE", Uint8Array.from(palette.flat())),
    pngChunk("IDAT", new Uint8Array(deflateSync(rows))),
    pngChunk("IEND", new Uint8Array()),
  ]);
}
