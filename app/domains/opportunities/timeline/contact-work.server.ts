import type { BusinessContext } from "~/core/context";
import type { Contact } from "~/domains/directory/contacts/contact";
import { teamChoices } from "~/domains/identity/team/teammates.server";
import { contactTimeline } from "./company-timeline.server";
import { dealsOfContact } from "./deals-of.server";
import { isOfContact, openTasksOf } from "./task-lines.server";
import { tasksShown } from "./tasks-shown.server";

/** What the account did with one person: deals with them and their company, and what happened. */
export async function contactWork(ctx: BusinessContext, contact: Contact, before?: Date) {
  const [deals, team, tasks] = await Promise.all([
    dealsOfContact(ctx, contact),
    teamChoices(ctx),
    openTasksOf(ctx, isOfContact(contact.id)),
  ]);
  return {
    deals,
    tasks: await tasksShown(ctx, tasks, team, null),
    timeline: await contactTimeline(ctx, contact, { deals, team }, before),
  };
}
