import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData } from "@remix-run/react";
import { NoInput } from "~/core/no-input";
import { cancelSubscription } from "~/domains/billing/subscription/change-plan.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { BILLING } from "~/paths/business/billing";
import { Alert } from "~/ui/feedback/alert";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";

export const meta: MetaFunction = () => [{ title: "Cancel?" }];

export const loader = businessPage(async () => null);

export const action = businessPage((ctx, args) =>
  handleForm(args, NoInput, async () => {
    await cancelSubscription(ctx);
    return redirectWithFlash(args.context, BILLING.home, {
      kind: "success",
      title: "Subscription Updated",
      text: "You have it until the time that was paid ends.",
    });
  }),
);

export default function CancelPage() {
  const refusal = useActionData<typeof action>()?.result.error?.[""];
  return (
    <Page title="Cancel?" width="narrow">
      {refusal ? <Alert kind="error">{refusal.join(" ")}</Alert> : null}
      <p>
        A plan that is paid ends with the time that was paid, and after that the account can be read only. A
        larger plan that is not paid yet is taken back at once. Nothing is removed.
      </p>
      <form method="post" className="row">
        <Submit kind="danger">Cancel it</Submit>
        <LinkButton to={BILLING.home}>Go back</LinkButton>
      </form>
    </Page>
  );
}
