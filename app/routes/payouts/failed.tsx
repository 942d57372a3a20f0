import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formatUsd } from "~/core/format";
import { parseId } from "~/core/ids";
import { getPayout } from "~/domains/commissions/payouts/list-payouts.server";
import { markReturned, ReturnInput } from "~/domains/commissions/payouts/settle-payout.server";
import { SettleForm } from "~/domains/commissions/payouts/ui/settle-form";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { adminPage } from "~/http/pages/page.server";
import { PAYOUTS } from "~/paths/agents/payouts";

const TITLE = "Mark payout as failed";

export const meta: MetaFunction = () => [{ title: TITLE }];

export const loader = adminPage(async (ctx, { params }) => {
  const payout = await getPayout(ctx, parseId(params.payoutId, "payout"));
  return { what: `${formatUsd(payout.cents)} to ${payout.agentName}. ${payout.hint}` };
});

export const action = adminPage(async (ctx, args) => {
  const { id, batchId } = await getPayout(ctx, parseId(args.params.payoutId, "payout"));
  return handleForm(args, ReturnInput, async ({ reason }) => {
    await markReturned(ctx, id, reason);
    const to = batchId === null ? PAYOUTS.admin : PAYOUTS.batch(batchId);
    return redirectWithFlash(args.context, to, { kind: "success", title: "Payout marked as failed" });
  });
});

export default function FailedPage() {
  return (
    <SettleForm
      title={TITLE}
      what={useLoaderData<typeof loader>().what}
      from={{ to: PAYOUTS.admin, label: "Payouts" }}
      name="reason"
      label="Reason"
      hint="Shown to the agent. The amount becomes payable again."
      submit="Mark as failed"
      result={useActionData<typeof action>()?.result}
    />
  );
}
