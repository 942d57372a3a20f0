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
  changeSection(ctx, args, SETTINGS_FORMS.claims, "Claims Changed"),
);

const CLAIMS = [
  ["agents", "Sales agents", "Counted: agents who have an account."],
  ["countries", "Countries", "Counted: countries with a company of the shared directory or an agent."],
  ["revenue", "Revenue generated", "Counted: what the deals that agents closed are worth."],
  ["companies", "Companies", "Counted: companies of the shared directory."],
  ["confidence", "Confidence of leads", "Counted: the average of all leads; left out while there is none."],
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
      subtitle="What the public pages say of the product, each printed as you write it, or counted."
      form={form}
      save="Save figures"
    >
      <RadioGroup
        field={claims.mode}
        legend="What is printed"
        hint={ELSEWHERE}
        options={[
          { value: "stated", label: "The texts below", hint: "You answer for them." },
          {
            value: "live",
            label: "What is in the database",
            hint: "Counted at once, then every hour. Demo accounts don't count, and nothing is rounded up.",
          },
        ]}
      />
      {CLAIMS.map(([name, label, hint]) => (
        <Field key={name} field={claims[name]} label={label} hint={hint} required />
      ))}
    </SettingsPart>
  );
}
