import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { EmptyForm } from "~/core/empty-form";
import { readerZone } from "~/core/time/time-zones";
import { cancelSubscription } from "~/domains/billing/subscription/change-plan.server";
import { previewCancel } from "~/domains/billing/subscription/preview-change.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { BILLING } from "~/paths/business/billing";
import { Alert } from "~/ui/feedback/alert";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";

export const meta: MetaFunction = () => [{ title: "Cancel your plan?" }];

export const loader = businessPage((ctx) => previewCancel(ctx, readerZone(ctx)));

export const action = businessPage((ctx, args) =>
  handleForm(args, EmptyForm, async () => {
    const outcome = await cancelSubscription(ctx);
    return redirectWithFlash(args.context, BILLING.home, {
      kind: "success",
      title: "Subscription Updated",
      text:
        outcome === "withdrawn"
          ? "The invoice was voided. Your plan hasn’t changed."
          : "You keep your plan until the end of the paid period.",
    });
  }),
);

export default function CancelPage() {
  const { title, text, isPossible, button, keep = "Back to billing" } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>()?.result.error?.[""];
  return (
    <Page title={title} width="narrow">
      {refusal ? <Alert kind="error">{refusal.join(" ")}</Alert> : null}
      <p>{text}</p>
      <div className="row">
        {isPossible ? (
          <form method="post">
            <Submit kind="danger">{button}</Submit>
          </form>
        ) : null}
        <LinkButton to={BILLING.home}>{keep}</LinkButton>
      </div>
    </Page>
  );
}
