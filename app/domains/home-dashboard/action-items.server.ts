import type { BusinessContext } from "~/core/context";
import { formatNumber, formatTotal, plural } from "~/core/format";
import type { Total } from "~/core/pagination";
import { countWaitingCloses } from "~/domains/commissions/closes/list-closes.server";
import { ANSWER_DAYS } from "~/domains/commissions/closes/policy";
import type { LeadTotals } from "~/domains/lead-search/leads/lead-totals.server";
import { healthOf } from "~/domains/mailboxes/json";
import { listMailboxes } from "~/domains/mailboxes/mailboxes.server";
import { listTasks } from "~/domains/opportunities/tasks/tasks.server";
import { countPendingReplies, countUnreadReplies } from "~/domains/replies/threads/threads-since.server";
import { paths } from "~/paths";
import { COMMISSIONS } from "~/paths/agents/commissions";

export interface Waiting {
  key: "replies" | "unclear" | "deals" | "tasks" | "address" | "mailbox" | "people";
  title: string;
  text: string;
  to: string;
}

type Leads = Pick<LeadTotals, "leads" | "reachable">;

const many = (total: Total, one: string, more = `${one}s`) =>
  `${formatTotal(total)} ${total.count === 1 && total.isExact ? one : more}`;

function reached({ leads, reachable }: Leads): string {
  if (reachable === 0) return "No contacts to email yet.";
  const rest = reachable === 1 ? "has" : "have";
  return `${formatNumber(reachable)} of ${formatNumber(leads)} ${rest} a reachable contact.`;
}

/** Lists the user's open items, most urgent first; demo data adds none. */
export async function listWaiting(ctx: BusinessContext, leads: Leads): Promise<Waiting[]> {
  const [replies, unclear, deals, tasks, mailboxes] = await Promise.all([
    countUnreadReplies(ctx),
    countPendingReplies(ctx),
    countWaitingCloses(ctx),
    listTasks(ctx, { whose: "mine", state: "overdue", limit: 1 }, { isOwn: true }),
    listMailboxes(ctx),
  ]);
  const waiting: Waiting[] = [];
  if (replies.count > 0)
    waiting.push({
      key: "replies",
      title: many(replies, "unread reply", "unread replies"),
      text: "New replies: respond while the conversation is warm.",
      to: paths.withQuery(paths.replies.list, { show: "unread" }),
    });
  if (unclear.count > 0)
    waiting.push({
      key: "unclear",
      title: `${many(unclear, "reply", "replies")} to review`,
      text: "We couldn’t classify these. Choose a category.",
      to: paths.withQuery(paths.replies.list, { show: "waiting" }),
    });
  if (deals.count > 0)
    waiting.push({
      key: "deals",
      title: `${many(deals, "reported deal")} to confirm`,
      text: `Confirm or dispute each deal within ${ANSWER_DAYS} days of its report.`,
      to: COMMISSIONS.closes,
    });
  if (tasks.total.count > 0)
    waiting.push({
      key: "tasks",
      title: many(tasks.total, "overdue task"),
      text: tasks.rows[0]?.task.title ?? "",
      to: paths.withQuery(paths.tasks.list, { state: "overdue" }),
    });
  const { actor, account } = ctx;
  if (!actor.isVerified && !actor.isDemo)
    waiting.push({
      key: "address",
      title: `Confirm ${actor.email}`,
      text: account.isConfirmed
        ? "You can’t send test emails or invite teammates yet."
        : "You can’t start campaigns or send emails yet.",
      to: paths.account.home,
    });
  for (const { mailbox } of mailboxes) {
    const { state, text } = healthOf(mailbox, ctx);
    if (state === "ready" || (mailbox.isDemo && !ctx.account.isDemo)) continue;
    waiting.push({
      key: "mailbox",
      title: `${mailbox.fromAddress} ${state === "unchecked" ? "can’t send yet" : state === "paused" ? "is paused" : "needs attention"}`,
      text,
      to: paths.mailboxes.mailbox(mailbox.id),
    });
  }
  const silent = leads.leads - leads.reachable;
  if (silent > 0)
    waiting.push({
      key: "people",
      title: `${plural(silent, "lead")} without an email address`,
      text: `${reached(leads)} Import contacts or add them manually.`,
      to: paths.business.newImport,
    });
  return waiting;
}
