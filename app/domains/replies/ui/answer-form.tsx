import { type SubmissionResult, useForm } from "@conform-to/react";
import { paths } from "~/paths";
import { Alert } from "~/ui/feedback/alert";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import type { Obstacle } from "../threads/answer-obstacle.server";

type Result = SubmissionResult<string[]> | undefined;

export function AnswerForm({
  threadId,
  obstacle,
  result,
}: {
  threadId: number;
  obstacle: Obstacle | null;
  result?: Result;
}) {
  const [form, fields] = useForm<{ text: string }>({ id: "answer", lastResult: result ?? null });
  if (obstacle === "refused")
    return (
      <Alert title="This person wants no mail from you.">
        The address stands among your <a href={paths.refusals.list}>refusals</a>, so no answer can leave.
      </Alert>
    );
  if (obstacle === "no-consent")
    return (
      <Alert title="This person has not agreed to mail from you.">
        The law of their country asks for consent first. They were asked and said no, or did not answer in
        time.
      </Alert>
    );
  if (obstacle === "unproved")
    return (
      <p>
        Nobody of your team has confirmed an e-mail address yet, and mail wants a person behind it. Open the
        link in our mail to you; <a href={paths.account.home}>your account page</a> sends it again.
      </p>
    );
  if (obstacle === "no-mailbox")
    return (
      <>
        <p>An answer leaves by a mailbox of yours, and there is none yet.</p>
        <LinkButton writes kind="primary" to={paths.mailboxes.connect}>
          Set up a mailbox
        </LinkButton>
      </>
    );
  return (
    <PostForm form={form} action={paths.replies.answer(threadId)} creates>
      <Field
        field={fields.text}
        label="Your answer"
        type="textarea"
        rows={6}
        required
        hint="Your signature is added. It leaves when your mailbox may send its next mail."
      />
      <Submit pending="Sending">Send the answer</Submit>
    </PostForm>
  );
}
