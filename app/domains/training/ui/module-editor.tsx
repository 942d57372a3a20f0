import { type SubmissionResult, useForm } from "@conform-to/react";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Disclosure } from "~/ui/layout/disclosure";
import type { ModuleText } from "../versions/version-schemas";

const HINT =
  "Put id, title, description, category, difficulty and order between the --- lines. Start each lesson (up to 4,500 characters) with # and its title; add {#id} to keep the ID of a renamed lesson. # Quiz comes last.";

/** The line an error names, as typed: the text area shows no line numbers. */
function lineOf(errors: string[] | undefined, typed: unknown): { number: number; text: string } | null {
  const number = Number(/^Line (\d+):/.exec(errors?.join(" ") ?? "")?.[1] ?? 0);
  const text = typeof typed === "string" ? typed.split(/\r?\n/)[number - 1]?.trim() : "";
  return text ? { number, text: text.length > 200 ? `${text.slice(0, 200)}…` : text } : null;
}

/** Edits a module's text. Saving creates a draft and opens its preview. */
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
      <Disclosure summary="Formatting help">
        <ul>
          <li>
            Paragraphs, ## headings, - and 1. lists, **bold**, *italic*, &gt; quotes, and tables with |.
          </li>
          <li>Links: [text](https://...) or [text](/path). Figures: ![description](name.svg).</li>
          <li>Exercise of 10 minutes: a line :::exercise 10, the text, a line :::. One per lesson.</li>
          <li>Quiz: ? question, + correct answer, - wrong answers, = explanation.</li>
          <li>Duration: 1 minute per 180 words and per question, plus exercises.</li>
        </ul>
      </Disclosure>
      <Submit>Save and preview</Submit>
    </PostForm>
  );
}
