import { Form } from "@remix-run/react";
import { WORKFLOW } from "~/paths/business/workflow";
import { Badge } from "~/ui/data/badge";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Card } from "~/ui/layout/page";
import { Link } from "~/ui/link";

interface Line {
  text: string;
  name: string | null;
  to: string | null;
}

export function AutomationCard({
  isSet,
  isRunning,
  lines,
  next,
  done,
}: {
  isSet: boolean;
  isRunning: boolean;
  lines: Line[];
  next: string;
  done: string | null;
}) {
  return (
    <Card title="Workflow controls">
      {isSet ? (
        <p>
          <Badge kind={isRunning ? "good" : "busy"}>{isRunning ? "Running" : "Paused"}</Badge>
        </p>
      ) : null}
      {lines.map(({ text, name, to }) => (
        <p key={text}>
          {text} {to ? <Link to={to}>{name}</Link> : null}
        </p>
      ))}
      <p>{next}</p>
      {done ? <p className="muted small">{done}</p> : null}
      <IfCanWrite>
        <div className="row">
          {isSet ? (
            <Form method="post" action={isRunning ? WORKFLOW.pause : WORKFLOW.run}>
              <Submit kind={isRunning ? "plain" : "primary"} pending={isRunning ? "Pausing" : "Starting"}>
                {isRunning ? "Pause" : "Run"}
              </Submit>
            </Form>
          ) : null}
          <LinkButton kind={isSet ? "plain" : "primary"} to={WORKFLOW.settings}>
            {isSet ? "Edit" : "Set up"}
          </LinkButton>
        </div>
      </IfCanWrite>
    </Card>
  );
}
