import { Stat } from "~/ui/data/stat";
import { Section } from "~/ui/layout/page";
import { Link } from "~/ui/link";
import type { Waiting } from "../action-items.server";
import type { FirstStep } from "../first-steps.server";
import { FirstSteps } from "./first-steps";

export interface StatView {
  key: string;
  label: string;
  value: string;
  hint: string | null;
  to: string;
}

export function DashboardHead({
  waiting,
  stats,
  steps,
  hasDemoWork,
}: {
  waiting: Waiting[];
  stats: StatView[];
  steps: FirstStep[];
  hasDemoWork: boolean;
}) {
  return (
    <>
      {waiting.length > 0 ? (
        <Section title="To do">
          <ul className="ways">
            {waiting.map(({ title, text, to }) => (
              <li key={to + title}>
                <Link to={to}>{title}</Link>
                <p className="muted small">{text}</p>
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
      <FirstSteps steps={steps} />
      <Section title={hasDemoWork ? "Last 30 days (includes demo data)" : "Last 30 days"}>
        <div className="grid-4">
          {stats.map(({ key, ...stat }) => (
            <Stat key={key} {...stat} />
          ))}
        </div>
      </Section>
    </>
  );
}
