import { z } from "zod";
import type { BusinessContext } from "~/core/context";
import { localDay } from "~/core/time/local-time";
import { readerZone } from "~/core/time/time-zones";
import type { Contact } from "~/domains/directory/contacts/contact";
import { teamChoices } from "~/domains/identity/team/teammates.server";
import { readyMailboxes } from "~/domains/mailboxes/ready-mailboxes.server";
import { blockingReasonTo, SingleMailInput } from "~/domains/sending/send-one-off-email.server";
import { nextSendTimes } from "~/domains/sending/send-times.server";
import { shownDraft } from "~/domains/sending/shown-draft.server";
import { TimelineQuery } from "./activity";
import { COMPOSE_KINDS, type ComposeKind } from "./compose-kinds";

const NO_CONTACT = "Choose a contact.";

/** The query of a record's page: its timeline, what to compose, and whom an email goes to. */
export const RecordQuery = TimelineQuery.extend({
  compose: z.enum(COMPOSE_KINDS, "Choose note, call, task or email.").optional(),
  to: z.number().int().positive().optional(),
});
export type RecordQuery = z.infer<typeof RecordQuery>;

export const ComposedEmail = SingleMailInput.extend({
  contactId: z.number(NO_CONTACT).int(NO_CONTACT).positive(NO_CONTACT),
});

async function emailForm(ctx: BusinessContext, people: readonly Contact[], to: number | undefined) {
  const addressed = people.filter(({ contactEmail }) => contactEmail !== null);
  const chosen = addressed.find(({ id }) => id === to) ?? addressed[0];
  if (!chosen) return null;
  const [boxes, times, blockingReason, draft] = await Promise.all([
    readyMailboxes(ctx),
    nextSendTimes(ctx),
    blockingReasonTo(ctx, chosen),
    shownDraft(ctx, `contact:${chosen.id}`),
  ]);
  return {
    contacts: addressed.map(({ id, contactName, contactEmail }) => ({
      value: String(id),
      label: `${contactName} · ${contactEmail}`,
    })),
    mailboxes: boxes.map(({ id, fromAddress }) => ({ value: String(id), label: fromAddress })),
    hasMailbox: boxes.length > 0,
    sends: boxes[0] ? (times.get(boxes[0].id) ?? null) : null,
    blockingReason,
    draftNote: draft && { text: draft.text, from: draft.from },
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

/** The composer of a record: only what the chosen kind needs is read. `people`: whom an email may go to. */
export async function composerView(
  ctx: BusinessContext,
  here: string,
  people: readonly Contact[],
  { compose, to }: RecordQuery,
) {
  const kind: ComposeKind = compose ?? "note";
  return {
    kind,
    here,
    task: kind === "task" ? await taskForm(ctx) : null,
    email: kind === "email" ? await emailForm(ctx, people, to) : null,
  };
}
export type ComposerView = Awaited<ReturnType<typeof composerView>>;
