import type { SparkShape } from "~/ui/charts/shapes";
import { Sparkline } from "~/ui/charts/sparkline";
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
  hint: string;
  to: string;
  spark: SparkShape | null;
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
          {stats.map(({ key, label, value, hint, to, spark }) => (
            <Stat
              key={key}
              label={label}
              value={value}
              hint={spark ? <Sparkline shape={spark} label={`${label} a day`} /> : hint}
              to={to}
            />
          ))}
        </div>
      </Section>
    </>
  );
}
