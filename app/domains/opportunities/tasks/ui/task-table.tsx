import { LISTS } from "~/domains/saved-views/lists";
import { paths } from "~/paths";
import { ListTable, type Order, ordered } from "~/ui/data/list-table";
import type { Column } from "~/ui/data/table";
import { Link } from "~/ui/link";
import type { TaskView } from "../task-view";
import { TaskDay, TaskDone } from "./task-list";

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
    cell: (task) => (
      <>
        <TaskDay task={task} /> {task.isOverdue ? <b className="text-clay">Overdue</b> : null}
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

/** Sortable by due date; done tasks are always sorted last completed first. */
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
