import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { Submit } from "../forms/submit";

/** Describes the completed action, next to its Undo button. */
export function UndoNote({
  children,
  action,
  fields = {},
  label = "Undo",
}: {
  /** "3 leads were archived." */
  children: ReactNode;
  action: string;
  /** Hidden fields the button submits. */
  fields?: Record<string, string>;
  label?: string;
}) {
  return (
    <div className="note success flex flex-wrap items-center justify-between" role="status">
      <span>{children}</span>
      <Form method="post" action={action}>
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Submit kind="plain" slim>
          {label}
        </Submit>
      </Form>
    </div>
  );
}
