import type { FormMetadata } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { type ReactNode, useContext } from "react";
import { FirstError } from "./field";
import { Once } from "./once";
import { OnlyReads } from "./readers";

interface FormLike {
  id: string;
  errors?: string[] | undefined;
  allErrors: Record<string, string[]>;
}

/**
 * A form that posts to its own page: the summary of what is wrong, linked to the fields, and the focus on the first of
 * them. `form` is what Conform's `useForm` gives.
 */
export function PostForm({
  form,
  children,
  action,
  encType,
  creates = false,
}: {
  form: FormLike | FormMetadata<Record<string, unknown>>;
  children: ReactNode;
  action?: string;
  /** It makes something new, which a second press must not make again. */
  creates?: boolean;
  encType?: "multipart/form-data";
}) {
  const { id, errors, allErrors } = form as FormLike;
  const isReader = useContext(OnlyReads);
  const fields = Object.entries(allErrors).filter(([name]) => name !== "");
  return (
    <FirstError.Provider value={fields[0]?.[0]}>
      <Form
        method="post"
        id={id}
        className="form"
        action={action}
        encType={encType}
        noValidate={fields.length > 0}
      >
        {creates ? <Once hasErrors={fields.length > 0 || Boolean(errors?.length)} /> : null}
        <FormErrors id={id} errors={errors} fields={fields} />
        {isReader ? (
          <fieldset disabled className="bare">
            {children}
          </fieldset>
        ) : (
          children
        )}
      </Form>
    </FirstError.Provider>
  );
}

/** Each sentence once, with the first field it is said of. */
function FormErrors({
  id,
  errors,
  fields,
}: {
  id: string;
  errors: string[] | undefined;
  fields: [string, string[]][];
}) {
  if (!errors?.length && fields.length === 0) return null;
  const lines = fields.map(([name, messages]) => ({ name, message: messages.join(" ") }));
  const told = lines.filter(({ message }, at) => lines.findIndex((line) => line.message === message) === at);
  return (
    <div className="note error" role="alert">
      {errors?.map((error) => (
        <p key={error}>{error}</p>
      ))}
      {told.length > 0 ? (
        <ul>
          {told.map(({ name, message }) => (
            <li key={name}>
              <a href={`#${id}-${name.split("[")[0]}`}>{message}</a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
