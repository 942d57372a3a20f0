import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { readerZone } from "~/core/time/time-zones";
import { listProgress, trainingSummary } from "~/domains/training/progress.server";
import { ModuleButton } from "~/domains/training/ui/module-card";
import { TrainingTabs, tabsOf } from "~/domains/training/ui/training-tabs";
import { minutesText, progressRow } from "~/domains/training/view";
import { m } from "~/messages/messages";
import { EmptyState } from "~/ui/feedback/empty-state";
import { LinkButton } from "~/ui/forms/link-button";
import { Page } from "~/ui/layout/page";
import { Link } from "~/ui/link";
import type { PageHandle } from "~/ui/page-handle";
import { academyPage, pagesFor } from "./side.server";

export const handle: PageHandle = { style: "work" };

export const meta: MetaFunction = () => [{ title: m.training_progress_my_progress() }];

export const loader = academyPage(async (ctx) => {
  const pages = pagesFor(ctx);
  const all = await listProgress(ctx);
  const summary = await trainingSummary(ctx, all);
  return {
    tabs: tabsOf(pages),
    summaryText: `${summary.completed} of ${summary.modules} modules, ${minutesText(summary.minutesDone)} of ${minutesText(summary.minutes)}: ${summary.percent}% complete.`,
    rows: all
      .filter(({ enrolment }) => enrolment)
      .map((row) => progressRow(row, pages, ctx.now(), readerZone(ctx))),
  };
});

export default function TrainingProgressPage() {
  const { tabs, summaryText, rows } = useLoaderData<typeof loader>();
  return (
    <Page title={m.training_progress_my_progress()} subtitle={summaryText} width="reading">
      <TrainingTabs pages={tabs} current="progress" />
      {rows.length === 0 ? (
        <EmptyState
          title={m.training_progress_no_modules_started_yet()}
          action={
            <LinkButton kind="primary" to={tabs.home}>
              {m.training_progress_view_modules()}
            </LinkButton>
          }
        >
          {m.training_progress_lessons_and_quizzes_you_complete()}
        </EmptyState>
      ) : (
        <ul className="ways" aria-label={m.training_progress_started_modules()}>
          {rows.map((row) => (
            <li key={row.id} className="stack tight">
              <Link to={row.to}>{row.title}</Link>
              <progress
                value={row.percent}
                max={100}
                aria-label={m.training_progress_percent({ percent: row.percent })}
              />
              <div className="small muted">
                {row.completedOn
                  ? m.training_progress_completed_on({ completedOn: row.completedOn })
                  : m.training_progress_percent_started_on({
                      percent: row.percent,
                      lessons: row.lessons,
                      next: row.next ?? "",
                      enrolledOn: row.enrolledOn ?? "",
                    })}
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
