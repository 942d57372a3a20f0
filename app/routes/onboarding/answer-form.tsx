import { useForm } from "@conform-to/react";
import { useActionData } from "@remix-run/react";
import { MAX_ANSWER_BYTES, MAX_LENGTH, MIN_LENGTH, SOUND_KINDS } from "~/domains/onboarding/video/policy";
import { m } from "~/messages/messages";
import { DASHBOARD } from "~/paths/agents/dashboard";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Link } from "~/ui/link";
import type { action } from "./video";

const VIDEO = "video/webm,video/mp4,video/quicktime,video/3gpp,.webm,.mp4,.mov,.3gp";
const SOUND = "audio/webm,audio/mp4,audio/ogg,audio/mpeg,audio/wav,.m4a,.ogg,.opus,.weba,.mp3,.wav";

/** Settings that the recorder (app/browser) reads from the page. */
interface RecorderFacts {
  uploads: string;
  question: number;
  least: number;
  most: number;
}

/** A file input that opens the camera on a phone; with script, the recorder is shown above it. */
export function AnswerForm({
  at,
  recorder,
  hasNoCamera,
  isAnswered,
}: {
  at: number;
  recorder: RecorderFacts;
  hasNoCamera: boolean;
  isAnswered: boolean;
}) {
  const [form, fields] = useForm<{ answer?: string; text?: string }>({
    lastResult: useActionData<typeof action>()?.result,
    constraint: { text: { maxLength: MAX_LENGTH } },
  });
  return (
    <div
      className="stack"
      data-recorder={recorder.uploads}
      data-question={recorder.question}
      data-least={recorder.least}
      data-most={recorder.most}
      data-sound={hasNoCamera ? "" : undefined}
      data-again={isAnswered ? "" : undefined}
    >
      <PostForm
        form={form}
        action={DASHBOARD.onboardingVideo(at + 1)}
        encType="multipart/form-data"
        failed={() => m.onboarding_answer_form_submission_failed()}
      >
        <Field
          field={fields.answer}
          label={
            hasNoCamera
              ? m.onboarding_answer_form_video_or_audio_answer()
              : m.onboarding_answer_form_video_answer()
          }
          type="file"
          accept={hasNoCamera ? `${VIDEO},${SOUND}` : VIDEO}
          {...(hasNoCamera ? {} : { capture: "user" as const })}
          maxBytes={MAX_ANSWER_BYTES}
          hint={
            hasNoCamera
              ? m.onboarding_answer_form_1_to_2_minutes_amr({ soundKinds: SOUND_KINDS })
              : m.onboarding_answer_form_1_to_2_minutes_on()
          }
          required={!hasNoCamera}
          isFilter
        />
        {hasNoCamera ? (
          <Field
            field={fields.text}
            label={m.onboarding_answer_form_written_answer_instead()}
            type="textarea"
            rows={8}
            hint={m.onboarding_answer_form_at_least_characters_about_a({ minLength: MIN_LENGTH })}
            isFilter
          />
        ) : null}
        <Submit>
          {isAnswered ? m.onboarding_answer_form_replace_answer() : m.onboarding_answer_form_send_answer()}
        </Submit>
      </PostForm>
      {hasNoCamera ? null : (
        <p>
          <Link to={DASHBOARD.onboardingNoCamera(at + 1)}>{m.onboarding_answer_form_i_have_no_camera()}</Link>
        </p>
      )}
    </div>
  );
}
