// Draws app/ui/charts/africa-map-table.ts from Natural Earth (public domain). Not part of the build: its packages are
// installed when needed with `npm install --no-save world-atlas topojson-client topojson-simplify`.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { geoAzimuthalEqualArea, geoCentroid, geoPath } from "d3-geo";
import { merge } from "topojson-client";
import { filter, filterWeight, presimplify, simplify } from "topojson-simplify";
import { COUNTRY_ROWS } from "../app/core/places/countries-table.ts";
import { ROOT } from "./bootstrap.mjs";

const WIDTH = 400;
/** Area in square degrees below which a corner is left out. */
const DETAIL = Number(process.env.DETAIL ?? 0.15);
/** Our ISO 3166 two-letter codes by Natural Earth's country names, where the names differ. */
const NAMES = {
  "Central African Rep.": "CF",
  "Dem. Rep. Congo": "CD",
  "Eq. Guinea": "GQ",
  "S. Sudan": "SS",
  "São Tomé and Principe": "ST",
  "Côte d'Ivoire": "CI",
  eSwatini: "SZ",
  "Cabo Verde": "CV",
  Congo: "CG",
  Gambia: "GM",
  Somaliland: "SO",
  "W. Sahara": "EH",
};
const CODES = new Map([...COUNTRY_ROWS.map(([code, , name]) => [name, code]), ...Object.entries(NAMES)]);

const world = JSON.parse(readFileSync(join(ROOT, "node_modules/world-atlas/countries-50m.json"), "utf8"));
const codeOf = ({ properties }) => CODES.get(properties.name);
const detailed = presimplify(world);
const coarse = filter(simplify(detailed, DETAIL), filterWeight(detailed, DETAIL * 3));

const shapesOf = (topology, code) =>
  topology.objects.countries.geometries.filter((geometry) => codeOf(geometry) === code);
const countryOf = (topology, code) => merge(topology, shapesOf(topology, code));

const codes = [...new Set(world.objects.countries.geometries.map(codeOf))].filter(Boolean).sort();
const missing = COUNTRY_ROWS.filter(([code]) => !codes.includes(code));
if (missing.length) throw new Error(`Not in Natural Earth: ${missing.map(([, , name]) => name).join(", ")}`);

const mainland = {
  type: "FeatureCollection",
  features: codes.map((code) => ({ type: "Feature", geometry: countryOf(world, code), properties: {} })),
};
const projection = geoAzimuthalEqualArea().rotate([-16, -2]).fitWidth(WIDTH, mainland);
const path = geoPath(projection);

/** Draws integer steps from one point to the next; leaves out rings without an area. */
function drawn(geometry) {
  const rings = geometry.coordinates.flat().map((ring) => ring.map((at) => projection(at).map(Math.round)));
  return rings
    .map((ring) => ring.filter((at, n) => n === 0 || at[0] !== ring[n - 1][0] || at[1] !== ring[n - 1][1]))
    .filter((ring) => ring.length > 3)
    .map((ring) => {
      const points = ring.slice(0, -1);
      const steps = points.slice(1).map((at, n) => `${at[0] - points[n][0]} ${at[1] - points[n][1]}`);
      return `M${points[0].join(" ")}l${steps.join(" ")}z`;
    })
    .join("")
    .replaceAll(" -", "-");
}

const isIsland = (code) => path.area({ type: "Feature", geometry: countryOf(world, code) }) < 28;
const outlines = codes.map((code) => {
  const [x, y] = projection(geoCentroid({ type: "Feature", geometry: countryOf(world, code) })).map(
    Math.round,
  );
  return isIsland(code) ? [code, `${x} ${y}`] : [code, drawn(countryOf(coarse, code))];
});
// The Gambia's dot lies off its coast, where it doesn't cover Senegal.
for (const row of outlines) if (row[0] === "GM") row[1] = row[1].replace(/\d+/, (x) => Number(x) - 11);
const isDot = ([, shape]) => !shape.startsWith("M");
const rows = outlines.sort((a, b) => Number(isDot(a)) - Number(isDot(b)));
// South Africa's islands far to the south are left out, so the view ends north of them.
const [[, top], [, bottom]] = path.bounds({
  type: "GeometryCollection",
  geometries: rows.filter((row) => !isDot(row)).map(([code]) => countryOf(coarse, code)),
});
writeFileSync(
  join(ROOT, "app/ui/charts/africa-map-table.ts"),
  `/** Drawn by scripts/draw-africa-map.mjs from Natural Earth 1:50m (public domain). */
export const MAP_VIEW = "-4 ${Math.floor(top) - 2} ${WIDTH + 12} ${Math.ceil(bottom - top) + 4}";

/** ISO 3166 code and outline; a state too small to be seen is the middle of a dot, and dots come last. EH, Western Sahara, is none of the 54. */
export const MAP_ROWS: readonly (readonly [string, string])[] = ${JSON.stringify(rows)};
`,
);
console.log(`${rows.length} shapes, ${rows.map((row) => row[1]).join("").length} bytes`);
for (const [code, shape] of rows.filter(isDot)) console.log("dot", code, shape);
