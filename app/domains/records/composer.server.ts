import { z } from "zod";
import type { BusinessContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { localDay } from "~/core/time/local-time";
import { readerZone } from "~/core/time/time-zones";
import type { Contact } from "~/domains/directory/contacts/contact";
import { findContactOfCompany } from "~/domains/directory/contacts/find-contacts-of-companies.server";
import { teamChoices } from "~/domains/identity/team/teammates.server";
import { readyMailboxes, withPause } from "~/domains/mailboxes/ready-mailboxes.server";
import {
  blockingReasonTo,
  SingleMailInput,
  writeToContact,
} from "~/domains/sending/send-one-off-email.server";
import { nextSendTimes } from "~/domains/sending/send-times.server";
import { shownDraft } from "~/domains/sending/shown-draft.server";
import { paths } from "~/paths";
import { TimelineQuery } from "./activity";
import { COMPOSE_KINDS, type ComposeKind } from "./compose-kinds";

const NO_CONTACT = "Choose a contact.";

/** The query of a record's page: timeline filter, composer kind, and the email's recipient. */
export const RecordQuery = TimelineQuery.extend({
  compose: z.enum(COMPOSE_KINDS, "Choose note, call, task or email.").optional(),
  to: z.number().int().positive().optional(),
  /** The ID of the draft that was just discarded. */
  discarded: z.number().int().positive().optional(),
});
export type RecordQuery = z.infer<typeof RecordQuery>;

export const ComposedEmail = SingleMailInput.extend({
  contactId: z.number(NO_CONTACT).int(NO_CONTACT).positive(NO_CONTACT),
});

/** The record that a composer writes about. A deal's emails are sent to contacts of the deal's company. */
export type ComposedRecord =
  | { companyId: number }
  | { contactId: number }
  | { opportunityId: number; companyId: number | null };

const findRecipient = (ctx: BusinessContext, record: ComposedRecord, contactId: number) =>
  "contactId" in record || record.companyId === null
    ? null
    : findContactOfCompany(ctx, record.companyId, contactId);

/** Allows the page's own contact, or any contact of the company. @throws DomainError invalid */
async function requireRecipient(ctx: BusinessContext, record: ComposedRecord, contactId: number) {
  const isOwnPage = "contactId" in record && record.contactId === contactId;
  if (!isOwnPage && !(await findRecipient(ctx, record, contactId)))
    throw new DomainError("invalid", "Choose a contact at this company.", { field: "contactId" });
}

/** Sends an email from a record's composer. @returns the ID of the queued message @throws DomainError invalid; as writeToContact */
export async function sendComposedEmail(
  ctx: BusinessContext,
  record: ComposedRecord,
  { contactId, ...mail }: z.infer<typeof ComposedEmail>,
): Promise<number> {
  await requireRecipient(ctx, record, contactId);
  return writeToContact(ctx, contactId, mail);
}

interface Recipients {
  record: ComposedRecord;
  /** The record's first contacts; the company may have more. */
  people: readonly Contact[];
}

async function emailForm(
  ctx: BusinessContext,
  { record, people }: Recipients,
  { to, discarded }: RecordQuery,
) {
  // The recipient may be a contact that the page does not list.
  const isListed = to === undefined || people.some(({ id }) => id === to);
  const named = isListed ? null : await findRecipient(ctx, record, to);
  const addressed = [...(named ? [named] : []), ...people].filter(
    ({ contactEmail }) => contactEmail !== null,
  );
  const chosen = addressed.find(({ id }) => id === to) ?? addressed[0];
  if (!chosen) return null;
  const [boxes, times, blockingReason, { draft, discardedId }] = await Promise.all([
    readyMailboxes(ctx),
    nextSendTimes(ctx),
    blockingReasonTo(ctx, chosen),
    shownDraft(ctx, `contact:${chosen.id}`, discarded),
  ]);
  return {
    contacts: addressed.map(({ id, contactName, contactEmail }) => ({
      value: String(id),
      label: `${contactName} · ${contactEmail}`,
    })),
    mailboxes: boxes.map((box) => ({ value: String(box.id), label: withPause(box, box.fromAddress) })),
    hasMailbox: boxes.length > 0,
    sends: boxes[0] ? (times.get(boxes[0].id) ?? null) : null,
    blockingReason,
    draftNote: draft && { id: draft.id, text: draft.text, from: draft.from },
    discardedId,
    draft: {
      contactId: String(chosen.id),
      mailboxId: draft?.mailboxId ?? String(boxes[0]?.id ?? ""),
      subject: draft?.subject ?? "",
      text: draft?.text ?? "",
    },
  };
}

async function taskForm(ctx: BusinessContext) {
  const zone = readerZone(ctx);
  const tomorrow = localDay(new Date(ctx.now().getTime() + 86_400_000), zone);
  return {
    zone,
    team: await teamChoices(ctx),
    draft: { title: "", dueAt: `${tomorrow}T09:00`, assignedTo: String(ctx.actor.userId), zone },
  };
}

/** Why there is no recipient, and where to add an address. */
function noAddress(record: ComposedRecord): { text: string; to: string | null; label: string } {
  if ("contactId" in record)
    return {
      text: "This contact has no email address yet.",
      to: paths.business.contact(record.contactId),
      label: "Add email address",
    };
  const label = "Add contact";
  return record.companyId === null
    ? { text: "This deal has no company, so there are no contacts to email.", to: null, label }
    : {
        text: "No contacts at this company have an email address yet.",
        to: paths.business.newContactOf(record.companyId),
        label,
      };
}

/** A record's composer: reads only the data of the chosen kind. */
export async function composerView(
  ctx: BusinessContext,
  here: string,
  recipients: Recipients,
  query: RecordQuery,
) {
  const kind: ComposeKind = query.compose ?? "note";
  const email = kind === "email" ? await emailForm(ctx, recipients, query) : null;
  return {
    kind,
    here,
    task: kind === "task" ? await taskForm(ctx) : null,
    email,
    noAddress: kind === "email" && !email ? noAddress(recipients.record) : null,
  };
}
export type ComposerView = Awaited<ReturnType<typeof composerView>>;
