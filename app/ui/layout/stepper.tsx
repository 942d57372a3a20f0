import { Link } from "~/ui/link";
import { Icon } from "../icons";

interface Step {
  label: string;
  /** Where it can be looked at again. */
  to?: string;
}

/** The way through a task: points on a line. On a phone it says "Step 2 of 5: CV upload". `current` counts from 0. */
export function Stepper({
  label,
  steps,
  current,
}: {
  label: string;
  steps: readonly Step[];
  current: number;
}) {
  return (
    <nav className="stepper" aria-label={label}>
      <p>
        Step {Math.min(current + 1, steps.length)} of {steps.length}: <b>{steps[current]?.label ?? "done"}</b>
      </p>
      <ol>
        {steps.map((step, at) => (
          <li
            key={step.label}
            className={at < current ? "done" : at === current ? "current" : undefined}
            aria-current={at === current ? "step" : undefined}
          >
            <span className="point" aria-hidden="true">
              {at < current ? <Icon name="check" /> : at + 1}
            </span>
            <span className="name">
              {step.to && at !== current ? <Link to={step.to}>{step.label}</Link> : step.label}
              {at < current ? <span className="visually-hidden"> (done)</span> : null}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
