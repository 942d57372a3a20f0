import { type SubmissionResult, useForm } from "@conform-to/react";
import { paths } from "~/http/paths";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";

type Result = SubmissionResult<string[]> | undefined;

/** The answer to a conversation; it leaves by the mailbox that wrote before. */
export function AnswerForm({ threadId, result }: { threadId: number; result?: Result }) {
  const [form, fields] = useForm<{ text: string }>({ id: "answer", lastResult: result ?? null });
  return (
    <PostForm form={form} action={paths.replies.answer(threadId)}>
      <Field
        field={fields.text}
        label="Your answer"
        type="textarea"
        required
        hint="Your signature is added. It leaves when your mailbox may send its next mail."
      />
      <Submit pending="Sending">Send the answer</Submit>
    </PostForm>
  );
}
