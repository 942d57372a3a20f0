import type { FormMetadata } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { type ReactNode, useContext } from "react";
import { isDraftResumed } from "./draft-resumed";
import { FirstError } from "./field";
import { fieldWords } from "./field-words";
import { OnlyReads } from "./if-can-write";
import { labelsIn } from "./labels";
import { Once } from "./once";

interface FormLike {
  id: string;
  errors?: string[] | undefined;
  allErrors: Record<string, string[]>;
}

/**
 * A form that posts to its own page. Shows a summary of the errors with links to their fields, and focuses the first of
 * them. `form` is the result of Conform's `useForm`.
 */
export function PostForm({
  form,
  children,
  action,
  encType,
  creates = false,
  failed,
}: {
  form: FormLike | FormMetadata<Record<string, unknown>>;
  children: ReactNode;
  action?: string;
  /** The form creates something, which a double submit must not create twice. */
  creates?: boolean;
  /** Returns the title above the errors. */
  failed?: () => string | undefined;
  encType?: "multipart/form-data";
}) {
  const { id, errors, allErrors } = form as FormLike;
  const isReader = useContext(OnlyReads);
  const fields = Object.entries(allErrors).filter(([name]) => name !== "");
  return (
    <FirstError.Provider value={fields[0]?.[0]}>
      <Form method="post" id={id} className="form" action={action} encType={encType} noValidate>
        {creates ? <Once hasErrors={fields.length > 0 || Boolean(errors?.length)} /> : null}
        <FormErrors id={id} errors={errors} fields={fields} failed={failed} form={children} />
        {isReader ? (
          <fieldset disabled className="contents">
            {children}
          </fieldset>
        ) : (
          children
        )}
      </Form>
    </FirstError.Provider>
  );
}

/** Returns the name of the field that shows the error: a list of choices is one field, the fields of a row are separate. */
const summedUp = (name: string) => name.replace(/\[\d+\]$/, "");

/** Returns the row of the field if there are several: ", row 2". */
function rowOf(name: string) {
  const at = /\[(\d+)\]\.[^[]*$/.exec(name)?.[1];
  return at === undefined ? "" : `, row ${Number(at) + 1}`;
}

/** Shows each message once, followed by links to the fields it applies to. */
function FormErrors({
  id,
  errors = [],
  fields,
  failed,
  form,
}: {
  id: string;
  errors: string[] | undefined;
  fields: [string, string[]][];
  failed: (() => string | undefined) | undefined;
  form: ReactNode;
}) {
  const groups = new Map<string, string[]>();
  for (const [name, messages] of fields) {
    const sentence = messages.join(" ");
    groups.set(sentence, [...new Set([...(groups.get(sentence) ?? []), summedUp(name)])]);
  }
  const sentences = [...errors, ...groups.keys()];
  if (sentences.length === 0) return null;
  const isBack = isDraftResumed(errors);
  const title = isBack ? undefined : failed?.();
  const labels = labelsIn(form);
  return (
    <div className={isBack ? "note info" : "note error"} role="alert">
      {title ? <b>{title}</b> : null}
      {errors.map((error) => (
        <p key={error}>{error}</p>
      ))}
      {[...groups].map(([sentence, names]) => (
        <div key={sentence}>
          <p>{sentence}</p>
          <ul>
            {names.map((name) => (
              <li key={name}>
                <a href={`#${id}-${name}`}>{`${labels[name] ?? fieldWords(name)}${rowOf(name)}`}</a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
