import { type SubmissionResult, useForm } from "@conform-to/react";
import type { ReactNode } from "react";
import { DraftNote, type ShownDraft } from "~/domains/sending/ui/draft-note";
import { paths } from "~/paths";
import { Alert } from "~/ui/feedback/alert";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import type { ReplyBlocker } from "../threads/reply-blockers.server";

type Result = SubmissionResult<string[]> | undefined;

function BlockedReply({ reason }: { reason: ReplyBlocker }): ReactNode {
  switch (reason) {
    case "refused":
      return (
        <Alert title="You can’t reply to this contact.">
          This address is on your <a href={paths.suppressions.list}>suppression list</a>.
        </Alert>
      );
    case "no-consent":
      return (
        <Alert title="This contact hasn’t given consent.">
          The contact’s country requires consent before you email. The contact declined or didn’t respond in
          time.
        </Alert>
      );
    case "unproved":
      return (
        <p>
          Confirm your email address first. Open the link in our email, or{" "}
          <a href={paths.account.home}>resend it</a>.
        </p>
      );
    case "no-mailbox":
      return (
        <>
          <p>Connect a mailbox to send replies.</p>
          <LinkButton writes kind="primary" to={paths.mailboxes.connect}>
            Connect mailbox
          </LinkButton>
        </>
      );
  }
}

export function AnswerForm({
  threadId,
  blockingReason,
  draft = null,
  discardedId = null,
  result,
}: {
  threadId: number;
  blockingReason: ReplyBlocker | null;
  draft?: ShownDraft | null;
  discardedId?: number | null;
  result?: Result;
}) {
  const [form, fields] = useForm<{ text: string }>({
    id: "answer",
    lastResult: result ?? null,
    defaultValue: { text: draft?.text },
  });
  const note = (
    <DraftNote
      draft={draft}
      discardedId={discardedId}
      back={paths.replies.thread(threadId)}
      isBlocked={blockingReason !== null}
    />
  );
  if (blockingReason)
    return (
      <>
        <BlockedReply reason={blockingReason} />
        {note}
        {fields.text.initialValue ? (
          <p className="whitespace-pre-wrap" dir="auto">
            {fields.text.initialValue}
          </p>
        ) : null}
      </>
    );
  return (
    <>
      {note}
      <PostForm form={form} action={paths.replies.answer(threadId)} creates>
        <Field
          field={fields.text}
          label="Your reply"
          type="textarea"
          rows={6}
          required
          hint="Your signature will be added. Replies are sent before campaign emails."
        />
        <Submit pending="Sending">Send reply</Submit>
      </PostForm>
    </>
  );
}
