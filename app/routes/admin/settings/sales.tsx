import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { z } from "zod";
import { getSettings } from "~/domains/admin/settings/get-settings.server";
import { SETTINGS_FORMS } from "~/domains/admin/settings/settings-schemas";
import { adminPage } from "~/http/pages/page.server";
import { Field } from "~/ui/forms/field";
import { changeSection } from "./change.server";
import { ELSEWHERE, SettingsPart } from "./part";

export const meta: MetaFunction = () => [{ title: "Sales address" }];

export const loader = adminPage(async (ctx) => {
  return { salesEmail: (await getSettings(ctx)).salesEmail, configured: ctx.config.SALES_EMAIL };
});

export const action = adminPage((ctx, args) =>
  changeSection(ctx, args, SETTINGS_FORMS.sales, "Sales address changed"),
);

export default function SalesAddressPage() {
  const settings = useLoaderData<typeof loader>();
  const [form, fields] = useForm<z.input<typeof SETTINGS_FORMS.sales>>({
    lastResult: useActionData<typeof action>()?.result,
    defaultValue: { salesEmail: settings.salesEmail ?? undefined },
  });
  return (
    <SettingsPart
      title="Sales address"
      subtitle="Contact for “Let’s Talk”, pricing and legal questions, and our emails."
      form={form}
      save="Save address"
    >
      <Field
        field={fields.salesEmail}
        label="Email address"
        type="email"
        hint={`Defaults to ${settings.configured} from the configuration. ${ELSEWHERE}`}
      />
    </SettingsPart>
  );
}
