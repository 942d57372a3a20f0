import { m } from "~/messages/messages";
import { Field, type FieldMeta } from "~/ui/forms/field";

/** Asks users who have a password to enter it again. */
export function OwnPassword({ field, isAsked }: { field: FieldMeta; isAsked: boolean }) {
  if (!isAsked) return null;
  return (
    <Field
      field={field}
      label={m.auth_own_password_your_password()}
      type="password"
      autoComplete="current-password"
      required
    />
  );
}
