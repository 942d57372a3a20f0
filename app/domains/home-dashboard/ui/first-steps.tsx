import { LinkButton } from "~/ui/forms/link-button";
import { Icon } from "~/ui/icons";
import { Card } from "~/ui/layout/page";
import { Link } from "~/ui/link";
import type { FirstStep } from "../first-steps.server";

export function FirstSteps({ steps }: { steps: FirstStep[] }) {
  const left = steps.filter(({ isDone }) => !isDone);
  // An address is confirmed in one's mail: the button is for what can be done here.
  const next = left.find(({ key }) => key !== "confirm") ?? left[0];
  if (!next) return null;
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <Card title={`Get your first reply: ${done} of ${steps.length} steps done`}>
      <ol className="grid-2 p-0 list-none">
        {steps.map(({ key, label, to, isDone, or }, index) => (
          <li key={key} className={isDone ? "row flex-nowrap muted" : "row flex-nowrap"}>
            {isDone ? (
              <Icon name="check" />
            ) : (
              <span className="muted" aria-hidden="true">
                {index + 1}
              </span>
            )}
            <span>
              {isDone ? label : <Link to={to}>{label}</Link>}
              {or && !isDone ? (
                <>
                  , or <Link to={or.to}>{or.label}</Link>
                </>
              ) : null}
            </span>
            {isDone ? <span className="visually-hidden"> (done)</span> : null}
          </li>
        ))}
      </ol>
      <div>
        <LinkButton kind="primary" to={next.to} writes>
          {next.label}
        </LinkButton>
      </div>
    </Card>
  );
}
