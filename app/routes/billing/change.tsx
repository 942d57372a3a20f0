import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { readerZone } from "~/core/time/time-zones";
import { findBillingDetails } from "~/domains/billing/invoices/open-invoice.server";
import { changeText } from "~/domains/billing/subscription/change-text";
import { previewChange } from "~/domains/billing/subscription/preview-change.server";
import { readSubscription } from "~/domains/billing/subscription/save-subscription.server";
import { type DetailsInput, OrderDetails, PlanInput } from "~/domains/billing/subscription/schemas";
import { BillingDetailsFields } from "~/domains/billing/ui/billing-details-fields";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { BILLING } from "~/paths/business/billing";
import { PostForm } from "~/ui/forms/form";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { orderPlan } from "./own.server";

export const meta: MetaFunction = () => [{ title: "Change plan" }];

const From = { from: z.enum(["plans"]).optional() };
const ChangeQuery = PlanInput.extend(From);
const Order = ChangeQuery.extend(OrderDetails);

/** Shown when the URL names no plan of ours. */
const NO_PLAN = {
  title: "Change plan",
  text: "This plan isn’t available. Go back and choose another plan.",
  isPossible: false,
  button: undefined,
  isBilled: false,
  billingDetails: undefined,
  planId: "",
  billing: undefined,
  from: "plans" as const,
};

export const loader = businessPage(async (ctx, { request }) => {
  const asked = ChangeQuery.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!asked.success) return NO_PLAN;
  const { planId, billing, from } = asked.data;
  const preview = await previewChange(ctx, { plan: planId, billing }, readerZone(ctx));
  const billingDetails = preview.isBilled ? await findBillingDetails(ctx) : undefined;
  return { isBilled: false, button: undefined, ...preview, billingDetails, planId, billing, from };
});

export const action = businessPage((ctx, args) =>
  handleForm(args, Order, async ({ planId, billing, billingDetails, from }) => {
    await orderPlan(ctx, { plan: planId, billing, billingDetails });
    return redirectWithFlash(args.context, from === "plans" ? BILLING.plansTab : BILLING.home, {
      kind: "success",
      title: "Subscription Updated",
      text: changeText(await readSubscription(ctx), readerZone(ctx)),
    });
  }),
);

export default function ChangePage() {
  const { title, text, button, isPossible, isBilled, billingDetails, planId, billing, from } =
    useLoaderData<typeof loader>();
  const [form, fields] = useForm<{ billingDetails: DetailsInput }>({
    defaultValue: { billingDetails },
    lastResult: useActionData<typeof action>()?.result ?? null,
  });
  return (
    <Page title={title} width="narrow">
      <p>{text}</p>
      <PostForm form={form} failed={() => "Upgrade Failed"}>
        <input type="hidden" name="planId" value={planId} />
        {billing ? <input type="hidden" name="billing" value={billing} /> : null}
        {from ? <input type="hidden" name="from" value={from} /> : null}
        {isBilled ? <BillingDetailsFields fields={fields.billingDetails.getFieldset()} /> : null}
        <div className="row">
          {isPossible ? <Submit>{button}</Submit> : null}
          <LinkButton to={from === "plans" ? BILLING.plansTab : BILLING.home}>Cancel</LinkButton>
        </div>
      </PostForm>
    </Page>
  );
}
