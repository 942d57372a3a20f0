import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { searchKey } from "~/core/text";
import { useHydrated } from "../use-hydrated";
import { describedBy, Field, FieldError, type FieldMeta } from "./field";

const wordsOf = (value: unknown): string[] =>
  [value ?? ""]
    .flat()
    .flatMap((text) => String(text).split(/[\n,;]/))
    .map((text) => text.trim())
    .filter(Boolean);

const eachOnce = (words: string[]) => {
  const keys = words.map(searchKey);
  return words.filter((_, index) => keys.indexOf(keys[index] ?? "") === index);
};

/**
 * A list of short texts, one per line. With JavaScript, Enter or the button adds each text, without duplicates. The
 * form submits them under one name, as lines or as several fields.
 */
export function ListedWords({
  field,
  label,
  one,
  hint,
}: {
  field: FieldMeta;
  label: string;
  /** Singular name of an entry: "skill". */
  one: string;
  hint: string;
}) {
  const isRunning = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState(() => eachOnce(wordsOf(field.initialValue)));
  // Text typed before hydration is still in the textarea that this component replaces.
  useEffect(() => {
    const box = document.getElementById(field.id);
    if (box instanceof HTMLTextAreaElement) setWords(eachOnce(wordsOf(box.value)));
  }, [field.id]);
  if (!isRunning)
    return <Field field={field} label={label} type="textarea" rows={3} hint={`One per line. ${hint}`} />;
  const add = () => {
    if (!input.current) return;
    setWords(eachOnce([...words, ...wordsOf(input.current.value)]));
    input.current.value = "";
    input.current.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    add();
  };
  return (
    <div className="field">
      <label htmlFor={field.id}>
        {label}
        <span className="optional"> (optional)</span>
      </label>
      <p className="hint" id={field.descriptionId}>
        Press Enter after each. {hint}
      </p>
      {words.map((word) => (
        <input key={word} type="hidden" name={field.name} value={word} />
      ))}
      <input
        ref={input}
        id={field.id}
        name={field.name}
        className="input"
        aria-describedby={describedBy(field, hint)}
        onKeyDown={onKeyDown}
      />
      <div className="row">
        <button type="button" className="button slim" onClick={add}>
          Add {one}
        </button>
      </div>
      {words.length > 0 ? (
        <ul className="row plain" aria-label={label}>
          {words.map((word) => (
            <li key={word}>
              <button
                type="button"
                className="button slim"
                aria-label={`Remove ${word}`}
                onClick={() => setWords(words.filter((text) => text !== word))}
              >
                {word} ×
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <FieldError field={field} />
    </div>
  );
}
