import { paths } from "~/paths";
import { Stat } from "~/ui/data/stat";
import { LinkButton } from "~/ui/forms/link-button";
import { Section } from "~/ui/layout/page";
import { Link } from "~/ui/link";
import type { Waiting } from "../action-items.server";
import type { FirstStep } from "../first-steps.server";
import type { NextTask } from "../get-home-dashboard.server";
import { FirstSteps } from "./first-steps";

export interface StatView {
  key: string;
  label: string;
  value: string;
  hint: string | null;
  to: string;
}

/** The user's to-do list, next tasks and four figures. */
export function DashboardHead({
  waiting,
  stats,
  steps,
  tasks,
  hasDemoWork,
}: {
  waiting: Waiting[];
  stats: StatView[];
  steps: FirstStep[];
  tasks: NextTask[];
  hasDemoWork: boolean;
}) {
  return (
    <>
      <Section title={hasDemoWork ? "Last 30 days (includes demo data)" : "Last 30 days"}>
        <div className="grid-4">
          {stats.map(({ key, ...stat }) => (
            <Stat key={key} {...stat} />
          ))}
        </div>
      </Section>
      <div className="grid-2">
        <div className="stack">
          <Section title="To do">
            {waiting.length > 0 ? (
              <ul className="ways">
                {waiting.map(({ title, text, to }) => (
                  <li key={to + title}>
                    <Link to={to}>{title}</Link>
                    <p className="muted small">{text}</p>
                  </li>
                ))}
              </ul>
            ) : (
              <p className="muted">You’re up to date.</p>
            )}
          </Section>
          <FirstSteps steps={steps} />
        </div>
        <Section
          title="Next meetings and tasks"
          action={
            <LinkButton slim to={paths.tasks.list}>
              View all tasks
            </LinkButton>
          }
        >
          {tasks.length > 0 ? (
            <ul className="ways">
              {tasks.map(({ id, title, due, dueTitle, isOverdue, place }) => (
                <li key={id}>
                  <Link to={paths.tasks.task(id)}>{title}</Link>
                  <p className="muted small">
                    <span title={dueTitle}>{isOverdue ? `Overdue since ${due}` : `Due ${due}`}</span>
                    {place ? ` · ${place}` : null}
                  </p>
                </li>
              ))}
            </ul>
          ) : (
            <p className="muted">No open tasks.</p>
          )}
        </Section>
      </div>
    </>
  );
}
