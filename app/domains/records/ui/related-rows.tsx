import type { ReactNode } from "react";
import type { Total } from "~/core/pagination";
import type { BulkList } from "~/domains/bulk/lists";
import { OwnerForm, type RowOwner } from "~/domains/bulk/ui/owner-form";
import { RowTags } from "~/domains/bulk/ui/row-tags";
import { PeopleList, type PersonView } from "~/domains/directory/contacts/ui/people-list";
import type { TaskView } from "~/domains/opportunities/tasks/task-view";
import { TaskList } from "~/domains/opportunities/tasks/ui/task-list";
import { StageBadge } from "~/domains/opportunities/ui/stage-badge";
import { ClassBadge } from "~/domains/replies/ui/class-badge";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/forms/link-button";
import { Link } from "~/ui/link";
import { composeLink } from "../compose-kinds";
import type { DealView, ThreadView } from "../record-view";
import { NextDeal } from "./deal-button";
import { FactPill, type KeyFact, Related } from "./record-page";

/** Maximum deals, open tasks and conversations that are read, and maximum contacts shown. */
const MAX_RELATED = 10;

/** A row's owner, with the form that assigns another one. */
export const ownerFact = (list: BulkList, id: number, owner: RowOwner, here: string): KeyFact => [
  "Owner",
  <FactPill key="owner" name="Owner" value={owner.name ?? "–"}>
    <OwnerForm list={list} id={id} owner={owner} back={here} />
  </FactPill>,
];

export const tagsFact = (list: BulkList, id: number, here: string): KeyFact => [
  "Tags",
  <RowTags key="tags" list={list} id={id} back={here} />,
];

/** The first task; expects tasks sorted by due date. */
export const nextTaskFact = ([task]: readonly TaskView[]): KeyFact => [
  "Next task",
  task ? (
    <Link key="task" to={paths.tasks.task(task.id)}>
      {task.title} · {task.due}
    </Link>
  ) : null,
];

export const contactFact = ([person]: readonly PersonView[]): KeyFact => [
  "Contact",
  person ? (
    <Link key="contact" to={paths.business.contactHistory(person.id)}>
      {person.name}
    </Link>
  ) : null,
];

/** A company's first contacts, with a link to all of them. */
export const PeopleRows = ({
  companyId,
  people,
  total,
  here,
  foot,
}: {
  /** Null if the company is no longer in the directory. */
  companyId: number | null;
  people: PersonView[];
  total: Total;
  here: string;
  foot?: ReactNode;
}) => (
  <Related
    title="Contacts"
    count={total.count}
    limit={total.isExact ? Number.POSITIVE_INFINITY : total.count}
    empty="No contacts yet. Add a contact below."
    foot={foot}
    action={
      companyId !== null && total.count > MAX_RELATED ? (
        <Link to={paths.business.contactsOf(companyId)}>View all contacts</Link>
      ) : null
    }
  >
    <PeopleList people={people.slice(0, MAX_RELATED)} writeTo={(id) => composeLink(here, "email", id)} />
  </Related>
);

export const DealRows = ({
  deals,
  title = "Deals",
  besides,
  createTo,
}: {
  deals: DealView[];
  title?: string;
  /** The contact whose page this is; a deal's contact is named only if it is someone else. */
  besides?: string;
  /** URL to create the next deal. */
  createTo?: string;
}) => (
  <Related
    title={title}
    count={deals.length}
    limit={MAX_RELATED}
    empty="No deals yet."
    foot={createTo ? <NextDeal deals={deals} createTo={createTo} /> : null}
  >
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
            {thread.from} · <span title={thread.lastAtTitle}>{thread.lastAt}</span>
          </div>
          <ClassBadge replyClass={thread.replyClass} />
        </li>
      ))}
    </ul>
  </Related>
);
