import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { readerZone } from "~/core/time/time-zones";
import { choosePlan } from "~/domains/billing/subscription/change-plan.server";
import { changeText } from "~/domains/billing/subscription/change-text";
import { previewChange } from "~/domains/billing/subscription/preview-change.server";
import { readSubscription } from "~/domains/billing/subscription/save-subscription.server";
import { PlanInput } from "~/domains/billing/subscription/schemas";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { BILLING } from "~/paths/business/billing";
import { Alert } from "~/ui/feedback/alert";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";

export const meta: MetaFunction = () => [{ title: "Change the plan" }];

const From = { from: z.enum(["plans"]).optional() };
const ChangeQuery = PlanInput.extend(From);

/** Of an address that names no plan of ours. */
const NO_PLAN = {
  title: "Change the plan",
  text: "There is no such plan. Please choose one of ours.",
  isPossible: false,
  planId: "",
  billing: undefined,
  from: "plans" as const,
};

export const loader = businessPage(async (ctx, { request }) => {
  const asked = ChangeQuery.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!asked.success) return NO_PLAN;
  const { planId, billing, from } = asked.data;
  const preview = await previewChange(ctx, { plan: planId, billing }, readerZone(ctx));
  return { ...preview, planId, billing, from };
});

export const action = businessPage((ctx, args) =>
  handleForm(args, ChangeQuery, async ({ planId, billing, from }) => {
    await choosePlan(ctx, { plan: planId, billing });
    return redirectWithFlash(args.context, from === "plans" ? BILLING.plansTab : BILLING.home, {
      kind: "success",
      title: "Subscription Updated",
      text: changeText(await readSubscription(ctx), readerZone(ctx)),
    });
  }),
);

export default function ChangePage() {
  const { title, text, isPossible, planId, billing, from } = useLoaderData<typeof loader>();
  const error = useActionData<typeof action>()?.result.error;
  return (
    <Page title={title} width="narrow">
      {error ? (
        <Alert kind="error" title="Upgrade Failed">
          {Object.values(error).flat().join(" ")}
        </Alert>
      ) : null}
      <p>{text}</p>
      <form method="post" className="row">
        <input type="hidden" name="planId" value={planId} />
        {billing ? <input type="hidden" name="billing" value={billing} /> : null}
        {from ? <input type="hidden" name="from" value={from} /> : null}
        {isPossible ? <Submit>Confirm</Submit> : null}
        <LinkButton to={from === "plans" ? BILLING.plansTab : BILLING.home}>Go back</LinkButton>
      </form>
    </Page>
  );
}
