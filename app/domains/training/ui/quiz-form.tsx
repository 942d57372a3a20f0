import type { FormMetadata } from "@conform-to/react";
import { m } from "~/messages/messages";
import { PostForm } from "~/ui/forms/form";
import { OnlyReads } from "~/ui/forms/if-can-write";
import { Submit } from "~/ui/forms/submit";

interface Asked {
  text: string;
  options: string[];
}

type Form = FormMetadata<Record<string, unknown>>;

const chosenIn = ({ initialValue }: Form, index: number) => {
  const answers: unknown = initialValue?.answers;
  return Array.isArray(answers) ? String(answers[index] ?? "") : "";
};

/** Overrides read-only mode: a business viewer can take quizzes like any other user. */
export function QuizForm({ form, questions }: { form: Form; questions: readonly Asked[] }) {
  const isRefused = Object.keys(form.allErrors).some((name) => name.startsWith("answers"));
  const open = isRefused ? questions.findIndex((_, index) => chosenIn(form, index) === "") : -1;
  const first = Math.max(open, 0);
  return (
    <OnlyReads.Provider value={false}>
      <PostForm form={form}>
        {questions.map(({ text, options }, index) => (
          <fieldset key={text} className="field" id={index === first ? `${form.id}-answers` : undefined}>
            <legend>
              {index + 1}. {text}
            </legend>
            {options.map((option, place) => (
              <label className="check" key={option}>
                <input
                  type="radio"
                  name={`answers[${index}]`}
                  value={place}
                  defaultChecked={chosenIn(form, index) === `${place}`}
                  {...(index === open && place === 0 ? { autoFocus: true } : {})}
                />
                <span>{option}</span>
              </label>
            ))}
          </fieldset>
        ))}
        <Submit>{m.training_quiz_form_submit_quiz()}</Submit>
      </PostForm>
    </OnlyReads.Provider>
  );
}
