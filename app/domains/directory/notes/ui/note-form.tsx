import { type SubmissionResult, useForm } from "@conform-to/react";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { Submit } from "~/ui/forms/submit";

export function NoteForm({ result }: { result: SubmissionResult<string[]> | undefined }) {
  const [form, fields] = useForm<{ text: string }>({ id: "note", lastResult: result ?? null });
  return (
    <IfCanWrite>
      <PostForm form={form} creates>
        <Field field={fields.text} label="Note" type="textarea" rows={2} required />
        <Submit kind="plain" pending="Saving">
          Save the note
        </Submit>
      </PostForm>
    </IfCanWrite>
  );
}
