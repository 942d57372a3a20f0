import { countryName } from "~/core/places/countries";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { notifyStatement } from "~/domains/notifications/notify.server";
import { changeOpportunity } from "~/domains/opportunities/changes/change-opportunity.server";
import { createOpportunity } from "~/domains/opportunities/create-opportunity.server";
import { convertLead } from "~/domains/opportunities/creation/convert-lead.server";
import { moveOpportunity } from "~/domains/opportunities/move-opportunity.server";
import { OpportunitySchema } from "~/domains/opportunities/schemas";
import { getTask } from "~/domains/opportunities/tasks/tasks.server";
import { addTask, changeTask } from "~/domains/opportunities/tasks/write-task.server";
import { addNote } from "~/domains/opportunities/timeline/add-note.server";
import { paths } from "~/paths";
import { DAY, type EventOf } from "../plan/event";
import { idOf, type Work } from "./demo-context.server";
import { findLeadId } from "./find-work.server";

const timeIn = ({ base }: Work, minutes: number) => new Date(base.getTime() + minutes * 60_000);
const dayIn = (work: Work, days: number) =>
  timeIn(work, days * DAY)
    .toISOString()
    .slice(0, 10);

export async function openDeal(work: Work, { deal }: EventOf<"deal">) {
  const { ctx, made } = work;
  const { key, search, person, title, revenue, closesOn } = deal;
  const facts = OpportunitySchema.parse({
    title,
    region: countryName(person.company.country),
    revenue: revenue / 100,
    closeDate: dayIn(work, closesOn),
    contactName: person.name,
    contactEmail: person.email,
    companyName: person.company.name,
  });
  const leadId = search === null ? undefined : findLeadId(work, search, person.company.name);
  const { status: _, leadId: __, ...said } = facts;
  const { id } =
    leadId === undefined
      ? await createOpportunity(ctx, facts)
      : (await convertLead(ctx, leadId, said)).opportunity;
  made.set(`deal:${key}`, id);
}

/** Undefined if the reply opened no deal: the contact was not emailed, or the lead already was a deal. */
const dealOf = ({ made }: Work, key: string) => made.get(`deal:${key}`);

export async function valueDeal(work: Work, { deal, revenue, closesOn }: EventOf<"value">) {
  const id = dealOf(work, deal);
  if (id !== undefined) await changeOpportunity(work.ctx, id, { revenue, closeDate: dayIn(work, closesOn) });
}

export async function moveDeal(work: Work, { deal, to, reason }: EventOf<"move">) {
  const id = dealOf(work, deal);
  if (id !== undefined)
    await moveOpportunity(work.ctx, id, { status: to, ...(reason ? { lostReason: reason } : {}) });
}

export async function noteDeal(work: Work, { deal, text }: EventOf<"note">) {
  const id = dealOf(work, deal);
  if (id !== undefined) await addNote(work.ctx, id, { text });
}

export async function addDealTask(work: Work, { key, deal, title, dueIn }: EventOf<"task">) {
  const task = { title, dueAt: timeIn(work, dueIn), opportunityId: idOf(work, `deal:${deal}`) };
  work.made.set(`task:${key}`, (await addTask(work.ctx, task)).id);
}

/** Sends the reminder that the schedule sends for other tasks. */
export async function remindOfTask(work: Work, { key }: EventOf<"task-due">) {
  const { ctx } = work;
  const { id, title, dueAt, opportunityId } = await getTask(ctx, idOf(work, `task:${key}`));
  const notice = notifyStatement(ctx, {
    userId: ctx.actor.userId,
    cause: `task:${id}:due:${toUnixSeconds(dueAt)}`,
    kind: "task",
    title: "A task is due",
    text: title,
    path: paths.opportunities.opportunity(opportunityId ?? 0),
  });
  await statement(ctx, notice).run();
}

export const finishTask = (work: Work, { key }: EventOf<"task-done">) =>
  changeTask(work.ctx, idOf(work, `task:${key}`), { isDone: true });
