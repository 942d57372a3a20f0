import { Link } from "~/ui/link";
import { Icon } from "../icons";

interface Step {
  label: string;
  /** The link to review the step. */
  to?: string;
}

const LINE =
  "before:drawn before:absolute before:top-[.8rem] before:start-[calc(-50%_+_1rem)] before:end-[calc(50%_+_1rem)] max-md:before:start-1 max-md:before:end-8";
const POINT =
  "grid size-[1.65rem] place-items-center rounded-[50%] weight-650 text-s tabular forced-color-adjust-none";
/** Line styles to a step after the current one, and to the current or an earlier one. */
const LINES = [
  "before:[border-block-start:2px_dotted_var(--color-edge)]",
  "before:[border-block-start:2px_solid_var(--color-brand)]",
];
const POINTS = {
  done: "[border:2px_solid_var(--color-brand)] bg-brand text-brand-ink [&_svg]:stroke-3",
  current:
    "[border:2px_solid_var(--color-brand)] bg-paper text-brand [box-shadow:0_0_0_4px_var(--color-brand-wash)]",
  next: "[border:2px_solid_var(--color-edge)] bg-paper",
};

/** Progress through a task: points on a line. On a phone it shows "Step 2 of 5: CV upload". `current` counts from 0. */
export function Stepper({
  label,
  steps,
  current,
  isCounted = true,
}: {
  label: string;
  steps: readonly Step[];
  current: number;
  /** False if the page itself shows the step number. */
  isCounted?: boolean;
}) {
  return (
    <nav className="max-md:grid max-md:gap-2" aria-label={label}>
      {isCounted ? (
        <p className="md:hidden">
          Step {Math.min(current + 1, steps.length)} of {steps.length}:{" "}
          <b>{steps[current]?.label ?? "done"}</b>
        </p>
      ) : null}
      <ol className="flex">
        {steps.map((step, index) => (
          <li
            key={step.label}
            className={`relative grid flex-1 justify-items-center gap-1 text-center text-s first:max-md:flex-[0_0_1.65rem] max-md:justify-items-end ${index === current ? "text-ink weight-600" : "text-muted"} ${index > 0 ? `${LINE} ${LINES[index > current ? 0 : 1]}` : ""}`}
            aria-current={index === current ? "step" : undefined}
          >
            <span
              className={`${POINT} ${POINTS[index < current ? "done" : index === current ? "current" : "next"]}`}
              aria-hidden="true"
            >
              {index < current ? <Icon name="check" /> : index + 1}
            </span>
            <span className="px-1 max-md:sr-only">
              {step.to && index !== current ? (
                <Link to={step.to} className="text-inherit">
                  {step.label}
                </Link>
              ) : (
                step.label
              )}
              {index < current ? <span className="visually-hidden"> (done)</span> : null}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
