import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { z } from "zod";
import { getSettings } from "~/domains/admin/settings/get-settings.server";
import { SETTINGS_FORMS } from "~/domains/admin/settings/settings-schemas";
import { adminPage } from "~/http/pages/page.server";
import { Field } from "~/ui/forms/field";
import { RadioGroup } from "~/ui/forms/radio-group";
import { changeSection } from "./change.server";
import { ELSEWHERE, SettingsPart } from "./part";

export const meta: MetaFunction = () => [{ title: "Public claims" }];

export const loader = adminPage(async (ctx) => {
  return { claims: (await getSettings(ctx)).claims };
});

export const action = adminPage((ctx, args) =>
  changeSection(ctx, args, SETTINGS_FORMS.claims, "Public claims updated"),
);

const CLAIMS = [
  ["agents", "Sales agents", "Live count: agents with an account."],
  ["countries", "Countries", "Live count: countries with a shared company or an agent."],
  ["revenue", "Revenue generated", "Live count: value of deals closed by agents."],
  ["companies", "Companies", "Live count: companies in the shared directory."],
  ["confidence", "Lead confidence", "Live count: average of all leads. Hidden if there are no leads."],
] as const;

export default function ClaimsPage() {
  const settings = useLoaderData<typeof loader>();
  const [form, fields] = useForm<z.input<typeof SETTINGS_FORMS.claims>>({
    lastResult: useActionData<typeof action>()?.result,
    defaultValue: { claims: settings.claims },
  });
  const claims = fields.claims.getFieldset();
  return (
    <SettingsPart
      title="Public claims"
      subtitle="Figures on the public pages: custom text or live counts."
      form={form}
      save="Save figures"
    >
      <RadioGroup
        field={claims.mode}
        legend="Figures shown"
        hint={ELSEWHERE}
        options={[
          {
            value: "stated",
            label: "Custom text",
            hint: "You’re responsible for its accuracy.",
          },
          {
            value: "live",
            label: "Live counts",
            hint: "Updated hourly, excluding demo accounts. Never rounded up.",
          },
        ]}
      />
      {CLAIMS.map(([name, label, hint]) => (
        <Field key={name} field={claims[name]} label={label} hint={hint} required />
      ))}
    </SettingsPart>
  );
}
