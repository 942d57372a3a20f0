import type { BusinessContext } from "~/core/context";
import { slotText } from "~/domains/mailboxes/send-time";
import { type DraftRecord, findDraft } from "~/domains/messages/email-drafts.server";

/** The user's draft for the form of its record; null without one. `from`: when it can be sent, if that is still to come. */
export async function shownDraft(ctx: BusinessContext, record: DraftRecord) {
  const draft = await findDraft(ctx, record);
  if (!draft) return null;
  const { mailboxId, subject, text, sendableAt } = draft;
  const from = sendableAt > ctx.now() ? slotText(sendableAt, ctx, ctx.now()) : null;
  return { mailboxId: String(mailboxId), subject, text, from };
}
