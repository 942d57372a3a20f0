import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { getSettings } from "~/domains/admin/settings/get-settings.server";
import { SETTINGS_FORMS } from "~/domains/admin/settings/settings-schemas";
import { adminPage } from "~/http/pages/page.server";
import { Field } from "~/ui/forms/field";
import { changeSection } from "./change.server";
import { ELSEWHERE, SettingsPart } from "./part";

export const meta: MetaFunction = () => [{ title: "Trusted link domains" }];

export const loader = adminPage(async (ctx) => {
  return { linkDomains: (await getSettings(ctx)).linkDomains };
});

export const action = adminPage((ctx, args) =>
  changeSection(ctx, args, SETTINGS_FORMS.linkDomains, "Trusted domains saved"),
);

export default function LinkDomainsPage() {
  const settings = useLoaderData<typeof loader>();
  const [form, fields] = useForm<{ linkDomains?: string }>({
    lastResult: useActionData<typeof action>()?.result,
    defaultValue: { linkDomains: settings.linkDomains.join("\n") },
  });
  return (
    <SettingsPart
      title="Trusted link domains"
      subtitle="Short links open these websites without a warning."
      form={form}
      save="Save domains"
    >
      <Field
        field={fields.linkDomains}
        type="textarea"
        label="Domains"
        rows={8}
        hint={`One per line, e.g. example.com. Includes subdomains. ${ELSEWHERE}`}
      />
    </SettingsPart>
  );
}
