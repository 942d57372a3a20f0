import { Form } from "@remix-run/react";
import { paths } from "~/paths";
import { UndoNote } from "~/ui/feedback/undo-note";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { Submit } from "~/ui/forms/submit";

export interface ShownDraft {
  id: number;
  text: string;
  from: string | null;
}

/**
 * Shown above an email form: its draft, or the one just discarded. `back`: the page with the form. `isBlocked`: the
 * draft can't be sent.
 */
export const DraftNote = ({
  draft,
  discardedId,
  back,
  isBlocked = false,
}: {
  draft: ShownDraft | null;
  discardedId: number | null;
  back: string;
  isBlocked?: boolean;
}) => {
  if (!draft)
    return discardedId === null ? null : (
      <IfCanWrite>
        <UndoNote action={paths.replies.restoreDraft(discardedId, back)}>Draft discarded.</UndoNote>
      </IfCanWrite>
    );
  const when = draft.from
    ? `Draft: this mailbox reached its daily limit. You can send it from ${draft.from}.`
    : "Draft: ready to send.";
  return (
    <div className="note">
      <span>{isBlocked ? "Draft: not sent." : when}</span>
      <IfCanWrite>
        <Form method="post" action={paths.replies.discardDraft(draft.id, back)}>
          <Submit kind="plain" slim pending="Discarding">
            Discard draft
          </Submit>
        </Form>
      </IfCanWrite>
    </div>
  );
};
