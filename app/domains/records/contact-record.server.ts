import type { BusinessContext } from "~/core/context";
import type { Contact } from "~/domains/directory/contacts/contact";
import { listDeals } from "~/domains/opportunities/timeline/deals-of.server";
import { openTasksOf } from "~/domains/opportunities/timeline/task-lines.server";
import { tasksShown } from "~/domains/opportunities/timeline/tasks-shown.server";
import { threadsWith } from "~/domains/replies/threads/replies-with.server";
import type { TimelineQuery } from "./activity";
import { listTimeline } from "./list-timeline.server";
import { pendingEmails } from "./pending-emails.server";
import { contactScope } from "./scope.server";

/** The account's activity with one contact: deals with them and their company, tasks, conversations and timeline. */
export async function getContactRecord(ctx: BusinessContext, contact: Contact, query: TimelineQuery = {}) {
  const scope = contactScope(ctx, contact);
  const [deals, tasks, threads, timeline, pending] = await Promise.all([
    listDeals(ctx, scope.deals),
    openTasksOf(ctx, { contactId: contact.id }),
    threadsWith(ctx, scope.people),
    listTimeline(ctx, scope, query),
    pendingEmails(ctx, scope.people.addresses),
  ]);
  return { deals, tasks: await tasksShown(ctx, tasks, null), threads, timeline, pending };
}
