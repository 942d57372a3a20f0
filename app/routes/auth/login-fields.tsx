import { m } from "~/messages/messages";
import { paths } from "~/paths";
import { Field, type FieldMeta } from "~/ui/forms/field";
import { Link } from "~/ui/link";

/** Email, password, the reset link and the return path of every sign-in form. */
export function LoginFields({
  fields,
  back,
}: {
  fields: { email: FieldMeta; password: FieldMeta };
  back: string;
}) {
  return (
    <>
      {back ? <input type="hidden" name="redirect" value={back} /> : null}
      <Field
        field={fields.email}
        label={m.auth_login_fields_email()}
        type="email"
        autoComplete="username"
        required
      />
      <Field
        field={fields.password}
        label={m.auth_login_fields_password()}
        type="password"
        autoComplete="current-password"
        required
      />
      <p>
        <Link to={paths.auth.forgotPassword}>{m.auth_login_fields_i_forgot_my_password()}</Link>
      </p>
    </>
  );
}
