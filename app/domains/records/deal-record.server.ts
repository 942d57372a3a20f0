import type { BusinessContext } from "~/core/context";
import {
  listPeopleOfCompany,
  totalOfPeople,
} from "~/domains/directory/contacts/find-contacts-of-companies.server";
import type { Opportunity } from "~/domains/opportunities/opportunity";
import { tasksOfOpportunity } from "~/domains/opportunities/tasks/tasks.server";
import { listDeals } from "~/domains/opportunities/timeline/deals-of.server";
import { tasksShown } from "~/domains/opportunities/timeline/tasks-shown.server";
import { threadsWith } from "~/domains/replies/threads/replies-with.server";
import type { TimelineQuery } from "./activity";
import { listTimeline } from "./list-timeline.server";
import { pendingEmails } from "./pending-emails.server";
import { dealScope } from "./scope.server";

/** A deal's contacts, other deals of its company, tasks, conversations and timeline. */
export async function getDealRecord(ctx: BusinessContext, deal: Opportunity, query: TimelineQuery = {}) {
  const scope = await dealScope(ctx, deal);
  const [people, deals, tasks, threads, timeline, pending] = await Promise.all([
    deal.companyId === null ? [] : listPeopleOfCompany(ctx, deal.companyId),
    listDeals(ctx, scope.deals),
    tasksOfOpportunity(ctx, deal.id),
    threadsWith(ctx, scope.people),
    listTimeline(ctx, scope, query),
    pendingEmails(ctx, scope.people.addresses),
  ]);
  return {
    people,
    peopleTotal: deal.companyId === null ? null : await totalOfPeople(ctx, deal.companyId, people),
    deals: deals.filter(({ id }) => id !== deal.id),
    tasks: await tasksShown(ctx, tasks, null),
    threads,
    timeline,
    pending,
  };
}
