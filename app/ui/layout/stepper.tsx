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
        {steps.map((step, index) => (
          <li
            key={step.label}
            className={index < current ? "done" : index === current ? "current" : undefined}
            aria-current={index === current ? "step" : undefined}
          >
            <span className="point" aria-hidden="true">
              {index < current ? <Icon name="check" /> : index + 1}
            </span>
            <span className="name">
              {step.to && index !== current ? <Link to={step.to}>{step.label}</Link> : step.label}
              {index < current ? <span className="visually-hidden"> (done)</span> : null}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
