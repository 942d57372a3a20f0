import { paths } from "~/paths";
import { LinkButton } from "~/ui/forms/link-button";
import type { TaskView } from "../task-view";
import { TaskList } from "./task-list";

/** What is open for a company or a person, and the way to more. */
export const TasksOf = ({
  tasks,
  record,
}: {
  tasks: TaskView[];
  record: { companyId: number } | { contactId: number };
}) => (
  <>
    {tasks.length > 0 ? <TaskList tasks={tasks} label="Open tasks" /> : null}
    <div className="row">
      <LinkButton writes slim to={paths.withQuery(paths.tasks.new, record)}>
        Add a task
      </LinkButton>
    </div>
  </>
);
