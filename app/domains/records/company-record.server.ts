import type { BusinessContext } from "~/core/context";
import { listSharings } from "~/domains/agents/shared-leads/share-lead.server";
import {
  listPeopleOfCompany,
  totalOfPeople,
} from "~/domains/directory/contacts/find-contacts-of-companies.server";
import { listDeals } from "~/domains/opportunities/timeline/deals-of.server";
import { openTasksOf } from "~/domains/opportunities/timeline/task-lines.server";
import { tasksShown } from "~/domains/opportunities/timeline/tasks-shown.server";
import { threadsWith } from "~/domains/replies/threads/replies-with.server";
import type { TimelineQuery } from "./activity";
import { listTimeline } from "./list-timeline.server";
import { pendingEmails } from "./pending-emails.server";
import { companyScope } from "./scope.server";

/** The account's data and activity of a company: contacts, searches that found it, deals, tasks, conversations, agents. */
export async function getCompanyRecord(ctx: BusinessContext, companyId: number, query: TimelineQuery = {}) {
  const scope = await companyScope(ctx, companyId);
  const { leadIds } = scope.people;
  const [people, deals, tasks, threads, sharings, timeline, pending] = await Promise.all([
    listPeopleOfCompany(ctx, companyId),
    listDeals(ctx, scope.deals),
    openTasksOf(ctx, { companyId }),
    threadsWith(ctx, scope.people),
    leadIds.length > 0 ? listSharings(ctx, leadIds) : [],
    listTimeline(ctx, scope, query),
    pendingEmails(ctx, scope.people.addresses),
  ]);
  return {
    people,
    peopleTotal: await totalOfPeople(ctx, companyId, people),
    origins: scope.origins,
    deals,
    tasks: await tasksShown(ctx, tasks, companyId),
    threads,
    sharings: sharings.filter(({ revokedAt }) => revokedAt === null),
    timeline,
    pending,
  };
}
