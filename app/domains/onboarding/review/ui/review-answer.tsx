import { type SubmissionResult, useForm } from "@conform-to/react";
import { CV_ENDINGS, MAX_CV_BYTES } from "~/domains/onboarding/cv/cv-kinds";
import { m } from "~/messages/messages";
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
    <Card title={m.onboarding_review_answer_your_answer()}>
      <PostForm form={form} encType="multipart/form-data">
        <Field
          field={fields.text}
          label={m.onboarding_review_answer_message()}
          type="textarea"
          hint={m.onboarding_review_answer_shown_to_our_reviewers()}
          required
        />
        <Field
          field={fields.cv}
          label={m.onboarding_review_answer_new_cv()}
          type="file"
          accept={CV_ENDINGS}
          maxBytes={MAX_CV_BYTES}
          hint={m.onboarding_review_answer_only_if_requested_replaces_your()}
        />
        <Submit>{m.onboarding_review_answer_send_answer()}</Submit>
      </PostForm>
    </Card>
  );
}
