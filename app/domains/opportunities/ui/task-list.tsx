import { Form, Link } from "@remix-run/react";
import { paths } from "~/http/paths";
import { Badge } from "~/ui/data/badge";
import { LinkButton } from "~/ui/forms/link-button";
import { WritersOnly } from "~/ui/forms/readers";
import { Submit } from "~/ui/forms/submit";
import type { TaskView } from "../task-view";

/** Tasks, each with the button that ends it or opens it again. */
export const TaskList = ({ tasks, label }: { tasks: TaskView[]; label: string }) => (
  <ul className="task-list" aria-label={label}>
    {tasks.map((task) => (
      <li key={task.id} className="row between">
        <div>
          <Link to={paths.tasks.task(task.id)}>{task.title}</Link>{" "}
          {task.isOverdue ? <Badge kind="bad">Overdue</Badge> : null}
          {task.isDone ? <Badge kind="good">Done</Badge> : null}
          <div className="muted small">
            {task.isDone ? `Done ${task.doneAt}` : `Due ${task.dueAt}`}, {task.assignedTo}
            {task.opportunity && task.opportunityId ? (
              <>
                {" · "}
                <Link to={paths.opportunities.opportunity(task.opportunityId)}>{task.opportunity}</Link>
              </>
            ) : null}
          </div>
        </div>
        <span className="row">
          <WritersOnly>
            <Form method="post" action={paths.tasks.done(task.id)}>
              <input type="hidden" name="isDone" value={task.isDone ? "" : "on"} />
              <Submit kind="plain" slim pending="Saving">
                {task.isDone ? "Open again" : "Done"}
                <span className="visually-hidden">: {task.title}</span>
              </Submit>
            </Form>
          </WritersOnly>
          {task.isDone ? null : (
            <LinkButton writes slim kind="quiet" to={paths.tasks.task(task.id)}>
              Edit<span className="visually-hidden">: {task.title}</span>
            </LinkButton>
          )}
        </span>
      </li>
    ))}
  </ul>
);
