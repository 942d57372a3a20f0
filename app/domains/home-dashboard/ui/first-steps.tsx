import { LinkButton } from "~/ui/forms/link-button";
import { Icon } from "~/ui/icons";
import { Card } from "~/ui/layout/page";
import { Link } from "~/ui/link";
import type { FirstStep } from "../first-steps.server";

export function FirstSteps({ steps }: { steps: FirstStep[] }) {
  const left = steps.filter(({ isDone }) => !isDone);
  // Users confirm their address from an email, so the button shows only steps on this site.
  const next = left.find(({ key }) => key !== "confirm") ?? left[0];
  if (!next) return null;
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <Card
      className="[counter-reset:step] [&>.button]:justify-self-start"
      title={`Get your first reply: ${done} of ${steps.length} steps done`}
    >
      <ol className="grid grid-cols-[repeat(auto-fit,minmax(13rem,1fr))] gap-x-4 gap-y-2">
        {steps.map(({ key, label, to, isDone, or }) => (
          <li
            key={key}
            className={`flex items-center gap-2 [counter-increment:step] ${isDone ? "text-muted [&>svg]:text-leaf" : "before:w-4 before:text-center before:text-muted before:[content:counter(step)]"}`}
          >
            {isDone ? <Icon name="check" /> : null}
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
