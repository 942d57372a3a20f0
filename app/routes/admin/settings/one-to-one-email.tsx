import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { getSettings } from "~/domains/admin/settings/get-settings.server";
import { SETTINGS_FORMS } from "~/domains/admin/settings/settings-schemas";
import { adminPage } from "~/http/pages/page.server";
import { Field } from "~/ui/forms/field";
import { changeSection } from "./change.server";
import { SettingsPart } from "./part";

export const meta: MetaFunction = () => [{ title: "One-to-one email" }];

export const loader = adminPage(async (ctx) => ({
  oneToOneEmail: (await getSettings(ctx)).oneToOneEmail,
}));

export const action = adminPage((ctx, args) =>
  changeSection(ctx, args, SETTINGS_FORMS.oneToOneEmail, "One-to-one limits updated"),
);

export default function OneToOneEmailPage() {
  const { oneToOneEmail } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<{ oneToOneEmail: { dailyLimit: number; testDailyLimit: number } }>({
    lastResult: useActionData<typeof action>()?.result,
    defaultValue: { oneToOneEmail },
  });
  const limits = fields.oneToOneEmail.getFieldset();
  return (
    <SettingsPart
      title="One-to-one email"
      subtitle="Daily limits per mailbox, separate from campaigns."
      form={form}
      save="Save limits"
    >
      <Field
        field={limits.dailyLimit}
        label="Replies and single emails per day"
        type="number"
        min={1}
        max={10_000}
        required
        hint="Emails over the limit are saved as drafts."
      />
      <Field
        field={limits.testDailyLimit}
        label="Test emails per day"
        type="number"
        min={1}
        max={10_000}
        required
      />
    </SettingsPart>
  );
}
