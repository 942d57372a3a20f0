import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formatNumber, formatUsd } from "~/core/format";
import {
  buyExtraLeads,
  extraLeadsBlockingReason,
  leadsBeforePayment,
} from "~/domains/billing/invoices/buy-extra-leads.server";
import { extraLeadsAvailability } from "~/domains/billing/invoices/mails.server";
import { EXTRA_LEAD_PRICE, largerPlanThan, PLANS, settledPlan } from "~/domains/billing/plans/plans";
import { leadsLeftText } from "~/domains/billing/policy";
import { payerBlockingReason } from "~/domains/billing/subscription/payer";
import { ExtraLeadsInput } from "~/domains/billing/subscription/schemas";
import { getLeadUsage } from "~/domains/billing/usage.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { BILLING } from "~/paths/business/billing";
import { Alert } from "~/ui/feedback/alert";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";
import { Link } from "~/ui/link";

export const meta: MetaFunction = () => [{ title: "Extra leads" }];

export const loader = businessPage(async (ctx) => {
  const paid = settledPlan(ctx.account);
  const larger = largerPlanThan(paid);
  const more = larger ? PLANS[larger].monthlyPrice - PLANS[paid].monthlyPrice : 0;
  return {
    blockingReason: payerBlockingReason(ctx) ?? extraLeadsBlockingReason(ctx),
    left: leadsLeftText(ctx.account, await getLeadUsage(ctx), ctx.now()),
    larger: larger
      ? {
          name: PLANS[larger].name,
          leads: formatNumber(PLANS[larger].leads),
          more,
          from: Math.ceil(more / EXTRA_LEAD_PRICE),
        }
      : null,
  };
});

export const action = businessPage((ctx, args) =>
  handleForm(args, ExtraLeadsInput, async (input) => {
    const { id } = await buyExtraLeads(ctx, input);
    return redirectWithFlash(args.context, BILLING.invoice(id), {
      kind: "success",
      title: "Extra leads bought",
      text: extraLeadsAvailability(input.leads, await leadsBeforePayment(ctx, input.leads)),
    });
  }),
);

export default function ExtraLeadsPage() {
  const { blockingReason, left, larger } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<{ leads: string; consent: string }>({
    lastResult: useActionData<typeof action>()?.result ?? null,
  });
  const price = formatUsd(EXTRA_LEAD_PRICE);
  return (
    <Page title="Extra leads" subtitle={`${left}. Each extra lead costs ${price}.`} width="narrow">
      <Breadcrumb trail={[{ to: BILLING.home, label: "Billing" }]} />
      {blockingReason ? <Alert kind="info">{blockingReason}</Alert> : null}
      {larger && !blockingReason ? (
        <p>
          From {larger.from} extra leads, <Link to={BILLING.plansTab}>the {larger.name} plan is cheaper</Link>
          : {larger.leads} leads for {formatUsd(larger.more)} more per month.
        </p>
      ) : null}
      {blockingReason ? null : (
        <PostForm form={form} creates>
          <p>Extra leads expire at the end of the month or trial and are invoiced separately.</p>
          <Field field={fields.leads} label="Quantity" type="number" min={1} max={500} required />
          <Field
            field={fields.consent}
            label={`I accept the price of ${price} per lead`}
            type="checkbox"
            required
          />
          <Submit>Buy leads</Submit>
        </PostForm>
      )}
    </Page>
  );
}
