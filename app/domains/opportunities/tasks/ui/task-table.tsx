import { LISTS } from "~/domains/saved-views/lists";
import { paths } from "~/paths";
import { Badge } from "~/ui/data/badge";
import { ListTable, type Order, ordered } from "~/ui/data/list-table";
import type { Column } from "~/ui/data/table";
import { Link } from "~/ui/link";
import type { TaskView } from "../task-view";
import { TaskDone } from "./task-list";

const NAMES = LISTS.tasks.columns;

const COLUMNS: Column<TaskView>[] = [
  {
    key: "title",
    label: NAMES.title,
    isHeader: true,
    cell: (task) => <Link to={paths.tasks.task(task.id)}>{task.title}</Link>,
  },
  {
    key: "due",
    label: NAMES.due,
    cell: (task) =>
      task.isDone ? (
        `Done ${task.doneAt}`
      ) : (
        <>
          {task.dueAt} {task.isOverdue ? <Badge kind="bad">Overdue</Badge> : <b>{task.near}</b>}
        </>
      ),
  },
  { key: "person", label: NAMES.person, cell: (task) => task.assignedTo },
  {
    key: "opportunity",
    label: NAMES.opportunity,
    cell: ({ place }) => (place ? <Link to={place.to}>{place.name}</Link> : null),
  },
];

/** Tasks by when they are due; those that are done have one order, the last first. */
export const TaskTable = ({ tasks, order }: { tasks: TaskView[]; order: Order | undefined }) => (
  <ListTable
    list="tasks"
    caption="Tasks"
    columns={ordered(COLUMNS, { due: ["latest", "descending"] }, order)}
    rows={tasks}
    rowKey={({ id }) => id}
    actions={(task) => <TaskDone task={task} back="list" />}
  />
);
