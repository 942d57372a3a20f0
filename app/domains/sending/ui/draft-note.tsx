export interface ShownDraft {
  text: string;
  from: string | null;
}

export const DraftNote = ({ draft }: { draft: ShownDraft | null }) =>
  draft ? (
    <p className="note">
      {draft.from
        ? `Draft: this mailbox reached its daily limit. You can send it ${draft.from}.`
        : "Draft: it can be sent now."}
    </p>
  ) : null;
