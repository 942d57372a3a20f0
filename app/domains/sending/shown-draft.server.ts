import type { BusinessContext } from "~/core/context";
import { slotText } from "~/domains/mailboxes/send-time";
import { type DraftRecord, findDiscardedDraft, findDraft } from "~/domains/messages/email-drafts.server";

/**
 * The user's draft for the form of its record; null without one. `from`: when it can be sent, if that is in the future.
 * `discardedId`: the draft that was just discarded, if `discarded` names it.
 */
export async function shownDraft(ctx: BusinessContext, record: DraftRecord, discarded?: number) {
  const [draft, discardedId] = await Promise.all([
    findDraft(ctx, record),
    findDiscardedDraft(ctx, discarded),
  ]);
  if (!draft) return { draft: null, discardedId };
  const { id, mailboxId, subject, text, sendableAt } = draft;
  const from = sendableAt > ctx.now() ? slotText(sendableAt, ctx, ctx.now()) : null;
  return { draft: { id, mailboxId: String(mailboxId), subject, text, from }, discardedId };
}
