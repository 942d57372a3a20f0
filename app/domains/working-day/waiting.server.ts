import type { BusinessContext } from "~/core/context";
import { formatTotal, plural } from "~/core/format";
import type { Total } from "~/core/pagination";
import { getLeadTotals } from "~/domains/lead-search/leads/lead-totals.server";
import { healthOf } from "~/domains/mailboxes/json";
import { listMailboxes } from "~/domains/mailboxes/mailboxes.server";
import { listTasks } from "~/domains/opportunities/tasks/tasks.server";
import { listThreads } from "~/domains/replies/threads/threads.server";
import { paths } from "~/paths";

export interface Waiting {
  key: "replies" | "tasks" | "mailbox" | "people";
  title: string;
  text: string;
  to: string;
}

const many = (total: Total, one: string, more = `${one}s`) =>
  `${formatTotal(total)} ${total.count === 1 && total.isExact ? one : more}`;

/** What waits for this person, the most urgent first. Reads at most 650 rows. */
export async function listWaiting(ctx: BusinessContext): Promise<Waiting[]> {
  const [replies, tasks, mailboxes, leads] = await Promise.all([
    listThreads(ctx, { show: "unread", limit: 1 }),
    listTasks(ctx, { whose: "mine", state: "overdue", limit: 1 }),
    listMailboxes(ctx),
    getLeadTotals(ctx),
  ]);
  const waiting: Waiting[] = [];
  if (replies.total.count > 0)
    waiting.push({
      key: "replies",
      title: many(replies.total, "unread answer"),
      text: "Somebody wrote back: answer while they remember you.",
      to: paths.withQuery(paths.replies.list, { show: "unread" }),
    });
  if (tasks.total.count > 0)
    waiting.push({
      key: "tasks",
      title: many(tasks.total, "overdue task"),
      text: tasks.rows[0]?.task.title ?? "",
      to: paths.withQuery(paths.tasks.list, { state: "overdue" }),
    });
  for (const { mailbox } of mailboxes) {
    const { state, text } = healthOf(mailbox, ctx.now());
    if (state === "ready") continue;
    waiting.push({
      key: "mailbox",
      title: `${mailbox.fromAddress} ${state === "unchecked" ? "can't send yet" : state === "paused" ? "is paused" : "has trouble"}`,
      text,
      to: paths.mailboxes.mailbox(mailbox.id),
    });
  }
  const silent = leads.leads - leads.reachable;
  if (silent > 0)
    waiting.push({
      key: "people",
      title: `${plural(silent, "lead")} without an address`,
      text: `${leads.reachable} of ${leads.leads} have somebody to write to. Bring the people, or look them up and add them.`,
      to: paths.business.newImport,
    });
  return waiting;
}
