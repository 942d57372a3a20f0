import type { BusinessContext, Context } from "~/core/context";
import { DAY_MS } from "~/core/seconds";
import { writeLeadEvent } from "~/domains/agents/shared-leads/lead-events.server";
import { LeadEventSchema } from "~/domains/agents/shared-leads/schemas";
import { findSharing, shareLead } from "~/domains/agents/shared-leads/share-lead.server";
import { addCompanyNote, notesOfCompany } from "~/domains/directory/notes/notes.server";
import type { Lead } from "~/domains/lead-search/lead-search";
import { findLead } from "~/domains/lead-search/leads/leads.server";
import { updateLead } from "~/domains/lead-search/leads/update-lead.server";
import { pauseMailbox } from "~/domains/mailboxes/pause-mailbox.server";
import { replyMailbox } from "~/domains/mailboxes/reply-mailbox.server";
import { mailboxDayFrom } from "~/domains/mailboxes/send-time";
import { saveDraft } from "~/domains/messages/email-drafts.server";
import { findOpportunityOf } from "~/domains/opportunities/opportunities.server";
import { isOpen } from "~/domains/opportunities/stages";
import { addTask } from "~/domains/opportunities/tasks/write-task.server";
import { replyBlockerOf } from "~/domains/replies/threads/reply-blockers.server";
import { replyToThread } from "~/domains/replies/threads/reply-to-thread.server";
import { listThreads, type Thread } from "~/domains/replies/threads/threads.server";
import { DEMO_RECORD } from "./plan/record";
import { DEMO_AGENT_ADDRESS } from "./seed-demo-accounts.server";
import { agentOf, businessOf, timeOf } from "./work/demo-sides.server";

const MAX_LOOKED_AT = 50;

interface Subject {
  thread: Thread;
  lead: Lead;
}

/**
 * Finds the newest conversation that can be answered and whose lead has a deal. Prefers an open deal, then one that an
 * agent works on.
 */
async function findSubject(business: BusinessContext): Promise<Subject | null> {
  const { rows } = await listThreads(business, {
    show: "open",
    replyClass: "interested",
    limit: MAX_LOOKED_AT,
  });
  let best: (Subject & { rank: number }) | null = null;
  for (const thread of rows) {
    const lead = thread.leadId === null ? null : await findLead(business, thread.leadId);
    const deal = lead && (await findOpportunityOf(business, lead));
    if (!deal || (await replyBlockerOf(business, thread))) continue;
    const rank = (isOpen(deal.status) ? 2 : 0) + ((await findSharing(business, lead.id)) ? 1 : 0);
    if (!best || rank > best.rank) best = { thread, lead, rank };
  }
  return best;
}

async function workOfAgent(system: Context, business: BusinessContext, lead: Lead): Promise<void> {
  const side = await agentOf(system, DEMO_AGENT_ADDRESS);
  if (!side || (await findSharing(business, lead.id))) return;
  const { shared, event } = DEMO_RECORD.agent;
  const on = (day: number) => () => timeOf(system, day);
  const { id } = await shareLead({ ...business, now: on(shared) }, lead.id, { agentId: side.agent.id });
  const { day, ...input } = event;
  await writeLeadEvent({ ...side, now: on(day) }, side.agent, id, LeadEventSchema.parse(input));
}

/** Writes a reply that is queued in a paused mailbox, and a draft of the next one. */
async function writeEmails(business: BusinessContext, thread: Thread): Promise<void> {
  const mailboxId = await replyMailbox(business, thread.mailboxId);
  if (mailboxId === null) return;
  await pauseMailbox(business, mailboxId);
  await replyToThread(business, thread.id, { text: DEMO_RECORD.reply });
  await saveDraft(business, {
    record: `thread:${thread.id}`,
    mailboxId,
    toAddress: thread.address,
    text: DEMO_RECORD.draft,
    sendableAt: mailboxDayFrom(business, business.now(), 1),
  });
}

/** Uses the normal functions: one company with everything that its page can show. Created once. */
export async function seedDemoRecord(system: Context, email: string): Promise<void> {
  const business = await businessOf(system, email);
  const subject = business && (await findSubject(business));
  if (!subject) return;
  const { thread, lead } = subject;
  const { companyId } = lead;
  if ((await notesOfCompany(business, companyId, 1)).length > 0) return;
  await workOfAgent(system, business, lead);
  for (const { day, kind, text } of DEMO_RECORD.notes)
    await addCompanyNote({ ...business, now: () => timeOf(business, day) }, companyId, { kind, text });
  for (const { day, status } of DEMO_RECORD.statuses)
    await updateLead({ ...business, now: () => timeOf(business, day) }, lead.id, { status });
  for (const { title, dueIn } of DEMO_RECORD.tasks)
    await addTask(business, {
      title,
      dueAt: new Date(timeOf(business, 0).getTime() + dueIn * DAY_MS),
      companyId,
    });
  await writeEmails(business, thread);
}
