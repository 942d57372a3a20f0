import type { BusinessContext } from "~/core/context";
import { listPeopleOfCompany } from "~/domains/directory/contacts/find-contacts-of-companies.server";
import { teamChoices } from "~/domains/identity/team/teammates.server";
import { listOrigins } from "~/domains/lead-search/leads/provenance.server";
import { companyTimeline, type LeadLines } from "./company-timeline.server";
import { dealsOfCompany } from "./deals-of.server";
import { isOfCompany, openTasksOf } from "./task-lines.server";
import { tasksShown } from "./tasks-shown.server";

/** What the account knows and did of a company: its people, the searches that found it, its deals, and what happened. */
export async function companyWork(
  ctx: BusinessContext,
  companyId: number,
  before?: Date,
  leadLines?: LeadLines,
) {
  const [people, origins, deals, team, tasks] = await Promise.all([
    listPeopleOfCompany(ctx, companyId),
    listOrigins(ctx, companyId),
    dealsOfCompany(ctx, companyId),
    teamChoices(ctx),
    openTasksOf(ctx, isOfCompany(ctx, companyId)),
  ]);
  const timeline = await companyTimeline(ctx, companyId, { people, origins, deals, team, leadLines }, before);
  return { people, origins, deals, timeline, tasks: await tasksShown(ctx, tasks, team, companyId) };
}
