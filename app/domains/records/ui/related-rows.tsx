import type { TaskView } from "~/domains/opportunities/tasks/task-view";
import { TaskList } from "~/domains/opportunities/tasks/ui/task-list";
import { StageBadge } from "~/domains/opportunities/ui/stage-badge";
import { ClassBadge } from "~/domains/replies/ui/class-badge";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/forms/link-button";
import { Link } from "~/ui/link";
import { composeLink } from "../compose-kinds";
import type { DealView, ThreadView } from "../record-view";
import { Related } from "./record-page";

/** Deals, open tasks and conversations are read up to so many. */
const MAX_RELATED = 10;

export const DealRows = ({
  deals,
  title = "Deals",
  besides,
}: {
  deals: DealView[];
  title?: string;
  /** The contact whose page it is: named only where a deal is with someone else. */
  besides?: string;
}) => (
  <Related title={title} count={deals.length} limit={MAX_RELATED} empty="No deals yet.">
    <ul className="task-list">
      {deals.map((deal) => (
        <li key={deal.id}>
          <Link to={paths.opportunities.opportunity(deal.id)}>{deal.title}</Link>
          {deal.contactName && deal.contactName !== besides ? `, with ${deal.contactName}` : ""}
          <div className="row small">
            <StageBadge opportunity={deal} /> {deal.value}
          </div>
        </li>
      ))}
    </ul>
  </Related>
);

export const TaskRows = ({ tasks, here }: { tasks: TaskView[]; here: string }) => (
  <Related
    title="Tasks"
    count={tasks.length}
    limit={MAX_RELATED}
    empty="No open tasks."
    action={
      <LinkButton writes slim to={composeLink(here, "task")}>
        Add task
      </LinkButton>
    }
  >
    <TaskList tasks={tasks} label="Tasks" />
  </Related>
);

export const ThreadRows = ({ threads }: { threads: ThreadView[] }) => (
  <Related title="Conversations" count={threads.length} limit={MAX_RELATED} empty="No replies yet.">
    <ul className="task-list">
      {threads.map((thread) => (
        <li key={thread.id}>
          <Link to={paths.replies.thread(thread.id)}>
            <span dir="auto">{thread.subject}</span>
          </Link>
          <div className="muted small">
            {thread.from} · {thread.lastAt}
          </div>
          <ClassBadge replyClass={thread.replyClass} />
        </li>
      ))}
    </ul>
  </Related>
);
