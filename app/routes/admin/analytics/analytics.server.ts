import { formatDate, formatDayOfYear, formatNumber, formatUsd, plural } from "~/core/format";
import { COUNTRIES } from "~/core/places/countries";
import {
  type ActivityQuery,
  type Group,
  getMeasure,
  MEASURES,
  RANGES,
  type RangeKey,
} from "~/domains/admin/activity/activity";
import type { getActivity } from "~/domains/admin/activity/activity.server";
import { stepsOf } from "~/domains/directory/companies/market-steps";
import { paths } from "~/paths";
import { verticalBars } from "~/ui/charts/bar-shape.server";

const monthLabel = new Intl.DateTimeFormat("en-GB", { month: "short", year: "numeric", timeZone: "UTC" });

const labelOf = (group: Group, day: string) =>
  group === "month" ? monthLabel.format(new Date(day)) : formatDayOfYear(new Date(day));

export const WITHOUT_DEMO = "Demo data isn’t counted.";

const WORDS: Record<Group, string> = { day: "Day", week: "Week (from Monday)", month: "Month" };

/** Prepares the analytics screen: each figure links to its rows. */
export function analyticsView(
  found: Awaited<ReturnType<typeof getActivity>>,
  query: ActivityQuery,
  /** Total payments in US cents. */
  paid: number,
) {
  const { group, from, to, measures } = found;
  const measure = getMeasure(query.measure);
  const chosen = measures.find((measure) => measure.measure === query.measure) ?? measures[0];
  const here = (over: Partial<ActivityQuery>) =>
    paths.withQuery(paths.admin.analytics, { range: query.range, group, measure: query.measure, ...over });
  const rowsTo = (key: string, over: Record<string, string>) =>
    paths.withQuery(paths.admin.activity(key), { from, to, ...over });
  const total = chosen?.total ?? 0;
  const countries = new Map(chosen?.countries.map(({ country, count }) => [country, count]));
  const placed = [...countries.values()].reduce((sum, count) => sum + count, 0);
  return {
    heading: `${formatDate(new Date(from))} to ${formatDate(new Date(to))}`,
    ranges: Object.entries(RANGES).map(([key, { name }]) => ({
      to: here({ range: key as RangeKey, group: undefined }),
      label: name,
      isCurrent: key === query.range,
    })),
    groups: RANGES[query.range].groups.map((choice) => ({
      to: here({ group: choice }),
      label: `By ${choice}`,
      isCurrent: choice === group,
    })),
    stats: [
      ...MEASURES.map(({ key, name }) => ({
        label: name,
        value: formatNumber(measures.find((measure) => measure.measure === key)?.total ?? 0),
        to: rowsTo(key, {}),
      })),
      { label: "Revenue", value: formatUsd(paid), hint: "All payments, all time", to: paths.admin.revenue },
    ],
    tabs: [
      ...MEASURES.map(({ key, name }) => ({
        to: here({ measure: key }),
        label: name,
        isCurrent: key === query.measure,
      })),
      { to: paths.admin.revenue, label: "Revenue", isCurrent: false },
    ],
    measure: { name: measure.name, counts: measure.counts },
    rowsTo: rowsTo(query.measure, {}),
    chart: {
      title: `${plural(total, measure.one, measure.many)} by ${group}`,
      category: WORDS[group],
      unit: measure.name,
      empty: `No ${measure.many} in this period. Choose a longer period. ${WITHOUT_DEMO}`,
      shape: verticalBars(
        total === 0
          ? []
          : (chosen?.points ?? []).map((point) => ({
              label: labelOf(group, point.from),
              value: point.count,
              ...(point.count > 0 && { to: rowsTo(query.measure, { from: point.from, to: point.to }) }),
            })),
      ),
    },
    map: measure.byCountry
      ? {
          title: `${measure.name} by country`,
          unit: measure.many,
          steps: stepsOf([...countries.values()]),
          values: COUNTRIES.map(({ code, name }) => ({ code, name, value: countries.get(code) ?? 0 })).map(
            (country) =>
              country.value > 0
                ? { ...country, to: rowsTo(query.measure, { country: country.code }) }
                : country,
          ),
        }
      : null,
    elsewhere:
      total > placed && measure.byCountry
        ? `${plural(total - placed, measure.one, measure.many)} not shown on the map.`
        : null,
  };
}
