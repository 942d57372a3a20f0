import type { FormMetadata } from "@conform-to/react";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";

interface Asked {
  text: string;
  options: string[];
}

type Form = FormMetadata<Record<string, unknown>>;

const chosenIn = ({ initialValue }: Form, at: number) => {
  const answers: unknown = initialValue?.answers;
  return Array.isArray(answers) ? String(answers[at] ?? "") : "";
};

export const QuizForm = ({ form, questions }: { form: Form; questions: readonly Asked[] }) => (
  <PostForm form={form}>
    {questions.map(({ text, options }, at) => (
      <fieldset key={text} className="field" id={at === 0 ? `${form.id}-answers` : undefined}>
        <legend>
          {at + 1}. {text}
        </legend>
        {options.map((option, place) => (
          <label className="check" key={option}>
            <input
              type="radio"
              name={`answers[${at}]`}
              value={place}
              required
              defaultChecked={chosenIn(form, at) === `${place}`}
            />
            <span>{option}</span>
          </label>
        ))}
      </fieldset>
    ))}
    <Submit>Hand in the quiz</Submit>
  </PostForm>
);
