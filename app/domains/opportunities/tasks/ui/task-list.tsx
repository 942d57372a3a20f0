import { Form } from "@remix-run/react";
import { paths } from "~/paths";
import { Ago } from "~/ui/data/ago";
import { Badge, DemoBadge } from "~/ui/data/badge";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { Submit } from "~/ui/forms/submit";
import { Link } from "~/ui/link";
import type { TaskView } from "../task-view";

export const TaskList = ({ tasks, label }: { tasks: TaskView[]; label: string }) => (
  <ul className="task-list" aria-label={label}>
    {tasks.map((task) => (
      <li key={task.id} className="line">
        <div>
          <Link to={paths.tasks.task(task.id)}>{task.title}</Link>{" "}
          {task.isOverdue ? <Badge kind="bad">Overdue</Badge> : null}
          {task.isDone ? <Badge kind="good">Done</Badge> : null} <DemoBadge isDemo={task.isDemo} />
          <div className="muted small">
            {task.isDone ? null : "Due "}
            <TaskDay task={task} />, {task.assignedTo}
            {task.place ? (
              <>
                {" · "}
                <Link to={task.place.to}>{task.place.name}</Link>
              </>
            ) : null}
          </div>
        </div>
        <TaskDone task={task} />
      </li>
    ))}
  </ul>
);

/** "Done 2 h ago", or the day and time when the task is due. */
export const TaskDay = ({ task: { done, due, dueTitle, near } }: { task: TaskView }) =>
  done ? (
    <>
      Done <Ago at={done} />
    </>
  ) : (
    <span title={dueTitle}>{near ? <b>{due}</b> : due}</span>
  );

export const TaskDone = ({ task, back }: { task: TaskView; back?: "list" }) => (
  <IfCanWrite>
    <Form method="post" action={paths.tasks.done(task.id)}>
      <input type="hidden" name="isDone" value={task.isDone ? "" : "on"} />
      {back ? <input type="hidden" name="back" value={back} /> : null}
      <Submit kind="plain" slim pending="Saving" formAction={paths.tasks.done(task.id)}>
        {task.isDone ? "Reopen" : "Done"}
        <span className="visually-hidden">: {task.title}</span>
      </Submit>
    </Form>
  </IfCanWrite>
);
