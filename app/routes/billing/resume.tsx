import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { EmptyForm } from "~/core/empty-form";
import { resumeSubscription } from "~/domains/billing/subscription/change-plan.server";
import { previewResume } from "~/domains/billing/subscription/preview-change.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { BILLING } from "~/paths/business/billing";
import { Alert } from "~/ui/feedback/alert";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";

export const meta: MetaFunction = () => [{ title: "Resume your plan?" }];

export const loader = businessPage((ctx) => previewResume(ctx));

export const action = businessPage((ctx, args) =>
  handleForm(args, EmptyForm, async () => {
    await resumeSubscription(ctx);
    return redirectWithFlash(args.context, BILLING.home, {
      kind: "success",
      title: "Subscription Updated",
      text: "Your plan has been resumed.",
    });
  }),
);

export default function ResumePage() {
  const { title, text, isPossible } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>()?.result.error?.[""];
  return (
    <Page title={title} width="narrow">
      {refusal ? <Alert kind="error">{refusal.join(" ")}</Alert> : null}
      <p>{text}</p>
      <div className="row">
        {isPossible ? (
          <form method="post">
            <Submit>Resume plan</Submit>
          </form>
        ) : null}
        <LinkButton to={BILLING.home}>Back to billing</LinkButton>
      </div>
    </Page>
  );
}
