import type { FormMetadata } from "@conform-to/react";
import { PostForm } from "~/ui/forms/form";
import { OnlyReads } from "~/ui/forms/readers";
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

/** Who only reads for the business learns as anybody. */
export const QuizForm = ({ form, questions }: { form: Form; questions: readonly Asked[] }) => (
  <OnlyReads.Provider value={false}>
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
  </OnlyReads.Provider>
);
