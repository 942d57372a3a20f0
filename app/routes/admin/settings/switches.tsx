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

export const meta: MetaFunction = () => [{ title: "Sign-ups and demo" }];

export const loader = adminPage(async (ctx) => {
  return { switches: (await getSettings(ctx)).switches };
});

export const action = adminPage((ctx, args) =>
  changeSection(ctx, args, SETTINGS_FORMS.switches, "Sign-ups and demo updated"),
);

const SWITCHES = [
  ["signUp", "Businesses can sign up", "If off, no one can sign up by form or API. Invitations still work."],
  [
    "agentApplications",
    "Agents can apply",
    "If off, no one can apply by form or API. Existing agents can still sign in.",
  ],
  ["demo", "Demo is available", "If off, demo pages and new demo accounts are unavailable."],
] as const;

export default function SwitchesPage() {
  const settings = useLoaderData<typeof loader>();
  const [form, fields] = useForm<z.input<typeof SETTINGS_FORMS.switches>>({
    lastResult: useActionData<typeof action>()?.result,
    defaultValue: { switches: settings.switches },
  });
  const switches = fields.switches.getFieldset();
  return (
    <SettingsPart
      title="Sign-ups and demo"
      subtitle="Close sign-ups temporarily. Existing accounts aren’t affected."
      form={form}
      save="Save changes"
    >
      {SWITCHES.map(([name, label, hint]) => (
        <Field key={name} field={switches[name]} type="switch" label={label} hint={hint} />
      ))}
      <p className="hint">{ELSEWHERE}</p>
    </SettingsPart>
  );
}
