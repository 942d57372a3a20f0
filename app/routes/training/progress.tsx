import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { readerZone } from "~/core/time/time-zones";
import { listProgress, trainingSummary } from "~/domains/training/progress.server";
import { ModuleButton } from "~/domains/training/ui/module-card";
import { TrainingTabs, tabsOf } from "~/domains/training/ui/training-tabs";
import { minutesText, progressRow } from "~/domains/training/view";
import { EmptyState } from "~/ui/feedback/empty-state";
import { LinkButton } from "~/ui/forms/link-button";
import { Page } from "~/ui/layout/page";
import { Link } from "~/ui/link";
import type { PageHandle } from "~/ui/page-handle";
import { academyPage, pagesFor } from "./side.server";

export const handle: PageHandle = { style: "work" };

export const meta: MetaFunction = () => [{ title: "My progress" }];

export const loader = academyPage(async (ctx) => {
  const pages = pagesFor(ctx);
  const all = await listProgress(ctx);
  const summary = await trainingSummary(ctx, all);
  return {
    tabs: tabsOf(pages),
    summaryText: `${summary.completed} of ${summary.modules} modules, ${minutesText(summary.minutesDone)} of ${minutesText(summary.minutes)}: ${summary.percent}% of the academy.`,
    rows: all.filter(({ enrolment }) => enrolment).map((row) => progressRow(row, pages, readerZone(ctx))),
  };
});

export default function TrainingProgressPage() {
  const { tabs, summaryText, rows } = useLoaderData<typeof loader>();
  return (
    <Page title="My progress" subtitle={summaryText} width="reading">
      <TrainingTabs pages={tabs} current="progress" />
      {rows.length === 0 ? (
        <EmptyState
          title="No modules started yet"
          action={
            <LinkButton kind="primary" to={tabs.home}>
              View modules
            </LinkButton>
          }
        >
          Lessons and quizzes you complete appear here, so you can continue where you stopped.
        </EmptyState>
      ) : (
        <ul className="ways" aria-label="Started modules">
          {rows.map((row) => (
            <li key={row.id} className="stack tight">
              <Link to={row.to}>{row.title}</Link>
              <progress value={row.percent} max={100} aria-label={`${row.percent} percent`} />
              <div className="small muted">
                {row.completedOn
                  ? `Completed on ${row.completedOn}`
                  : `${row.percent} percent, ${row.lessons}. ${row.next}. Started on ${row.enrolledOn}`}
              </div>
              {row.isCompleted ? null : (
                <div className="row">
                  <ModuleButton {...row} />
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}
