import { type SubmissionResult, useForm } from "@conform-to/react";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Disclosure } from "~/ui/layout/disclosure";
import type { ModuleText } from "../versions/version-schemas";

const HINT =
  "Between the two lines of --- stand id, title, description, category, difficulty and order. Each lesson begins with # and its title, at most 4,500 characters; # Quiz comes last.";

/** The line that an error names, as it was typed: the field shows no numbers. */
function lineOf(errors: string[] | undefined, typed: unknown): { number: number; text: string } | null {
  const number = Number(/^Line (\d+):/.exec(errors?.join(" ") ?? "")?.[1] ?? 0);
  const text = typeof typed === "string" ? typed.split(/\r?\n/)[number - 1]?.trim() : "";
  return text ? { number, text: text.length > 200 ? `${text.slice(0, 200)}…` : text } : null;
}

/** The text of a module. Saving keeps a draft and leads to what it looks like. */
export function ModuleEditor({
  text,
  lastResult,
}: {
  text: string;
  lastResult: SubmissionResult<string[]> | undefined;
}) {
  const [form, fields] = useForm<ModuleText>({ lastResult: lastResult ?? null, defaultValue: { text } });
  const line = lineOf(fields.text.errors, fields.text.initialValue);
  return (
    <PostForm form={form} creates>
      {line ? (
        <p>
          Line {line.number} reads: <code className="whitespace-pre-wrap wrap-anywhere">{line.text}</code>
        </p>
      ) : null}
      <Field field={fields.text} label="Text" type="textarea" rows={24} hint={HINT} required />
      <Disclosure summary="What the text may have">
        <ul>
          <li>
            Paragraphs, ## headings, - and 1. lists, **bold**, *italic*, &gt; quotes, and tables with |.
          </li>
          <li>Links: [words](https://...) or [words](/path). Figures: ![what it shows](name.svg).</li>
          <li>
            An exercise: a line :::exercise and its minutes, the text, and a line :::. One for each lesson.
          </li>
          <li>In the quiz: ? question, + the right answer, - wrong ones, = why.</li>
          <li>The duration is computed: a minute for 180 words and for each question, and the exercises.</li>
        </ul>
      </Disclosure>
      <Submit>Save a draft and look at it</Submit>
    </PostForm>
  );
}
