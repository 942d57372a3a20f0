import { changeText, formatNumber, plural } from "~/core/format";
import { countryName } from "~/core/places/countries";
import { type Period, queryOf } from "~/core/time/period";
import { STAGES, type Stage } from "~/domains/analytics/stages";
import { type Funnel, type FunnelStage, STAGE_THRESHOLDS } from "~/domains/workflow/get-funnel.server";
import { paths } from "~/paths";
import { WORKFLOW } from "~/paths/business/workflow";
import { horizontalBars } from "~/ui/charts/bar-shape.server";
import { lineShape } from "~/ui/charts/line-shape.server";
import { MIN_DRAWN_POINTS } from "~/ui/charts/shapes";

/** Above this number of points, lines are drawn without dots: the dots of four lines weigh more than the rest of the page. */
const DOTTED = 7;

const UNITS = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
] as const;

/** "3 days", "5 hours": in the largest unit of which the span is at least 0.95. */
export function spanText(seconds: number): string {
  const [unit, size] = UNITS.find(([, size]) => seconds >= size * 0.95) ?? ["minute", 60];
  const count = Math.round(seconds / size);
  return count < 1 ? "immediately" : `${formatNumber(count)} ${unit}${count === 1 ? "" : "s"}`;
}

/** Rates a conversion against the benchmark stated on the page; the first stage has none. */
function toneOf(stage: Stage, percent: number): "good" | "fair" | "bad" | null {
  if (stage === "discovery") return null;
  if (percent >= STAGE_THRESHOLDS.good) return "good";
  return percent >= STAGE_THRESHOLDS.middle ? "fair" : "bad";
}

function rowView(
  { stage, name, rule, reached, conversion, wentOn, stillHere, seconds }: FunnelStage,
  period: Period,
) {
  return {
    stage,
    name,
    rule,
    reached: formatNumber(reached),
    to: paths.withQuery(WORKFLOW.leads, { stage, ...queryOf(period) }),
    conversion: conversion === null ? null : { text: `${conversion}%`, tone: toneOf(stage, conversion) },
    wentOn: stage === "closure" ? null : formatNumber(wentOn),
    stillHere: stage === "closure" ? null : formatNumber(stillHere),
    time: seconds === null ? null : spanText(seconds),
  };
}
type StageRowView = ReturnType<typeof rowView>;

const nameOf = (stage: Stage) => STAGES.find(({ key }) => key === stage)?.name ?? stage;

/** "1,204 · 62%": leads, and their percentage of the previous stage. */
const funnelOf = (stages: FunnelStage[], rows: StageRowView[]) =>
  horizontalBars(
    stages.map(({ stage, name, reached, conversion }, index) => ({
      label: name,
      value: reached,
      text:
        stage === "discovery" || conversion === null
          ? formatNumber(reached)
          : `${formatNumber(reached)} · ${conversion}%`,
      to: rows[index]?.to,
    })),
  );

function summaryOf(stages: FunnelStage[], previous: Funnel["previous"], period: Period): string {
  const [found, closed] = [stages[0]?.reached ?? 0, stages.at(-1)?.reached ?? 0];
  const change = previous ? ` (${changeText(found, previous)})` : "";
  const share = found > 0 ? ` ${Math.round((closed / found) * 100)}% closed.` : "";
  return `${plural(found, "lead")} found ${period.phrase}${change}.${share}`;
}

/** Prepares the funnel for the workflow and the pipeline report: each figure links to its rows. */
export function funnelView(
  { stages, trend, countries, previous }: Omit<Funnel, "automation">,
  period: Period,
) {
  const rows = stages.map((stage) => rowView(stage, period));
  const ranked = countries
    .filter(({ leads }) => leads > 0)
    .sort((one, other) => other.leads - one.leads)
    .map(({ code, leads }) => ({
      label: code === "-" ? "Unknown" : countryName(code),
      value: leads,
      to: paths.withQuery(WORKFLOW.leads, { stage: "discovery", country: code }),
    }));
  const isEmpty = stages.every(({ reached }) => reached === 0);
  return {
    rows,
    funnel: funnelOf(stages, rows),
    trend:
      trend.dates.length >= MIN_DRAWN_POINTS && !isEmpty
        ? {
            title: `Leads found per ${trend.isWeekly ? "week" : "day"}, by stage reached`,
            shape: lineShape(
              trend.dates,
              trend.series.map(({ stage, values }) => ({ name: nameOf(stage), values })),
              { dotted: DOTTED, isSummed: true },
            ),
          }
        : null,
    countries: horizontalBars(ranked),
    summary: summaryOf(stages, previous, period),
    isEmpty,
    found: period.phrase,
  };
}
