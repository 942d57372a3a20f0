import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { iconSvg, type Measure, type PictureWords, shareSvg, tabIconSvg } from "./compose";
import { paletteOf } from "./palette";
import { encodePng } from "./png";

const { resolve } = createRequire(import.meta.url);
const FONTS = ["500Medium/Inter_500Medium.ttf", "700Bold/Inter_700Bold.ttf"];

let ready: Promise<void> | undefined;

async function prepare() {
  ready ??= initWasm(readFileSync(resolve("@resvg/resvg-wasm/index_bg.wasm")));
  await ready;
  const fontBuffers = FONTS.map(
    (file) => new Uint8Array(readFileSync(resolve(`@expo-google-fonts/inter/${file}`))),
  );
  const font = { fontBuffers, defaultFontFamily: "Inter", loadSystemFonts: false };
  const draw = (svg: string, width: number) => {
    const image = new Resvg(svg, { font, fitTo: { mode: "width", value: width } }).render();
    const png = encodePng(image.pixels, image.width, image.height);
    image.free();
    return png;
  };
  const widths = new Map<string, number>();
  const widthOf = (word: string, weight: number) => {
    const key = `${weight} ${word}`;
    const text = word.replace(/[<>&]/g, "x");
    const known =
      widths.get(key) ??
      new Resvg(
        `<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="200"><text y="100" font-family="Inter" font-weight="${weight}" font-size="100">${text}</text></svg>`,
        { font },
      ).getBBox()?.width ??
      0;
    widths.set(key, known);
    return known;
  };
  // Letter spacing is tighter than the font's default (compose.ts), and spaces are a quarter of the size.
  const measure: Measure = (text, size, weight) =>
    text.split(" ").reduce((sum, word) => sum + widthOf(word, weight) + 25, -25) * (size / 100) -
    text.length * size * 0.025;
  return { draw, measure };
}

/** Wraps one PNG of 32 pixels in an ICO file. */
function icoOf(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** Returns each picture's text by its name, from a catalogue of `pictures_<name>_title` and `pictures_<name>_label`. */
function wordsOf(catalogueFile: string): [string, PictureWords][] {
  const rows: Record<string, string> = JSON.parse(readFileSync(catalogueFile, "utf8"));
  return Object.entries(rows)
    .filter(([key]) => key.endsWith("_title"))
    .map(([key, title]) => {
      const [, name = ""] = key.split("_");
      return [name, { title, label: rows[`pictures_${name}_label`] ?? null }];
    });
}

interface DrawnFrom {
  tokensFile: string;
  catalogueFile: string;
}

async function drawAll(
  appName: string,
  { tokensFile, catalogueFile }: DrawnFrom,
): Promise<Map<string, Buffer>> {
  const { draw, measure } = await prepare();
  const palette = paletteOf(readFileSync(tokensFile, "utf8"));
  const files = new Map<string, Buffer>();
  for (const [name, words] of wordsOf(catalogueFile))
    files.set(`pictures/${name}.png`, draw(shareSvg(appName, words, palette, measure), 1200));
  const rounded = iconSvg(palette, 96, 112);
  files.set("favicon.svg", Buffer.from(tabIconSvg(palette)));
  files.set("favicon.ico", icoOf(draw(iconSvg(palette, 76, 112), 32)));
  files.set("icon-192.png", draw(rounded, 192));
  files.set("icon-512.png", draw(rounded, 512));
  files.set("icon-maskable-512.png", draw(iconSvg(palette, 136, 0), 512));
  files.set("apple-touch-icon.png", draw(iconSvg(palette, 92, 0), 180));
  return files;
}

const FLAT = (name: string) => name.replaceAll("/", "~");

/**
 * Returns the pictures and icons by their path below the site's root. They are only generated again if their inputs
 * changed: `sources` are the files that generate them; `cacheFolder` has the last ones.
 */
export async function picturesOf(
  appName: string,
  { sources, cacheFolder, ...from }: DrawnFrom & { sources: string[]; cacheFolder: string },
): Promise<Map<string, Buffer>> {
  const digest = createHash("sha256").update(appName);
  for (const file of [from.tokensFile, from.catalogueFile, ...sources]) digest.update(readFileSync(file));
  const folder = join(cacheFolder, digest.digest("hex").slice(0, 24));
  if (existsSync(join(folder, "complete")))
    return new Map(
      readdirSync(folder)
        .filter((name) => name !== "complete")
        .map((name) => [name.replaceAll("~", "/"), readFileSync(join(folder, name))]),
    );
  const files = await drawAll(appName, from);
  rmSync(cacheFolder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, bytes] of files) writeFileSync(join(folder, FLAT(name)), bytes);
  writeFileSync(join(folder, "complete"), "");
  return files;
}
