import { m } from "~/messages/messages";
import { Field, type FieldMeta } from "~/ui/forms/field";

type Name = "firstName" | "lastName" | "email" | "phone" | "password" | "confirmPassword";

/** User fields of a business sign-up. `hasPhone` false: the phone field is elsewhere in the form. */
export function PersonFields({
  fields,
  emailLabel,
  passwordHint,
  hasPhone = true,
}: {
  fields: Record<Name, FieldMeta>;
  emailLabel: string;
  hasPhone?: boolean;
  /** Hint that states the minimum length. */
  passwordHint: string;
}) {
  return (
    <>
      <Field field={fields.firstName} label={m.auth_person_fields_first_name()} autoComplete="given-name" />
      <Field field={fields.lastName} label={m.auth_person_fields_last_name()} autoComplete="family-name" />
      <Field field={fields.email} label={emailLabel} type="email" autoComplete="email" />
      {hasPhone ? (
        <Field field={fields.phone} label={m.auth_person_fields_phone()} type="tel" autoComplete="tel" />
      ) : null}
      <Field
        field={fields.password}
        label={m.auth_person_fields_password()}
        type="password"
        autoComplete="new-password"
        hint={passwordHint}
      />
      <Field
        field={fields.confirmPassword}
        label={m.auth_person_fields_confirm_password()}
        type="password"
        autoComplete="new-password"
      />
    </>
  );
}

PersonFields.labelsOf = ({ emailLabel }: { emailLabel: string }) => ({ email: emailLabel });
