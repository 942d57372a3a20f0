import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { z } from "zod";
import { getSettings } from "~/domains/admin/settings/get-settings.server";
import { SETTINGS_FORMS } from "~/domains/admin/settings/settings-schemas";
import { MAX_LOCAL_CURRENCIES, MAX_RATE_AGE_DAYS, ratesText } from "~/domains/settings/local-prices";
import { adminPage } from "~/http/pages/page.server";
import { Field } from "~/ui/forms/field";
import { changeSection } from "./change.server";
import { SettingsPart } from "./part";

export const meta: MetaFunction = () => [{ title: "Local prices" }];

export const loader = adminPage(async (ctx) => ({ localPrices: (await getSettings(ctx)).localPrices }));

export const action = adminPage((ctx, args) =>
  changeSection(ctx, args, SETTINGS_FORMS.localPrices, "Local prices updated"),
);

export default function LocalPricesPage() {
  const { localPrices } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<z.input<typeof SETTINGS_FORMS.localPrices>>({
    lastResult: useActionData<typeof action>()?.result,
    defaultValue: {
      localPrices: localPrices
        ? { rates: ratesText(localPrices.rates), ratedOn: localPrices.ratedOn }
        : undefined,
    },
  });
  const { rates, ratedOn } = fields.localPrices.getFieldset();
  return (
    <SettingsPart
      title="Local prices"
      subtitle="Approximate prices shown under plans. Customers pay in US dollars."
      form={form}
      save="Save rates"
    >
      <Field
        field={rates}
        label="Exchange rates (US dollar)"
        type="textarea"
        rows={MAX_LOCAL_CURRENCIES}
        placeholder="e.g. KES 129.20"
        hint={`One per line, at most ${MAX_LOCAL_CURRENCIES}. Leave blank to hide local prices.`}
      />
      <Field
        field={ratedOn}
        label="Rate date"
        type="date"
        hint={`Rates expire after ${MAX_RATE_AGE_DAYS} days.`}
      />
    </SettingsPart>
  );
}
