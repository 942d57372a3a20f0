import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { z } from "zod";
import { getSettings } from "~/domains/admin/settings/get-settings.server";
import { SETTINGS_FORMS } from "~/domains/admin/settings/settings-schemas";
import { MIN_PASSWORD_LENGTH, RECOMMENDED_PASSWORD } from "~/domains/identity/sign-in/password-lengths";
import { adminPage } from "~/http/pages/page.server";
import { Field } from "~/ui/forms/field";
import { changeSection } from "./change.server";
import { SettingsPart } from "./part";

export const meta: MetaFunction = () => [{ title: "Minimum password length" }];

export const loader = adminPage(async (ctx) => {
  return { passwordMinimum: (await getSettings(ctx)).passwordMinimum };
});

export const action = adminPage((ctx, args) =>
  changeSection(ctx, args, SETTINGS_FORMS.passwords, "Minimum password length changed"),
);

export default function PasswordsPage() {
  const settings = useLoaderData<typeof loader>();
  const [form, fields] = useForm<z.input<typeof SETTINGS_FORMS.passwords>>({
    lastResult: useActionData<typeof action>()?.result,
    defaultValue: { passwordMinimum: settings.passwordMinimum ?? undefined },
  });
  return (
    <SettingsPart
      title="Minimum password length"
      subtitle="Applies to new passwords. Current passwords aren’t affected."
      form={form}
      save="Save length"
    >
      <Field
        field={fields.passwordMinimum}
        label="Minimum characters"
        type="number"
        min={6}
        max={64}
        hint={`6 to 64, ${RECOMMENDED_PASSWORD} recommended. Default: ${MIN_PASSWORD_LENGTH.business} for businesses. Others: at least ${MIN_PASSWORD_LENGTH.agent}.`}
      />
    </SettingsPart>
  );
}
