// npm run pdf-fonts: writes the fonts of our PDFs (public/fonts/pdf) from the Noto packages
// (docs/decisions/050-scripts-of-pdfs.md).
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";
import { PDF_SCRIPTS, rangesOf } from "../../app/core/pdf/scripts.ts";
import { ROOT } from "../bootstrap.mjs";

/**
 * Characters in every font: the space, joiners, and the circle that carries a mark without a letter. Latin also has
 * Helvetica's.
 */
const SHARED = "20 a0 200c-200d 25cc";
const WINDOWS_1252 = "20-7e a0-ff";
/** Required shaping features, and marks. Kerning would give each Latin letter a separate position. */
const FEATURES = "ccmp locl rlig init medi med2 fina fin2 fin3 isol calt liga curs mark mkmk".split(" ");

const PACKAGES = {
  latin: "@expo-google-fonts/noto-sans",
  arabic: "@expo-google-fonts/noto-sans-arabic",
  ethiopic: "@expo-google-fonts/noto-sans-ethiopic",
  tifinagh: "@expo-google-fonts/noto-sans-tifinagh",
};

const require = createRequire(import.meta.url);
const target = join(ROOT, "public/fonts/pdf");
mkdirSync(target, { recursive: true });
const licences = [];
for (const [script, { name, ranges }] of Object.entries(PDF_SCRIPTS)) {
  const folder = PACKAGES[script];
  const source = readFileSync(require.resolve(`${folder}/400Regular/${name}_400Regular.ttf`));
  const wanted = `${SHARED} ${ranges} ${script === "latin" ? WINDOWS_1252 : ""}`.trim();
  const characters = rangesOf(wanted).flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)),
  );
  const subset = await subsetFont(source, characters.join(""), {
    targetFormat: "truetype",
    keepFeatures: FEATURES,
    noHinting: true,
    dropTables: ["STAT", "gasp", "meta"],
  });
  writeFileSync(join(target, `${script}.ttf`), subset);
  console.log(`${script}.ttf: ${subset.length} bytes`);
  licences.push(readFileSync(require.resolve(`${folder}/LICENSE_FONT`), "utf8"));
}
// The same licence four times, each below a separate copyright line.
const copyrights = licences.map((licence) => licence.slice(0, licence.indexOf("\n")));
const terms = new Set(licences.map((licence) => licence.slice(licence.indexOf("\n")).trim()));
if (terms.size !== 1) throw new Error("The fonts no longer have one licence.");
writeFileSync(join(target, "OFL.txt"), `${copyrights.join("\n")}\n\n${[...terms][0]}\n`);
