import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formatUsd } from "~/core/format";
import { parseId } from "~/core/ids";
import { getPayout } from "~/domains/commissions/payouts/list-payouts.server";
import { markReturned, ReturnInput } from "~/domains/commissions/payouts/settle-payout.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { adminPage } from "~/http/pages/page.server";
import { PAYOUTS } from "~/paths/agents/payouts";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

export const meta: MetaFunction = () => [{ title: "Mark a payout as failed" }];

export const loader = adminPage(async (ctx, { params }) => {
  const payout = await getPayout(ctx, parseId(params.payoutId, "payout"));
  return { what: `${formatUsd(payout.cents)} to agent ${payout.agentId}. ${payout.hint}` };
});

export const action = adminPage(async (ctx, args) => {
  const { id, batchId } = await getPayout(ctx, parseId(args.params.payoutId, "payout"));
  return handleForm(args, ReturnInput, async ({ reason }) => {
    await markReturned(ctx, id, reason);
    const to = batchId === null ? PAYOUTS.admin : PAYOUTS.batch(batchId);
    return redirectWithFlash(args.context, to, { kind: "success", title: "Payout Failed" });
  });
});

export default function PayoutPage() {
  const { what } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<{ reason: string }>({
    lastResult: useActionData<typeof action>()?.result ?? null,
  });
  return (
    <Page title="Mark a payout as failed" subtitle={what} width="narrow">
      <Breadcrumb trail={[{ to: PAYOUTS.admin, label: "Payouts" }]} />
      <PostForm form={form}>
        <Field
          field={fields.reason}
          label="Why it came back"
          hint="The agent reads it. The sum is payable again."
          required
        />
        <Submit kind="danger">Mark as failed</Submit>
      </PostForm>
    </Page>
  );
}
