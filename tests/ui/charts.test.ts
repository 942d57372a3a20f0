import fc from "fast-check";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { formatNumber, formatUsd } from "~/core/format";
import { COUNTRIES } from "~/core/places/countries";
import { AfricaMap } from "~/ui/charts/africa-map";
import { MAP_ROWS } from "~/ui/charts/africa-map-table";
import { formatUsdTick } from "~/ui/charts/axis.server";
import { BarChart } from "~/ui/charts/bar-chart";
import { horizontalBars, verticalBars } from "~/ui/charts/bar-shape.server";
import { LineChart } from "~/ui/charts/line-chart";
import { lineShape } from "~/ui/charts/line-shape.server";

const EVIL = `<img src=x onerror="alert(1)">`;
const words = { title: `Leads ${EVIL}`, empty: "Run a search first.", category: "Country", unit: "Leads" };
const counts = fc.array(fc.integer({ min: 0, max: 1_000_000_000 }), { maxLength: 24 });
const named = (values: readonly number[]) => values.map((value, n) => ({ label: `Name ${n}`, value }));
const day = (n: number) => new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10);
const isSound = (path: string) => /^[MLHVCAZ0-9.,-]*$/.test(path) && !/\.\d\d/.test(path);
/** Returns the HTML of the chart's only table. */
const tableOf = (html: string) => html.slice(html.indexOf("<table"), html.indexOf("</table>"));

function expectEscaped(html: string): void {
  expect(html).not.toContain("<img");
  expect(html).toContain("&lt;img src=x onerror=&quot;alert(1)&quot;&gt;");
  expect(html).not.toMatch(/ style=|NaN|undefined/);
}

describe("bars", () => {
  it("have widths proportional to the largest value", () => {
    const { bars } = horizontalBars(named([200, 50, 33, 0]));
    expect(bars.map(({ width }) => width)).toEqual([100, 25, 16.5, 0]);
    expect(horizontalBars(named([0])).bars[0]?.width).toBe(0);
  });

  it("start at the baseline, with a rounded axis maximum", () => {
    const { bars, ticks } = verticalBars(named([80, 40, 0, 1, 2, 3, 4, 5, 6]));
    expect(ticks.map(({ position: at, label }) => [at, label])).toEqual([
      [100, "0"],
      [75, "20"],
      [50, "40"],
      [25, "60"],
      [0, "80"],
    ]);
    expect(bars.slice(0, 3).map(({ y, height }) => [y, height])).toEqual([
      [0, 100],
      [50, 50],
      [100, 0],
    ]);
    // A single bar: 14 % wide, centred.
    expect(verticalBars(named([7])).bars[0]).toMatchObject({ x: 43, width: 14 });
  });

  it("show values above them if those fit on a phone, else an axis", () => {
    const months = named([4_903_700, 14_483_700, 7_360_000, 1_737_500, 100]);
    expect(verticalBars(months).ticks).not.toHaveLength(0);
    expect(verticalBars(months.slice(0, 3)).ticks).toHaveLength(0);
    const { ticks } = verticalBars(months, { format: formatUsd, formatTick: formatUsdTick });
    expect(ticks.map(({ label }) => label)).toEqual(["$0", "$50K", "$100K", "$150K"]);
  });

  it("stay inside the chart and never overlap", () => {
    fc.assert(
      fc.property(counts, (values) => {
        const { bars } = verticalBars(named(values));
        for (const [n, { x, y, width, height }] of bars.entries()) {
          expect(x >= 0 && width > 0 && x + width <= 100.01).toBe(true);
          expect(y >= 0 && height >= 0 && y + height <= 100.01).toBe(true);
          const next = bars[n + 1];
          if (next) expect(x + width).toBeLessThanOrEqual(next.x);
        }
        return horizontalBars(named(values)).bars.every(({ width }) => width >= 0 && width <= 100);
      }),
    );
  });

  it("show custom text, and collapse bars beyond the limit", () => {
    const funnel = [
      { label: "Discovery", value: 200 },
      { label: "Outreach", value: 124, text: "124 · 62%" },
      ...named([9, 4]),
    ];
    const html = renderToString(
      createElement(BarChart, { shape: horizontalBars(funnel), limit: 3, ...words }),
    );
    expect(html).toContain("124 · 62%");
    expect(tableOf(html)).not.toContain("Name 1");
    expect(html.slice(html.indexOf("<details>"))).toMatch(/1 more.*Name 1.*>4</);
  });

  it("are shown as figures without a chart below three values", () => {
    for (const shape of [horizontalBars(named([5, 2])), verticalBars(named([5, 2]))]) {
      const html = renderToString(createElement(BarChart, { shape, ...words }));
      expect(html).not.toMatch(/<svg|<details/);
      expect(tableOf(html)).toMatch(/Name 0.*>5<.*Name 1.*>2</);
    }
  });

  it("list every amount in a table, and throw on values that can't be drawn", () => {
    const values = [{ label: EVIL, value: 1234, to: "/leads?country=KE" }, ...named([5, 0])];
    for (const shape of [horizontalBars(values), verticalBars(values)]) {
      const html = renderToString(createElement(BarChart, { shape, ...words }));
      expectEscaped(html);
      for (const text of ["1,234", ">5<", ">0<", "Name 1", 'href="/leads?country=KE"'])
        expect(tableOf(html)).toContain(text);
    }
    for (const value of [-1, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => horizontalBars(named([value]))).toThrow(RangeError);
      expect(() => verticalBars(named([value]))).toThrow(RangeError);
    }
    const empty = renderToString(createElement(BarChart, { shape: horizontalBars([]), ...words }));
    expect(empty).toContain("Run a search first.");
    expect(empty).not.toContain("<table");
  });
});

describe("lines", () => {
  it("connect dates, and break where a value is null", () => {
    const dates = [day(0), day(1), day(2), day(4)];
    const shape = lineShape(dates, [{ name: "Sent", values: [0, 40, null, 20] }]);
    expect(shape.series[0]?.path).toBe("M0,100L25,0M100,50Z");
    expect(shape.series[0]?.dots.map(({ x, y }) => [x, y])).toEqual([
      [0, 100],
      [25, 0],
      [100, 50],
    ]);
    expect(shape.series[0]?.figure).toBe("20");
    expect(shape.summary).toBe("Sent: highest 40 on 2 Jan 2026, last 20 on 5 Jan 2026.");
    expect(shape.dateTicks.map(({ label }) => label)).toEqual(["1 Jan", "2 Jan", "3 Jan", "4 Jan", "5 Jan"]);
  });

  it("show their sum beside the name when values are daily counts", () => {
    const series = [
      { name: "Found", values: [3, 4, 0] },
      { name: "Won", values: [null, null, null] },
    ];
    const shape = lineShape([day(0), day(1), day(2)], series, { isSummed: true });
    expect(shape.series.map(({ figure }) => figure)).toEqual(["7", null]);
  });

  it("label months and years in UTC", () => {
    const dates = [day(0), day(364)];
    const shape = lineShape(dates, [{ name: "Sent", values: [1, 2] }]);
    expect(shape.dateTicks.map(({ label }) => label)).toEqual(["2026", "Apr", "Jul", "Oct"]);
    expect(shape.ticks.map(({ label }) => label)).toEqual(["0", "1", "2"]);
  });

  it("draw valid paths for any values", () => {
    const run = fc.array(fc.option(fc.double({ min: 0, max: 1e9, noNaN: true })), { maxLength: 60 });
    fc.assert(
      fc.property(fc.array(run, { maxLength: 4 }), fc.integer({ min: 0, max: 60 }), (runs, length) => {
        const dates = Array.from({ length }, (_, n) => day(n));
        const series = runs.map((values, n) => ({ name: `Run ${n}`, values: values.slice(0, length) }));
        const shape = lineShape(dates, series, { hasArea: true });
        for (const { path, area, dots } of shape.series) {
          expect(isSound(path) && isSound(area ?? "")).toBe(true);
          expect(dots.every(({ x, y }) => x >= 0 && x <= 100 && y >= 0 && y <= 100)).toBe(true);
        }
        return [...shape.ticks, ...shape.dateTicks].every(({ position: at }) => at >= 0 && at <= 100);
      }),
    );
  });

  it("are shown as figures without a chart below three dates", () => {
    const shape = lineShape([day(0), day(1)], [{ name: "Sent", values: [3, 8] }]);
    const html = renderToString(createElement(LineChart, { shape, ...words }));
    expect(html).not.toMatch(/<svg|<details/);
    expect(tableOf(html)).toMatch(/1 Jan 2026.*>3<.*2 Jan 2026.*>8</);
  });

  it("list every value in a table", () => {
    const series = [
      { name: EVIL, values: [1, null] },
      { name: "Opened", values: [1500, 20] },
    ];
    const shape = lineShape([day(0), day(1)], series);
    const html = renderToString(createElement(LineChart, { shape, ...words, to: "/campaigns" }));
    expectEscaped(html);
    for (const text of ["1 Jan 2026", ">1<", "–", "1,500", ">20<"]) expect(tableOf(html)).toContain(text);
    expect(html).toContain('<a href="/campaigns">');
    expect(() => lineShape([], Array(5).fill({ name: "", values: [] }))).toThrow(RangeError);
    const nothing = lineShape([day(0)], [{ name: "Sent", values: [null] }]);
    expect(renderToString(createElement(LineChart, { shape: nothing, ...words }))).toContain("No data yet");
  });
});

describe("the map", () => {
  it("has the 54 countries and Western Sahara, in less than 6,000 bytes", () => {
    const codes = MAP_ROWS.map(([code]) => code).filter((code) => code !== "EH");
    expect(codes.toSorted()).toEqual(COUNTRIES.map(({ code }) => code).toSorted());
    for (const [, shape] of MAP_ROWS) expect(shape).toMatch(/^(\d+ \d+|(M\d+ \d+l-?\d+([ -]\d+)+z)+)$/);
    expect(MAP_ROWS.map(([, shape]) => shape).join("").length).toBeLessThan(6000);
  });

  it("lists every country in a table with links", () => {
    const values = COUNTRIES.map(({ code, name }, n) => ({ code, name, value: n * 1000, to: `/c/${code}` }));
    const props = { title: `Map ${EVIL}`, unit: "companies", values, steps: [1, 20_000], selected: "KE" };
    const html = renderToString(createElement(AfricaMap, props));
    expectEscaped(html);
    for (const { name, value, to } of values) {
      const cell = name.replaceAll("'", "&#x27;");
      expect(tableOf(html)).toContain(`<a href="${to}">${cell}</a>`);
      expect(tableOf(html)).toContain(formatNumber(value));
    }
    expect(html.match(/class="s[0-4]"/g)?.length).toBe(54 + 3);
    expect(html).toContain('class="none"');
    expect(html).toContain('class="selected"');
    expect(html).toContain('role="group"');
  });

  it("labels two categories in words", () => {
    const values = [
      { code: "KE", name: "Kenya", value: 1 },
      { code: "TG", name: "Togo", value: 0 },
    ];
    const props = { title: "Where", unit: "agents", values, steps: [1], categories: ["Not yet", "Open"] };
    const html = renderToString(createElement(AfricaMap, props));
    expect(html).toContain("<title>Kenya: Open</title>");
    expect(html).toContain("<title>Togo: Not yet</title>");
    expect(html).toContain('role="img"');
  });
});
