import type { SubmissionResult } from "@conform-to/react";
import { useForm } from "@conform-to/react";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";

interface Props {
  lastResult: SubmissionResult<string[]> | undefined;
  maxBytes: number;
}

export function WholeMailForm({ lastResult, maxBytes }: Props) {
  const [form, fields] = useForm<{ mail: string; file: string }>({ id: "whole", lastResult });
  return (
    <PostForm form={form} encType="multipart/form-data">
      <Field
        field={fields.mail}
        label="Email with headers"
        type="textarea"
        rows={6}
        hint="Paste the text from “show original” or “view source”."
      />
      <Field
        field={fields.file}
        label="Or choose an email file"
        type="file"
        accept=".eml,message/rfc822"
        maxBytes={maxBytes}
      />
      <Submit kind="plain">Classify email</Submit>
    </PostForm>
  );
}
