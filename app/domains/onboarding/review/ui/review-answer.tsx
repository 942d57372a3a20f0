import { type SubmissionResult, useForm } from "@conform-to/react";
import { CV_ENDINGS, MAX_CV_BYTES } from "~/domains/onboarding/cv/cv-kinds";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Card } from "~/ui/layout/page";
import { MAX_LENGTH } from "../criteria";

export function ReviewAnswer({ result }: { result: SubmissionResult<string[]> | undefined }) {
  const [form, fields] = useForm<{ text: string; cv?: string }>({
    lastResult: result ?? null,
    constraint: { text: { maxLength: MAX_LENGTH } },
  });
  return (
    <Card title="Your answer">
      <PostForm form={form} encType="multipart/form-data">
        <Field field={fields.text} label="Message" type="textarea" hint="Shown to our reviewers." required />
        <Field
          field={fields.cv}
          label="New CV"
          type="file"
          accept={CV_ENDINGS}
          maxBytes={MAX_CV_BYTES}
          hint="Only if requested. Replaces your current CV."
        />
        <Submit>Send answer</Submit>
      </PostForm>
    </Card>
  );
}
