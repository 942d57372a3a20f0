import type { BusinessContext } from "~/core/context";
import { listDraftsTo, pageOfDraft } from "~/domains/messages/email-drafts.server";
import { queuedTo } from "~/domains/sending/send-times.server";

/** Unsent replies and single emails to a record's addresses: queued ones, and the user's own drafts. */
export async function pendingEmails(ctx: BusinessContext, addresses: readonly string[]) {
  const [queued, drafts] = await Promise.all([queuedTo(ctx, addresses), listDraftsTo(ctx, addresses)]);
  return [
    ...drafts.map((draft) => ({
      id: `draft-${draft.id}`,
      subject: draft.subject ?? "Reply",
      toAddress: draft.toAddress,
      text: null,
      to: pageOfDraft(draft),
    })),
    ...queued.map(({ messageId, subject, toAddress, text }) => ({
      id: `queued-${messageId}`,
      subject,
      toAddress,
      text,
      to: null,
    })),
  ];
}
export type PendingEmails = Awaited<ReturnType<typeof pendingEmails>>;
