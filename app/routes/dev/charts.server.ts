import { COUNTRIES } from "~/core/places/countries";
import { horizontalBars, verticalBars } from "~/ui/charts/bar-shape.server";
import { lineShape } from "~/ui/charts/line-shape.server";

const example = (n: number) => `Example ${n + 1}`;
const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const month = (n: number) => MONTHS[n % 12] ?? "";
const day = (n: number) => new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10);
const days = (count: number) => Array.from({ length: count }, (_, n) => day(n));
const wave = (n: number, height: number) =>
  Math.round(height * (1.2 + Math.sin(n / 9)) + (n % 7) * (height / 20));

/** Invented figures for the showroom, labelled as such. */
export function exampleCharts() {
  const amounts = [1240, 860, 412, 96, 3, 0];
  const named = amounts.map((value, n) => ({ label: example(n), value, to: "#BarChart" }));
  const stages = [
    [4200, "4,200"],
    [1800, "1,800 · 43%"],
    [420, "420 · 23%"],
    [31, "31 · 7%"],
  ] as const;
  return {
    bars: [
      { title: "Horizontal bars", shape: horizontalBars(named) },
      {
        title: "Long names",
        shape: horizontalBars(
          amounts.slice(0, 2).map((value, n) => ({
            label: `${example(n)}: solar pumps for shops and clinics of the coast that asked for a price before the rains`,
            value,
            ...(n === 0 ? { to: "#BarChart" } : {}),
          })),
        ),
      },
      { title: "Single bar", shape: horizontalBars(named.slice(0, 1)) },
      {
        title: "Twelve vertical bars",
        shape: verticalBars(MONTHS.map((label, n) => ({ label, value: wave(n * 3, 9000) }))),
      },
      {
        title: "Five vertical bars",
        shape: verticalBars(amounts.slice(1).map((value, n) => ({ label: month(n), value }))),
      },
      {
        title: "Funnel",
        shape: horizontalBars(stages.map(([value, text], n) => ({ label: example(n), value, text }))),
      },
      { title: "No bars", shape: horizontalBars([]) },
    ],
    lines: [
      {
        title: "One month, with an area and a gap",
        shape: lineShape(
          days(31),
          [{ name: "Example", values: days(31).map((_, n) => (n > 11 && n < 15 ? null : wave(n, 12))) }],
          { hasArea: true },
        ),
      },
      {
        title: "One year, four lines",
        shape: lineShape(
          days(365),
          [9, 6, 4, 2].map((height, s) => ({
            name: example(s),
            values: days(365).map((_, n) => wave(n / 4 + s * 9, height * 200)),
          })),
        ),
      },
      { title: "Single day", shape: lineShape(days(1), [{ name: "Example", values: [7] }]) },
      { title: "Line without data", shape: lineShape(days(7), [{ name: "Example", values: [] }]) },
    ],
    map: COUNTRIES.map(({ code, name }, n) => ({
      code,
      name,
      value: [0, 3, 40, 900, 12_000][n % 5] ?? 0,
      to: "#AfricaMap",
    })),
  };
}
