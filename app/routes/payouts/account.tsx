import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formatShortDate } from "~/core/format";
import { COUNTRIES } from "~/core/places/countries";
import { zoneOfAgent } from "~/domains/agents/agents.server";
import { PayoutAccountInput } from "~/domains/commissions/payouts/payout-account-schema";
import { findPayoutAccount, savePayoutAccount } from "~/domains/commissions/payouts/payout-accounts.server";
import { PAYOUT_KIND_LABELS } from "~/domains/commissions/payouts/payout-labels";
import { AccountFields } from "~/domains/commissions/payouts/ui/account-fields";
import { isFreshlySignedIn } from "~/domains/identity/current-user.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { agentPage } from "~/http/pages/page.server";
import { m } from "~/messages/messages";
import { DASHBOARD } from "~/paths/agents/dashboard";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

export const meta: MetaFunction = () => [{ title: m.agents_account_payout_account() }];

export const loader = agentPage(async (ctx) => {
  const account = await findPayoutAccount(ctx, ctx.agent.id);
  return {
    now: account && `${PAYOUT_KIND_LABELS[account.kind]}. ${account.hint}`,
    since: account && formatShortDate(account.updatedAt, ctx.now(), zoneOfAgent(ctx.agent)),
    kind: account?.kind ?? "mobile",
    country: ctx.agent.country,
    countries: COUNTRIES.map(({ code, name }) => ({ value: code, label: name })),
    isFresh: isFreshlySignedIn(ctx),
  };
});

export const action = agentPage(async (ctx, args) =>
  handleForm(args, PayoutAccountInput, async (input) => {
    await savePayoutAccount(ctx, ctx.agent, input);
    return redirectWithFlash(args.context, DASHBOARD.commission, {
      kind: "success",
      title: m.agents_account_payout_account_saved(),
      text: m.agents_account_well_email_you_whenever_it(),
    });
  }),
);

export default function PayoutAccountPage() {
  const { now, since, kind, country, countries, isFresh } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<PayoutAccountInput>({
    lastResult: useActionData<typeof action>()?.result ?? null,
    defaultValue: { kind, country },
  });
  return (
    <Page
      title={m.agents_account_payout_account()}
      subtitle={
        now
          ? m.agents_account_since({ now, since: since ?? "" })
          : m.agents_account_your_commission_is_paid_to()
      }
      width="two-column"
    >
      <Breadcrumb trail={[{ to: DASHBOARD.commission, label: m.agents_account_commission() }]} />
      <PostForm form={form}>
        <AccountFields fields={fields} countries={countries} />
        {isFresh ? null : (
          <Field
            field={fields.currentPassword}
            label={m.agents_account_your_password()}
            type="password"
            autoComplete="current-password"
            hint={m.agents_account_no_password_sign_in_again()}
            required
          />
        )}
        <Submit>{m.agents_account_save_account()}</Submit>
      </PostForm>
    </Page>
  );
}
