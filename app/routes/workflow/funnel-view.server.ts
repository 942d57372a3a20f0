import { formatNumber } from "~/core/format";
import { countryName } from "~/core/places/countries";
import { type Period, queryOf } from "~/core/time/period";
import { STAGES, type Stage } from "~/domains/analytics/stages";
import { type Funnel, type FunnelStage, STAGE_THRESHOLDS } from "~/domains/workflow/get-funnel.server";
import { paths } from "~/paths";
import { WORKFLOW } from "~/paths/business/workflow";
import { funnelShape } from "~/ui/charts/funnel-shape.server";
import { lineShape } from "~/ui/charts/line-shape.server";
import { tileMapShape } from "~/ui/charts/tile-map-shape.server";
import type { BadgeKind } from "~/ui/data/badge";

/** More points than this are only lines: the dots of four lines weigh more than the rest of the page. */
const DOTTED = 7;

const UNITS = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
] as const;

/** "3 days", "5 hours": in the largest unit of which it is one, nearly. */
export function spanText(seconds: number): string {
  const [unit, size] = UNITS.find(([, size]) => seconds >= size * 0.95) ?? ["minute", 60];
  const count = Math.round(seconds / size);
  return count < 1 ? "at once" : `${formatNumber(count)} ${unit}${count === 1 ? "" : "s"}`;
}

const kindOf = (percent: number): BadgeKind =>
  percent >= STAGE_THRESHOLDS.good ? "good" : percent >= STAGE_THRESHOLDS.middle ? "busy" : "bad";

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
    conversion: conversion === null ? null : { text: `${conversion}%`, kind: kindOf(conversion) },
    wentOn: stage === "closure" ? null : formatNumber(wentOn),
    stillHere: stage === "closure" ? null : formatNumber(stillHere),
    time: seconds === null ? null : spanText(seconds),
  };
}
type StageRowView = ReturnType<typeof rowView>;

const nameOf = (stage: Stage) => STAGES.find(({ key }) => key === stage)?.name ?? stage;

const funnelOf = (stages: FunnelStage[], rows: StageRowView[]) =>
  funnelShape(
    stages.map(({ name, reached }, index) => ({ label: name, count: reached, to: rows[index]?.to })),
  );

/** What the workflow and the pipeline report show of the funnel, each figure with the way to its rows. */
export function funnelView({ stages, trend, countries }: Omit<Funnel, "automation">, period: Period) {
  const rows = stages.map((stage) => rowView(stage, period));
  const mapped = countries.map(({ code, leads }) => ({
    code,
    name: code === "-" ? "Unknown" : countryName(code),
    value: leads,
    to: paths.withQuery(WORKFLOW.leads, { stage: "discovery", country: code }),
  }));
  const isEmpty = stages.every(({ reached }) => reached === 0);
  return {
    rows,
    funnel: funnelOf(stages, rows),
    trend:
      trend.dates.length > 1 && !isEmpty
        ? {
            title: `Leads found per ${trend.isWeekly ? "week" : "day"}, by stage reached`,
            shape: lineShape(
              trend.dates,
              trend.series.map(({ stage, values }) => ({ name: nameOf(stage), values })),
              { dotted: DOTTED, isSummed: true },
            ),
          }
        : null,
    map: tileMapShape(mapped),
    isEmpty,
    found: period.phrase,
  };
}
