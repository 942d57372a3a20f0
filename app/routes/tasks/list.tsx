import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatTotal } from "~/core/format";
import { readerZone } from "~/core/time/time-zones";
import { teamChoices } from "~/domains/identity/team/teammates.server";
import { TaskQuery } from "~/domains/opportunities/tasks/task-schemas";
import { taskView } from "~/domains/opportunities/tasks/task-view";
import { getTask, listTasks } from "~/domains/opportunities/tasks/tasks.server";
import { TaskFilters } from "~/domains/opportunities/tasks/ui/task-filters";
import { TaskTable } from "~/domains/opportunities/tasks/ui/task-table";
import { OpportunityTabs } from "~/domains/opportunities/ui/opportunity-tabs";
import { pageViews } from "~/domains/saved-views/page-views.server";
import { ListTools } from "~/domains/saved-views/ui/list-tools";
import { ViewTabs } from "~/domains/saved-views/ui/view-tabs";
import { businessPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { paths } from "~/paths";
import { Pagination } from "~/ui/data/pagination";
import { EmptyState } from "~/ui/feedback/empty-state";
import { LinkButton } from "~/ui/forms/link-button";
import { ListBar } from "~/ui/list/filter-bar";
import { ListPage } from "~/ui/list/list-page";

export const meta: MetaFunction = () => [{ title: "Tasks" }];

export const loader = businessPage(async (ctx, { request }) => {
  const query = readQuery(request, TaskQuery);
  const team = await teamChoices(ctx);
  const page = await listTasks(ctx, query);
  const done = query.done === undefined ? null : await getTask(ctx, query.done);
  return {
    tasks: page.rows.map(({ task, place }) => taskView(task, team, ctx.now(), readerZone(ctx), place)),
    total: `${formatTotal(page.total)} ${page.total.count === 1 ? "task" : "tasks"}`,
    count: formatTotal(page.total),
    ...(await pageViews(ctx, "tasks")),
    next: page.next,
    isFirst: query.cursor === undefined,
    state: {
      whose: query.whose,
      state: query.state,
      sort: query.sort === "latest" && query.state !== "done" ? query.sort : "",
    },
    done: done?.doneAt ? { id: done.id, title: done.title } : null,
  };
});

const EMPTY = {
  open: "Add a task to get a reminder when it’s due.",
  overdue: "No overdue tasks",
  done: "No completed tasks yet",
};

export default function Tasks() {
  const { tasks, count, total, next, isFirst, state, done } = useLoaderData<typeof loader>();
  return (
    <ListPage
      views={<ViewTabs list="tasks" />}
      title="Tasks"
      count={count}
      isDemo={tasks.some(({ isDemo }) => isDemo)}
      subtitle="To-dos and follow-ups with due dates."
      action={
        <LinkButton writes kind="primary" to={paths.tasks.new}>
          New task
        </LinkButton>
      }
    >
      <OpportunityTabs current="tasks" />
      <ListBar>
        <TaskFilters state={state} done={done} />
        <ListTools list="tasks" />
      </ListBar>
      {tasks.length > 0 ? (
        <>
          <TaskTable
            tasks={tasks}
            order={
              state.state === "done"
                ? undefined
                : {
                    sort: state.sort,
                    to: (sort) => paths.withQuery(paths.tasks.list, { ...state, sort }),
                  }
            }
          />
          <Pagination
            total={total}
            shown={tasks.length}
            firstTo={isFirst ? null : paths.withQuery(paths.tasks.list, state)}
            nextTo={next === null ? null : paths.withQuery(paths.tasks.list, { ...state, cursor: next })}
          />
        </>
      ) : (
        <EmptyState title="No tasks found">{EMPTY[state.state]}</EmptyState>
      )}
    </ListPage>
  );
}
