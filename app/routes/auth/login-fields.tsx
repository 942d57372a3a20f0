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
      <Field field={fields.email} label="Email" type="email" autoComplete="username" required />
      <Field
        field={fields.password}
        label="Password"
        type="password"
        autoComplete="current-password"
        required
      />
      <p>
        <Link to={paths.auth.forgotPassword}>I forgot my password</Link>
      </p>
    </>
  );
}
