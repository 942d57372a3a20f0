import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formatUsd } from "~/core/format";
import { parseId } from "~/core/ids";
import { getClose } from "~/domains/commissions/closes/answer-close.server";
import { getNamedClose } from "~/domains/commissions/closes/list-closes.server";
import { takeBackClose } from "~/domains/commissions/closes/own-closes.server";
import { reversalBlockingReasons } from "~/domains/commissions/closes/reversal-blocking-reasons.server";
import { DisputeInput } from "~/domains/commissions/closes/schemas";
import { SettleForm } from "~/domains/commissions/payouts/ui/settle-form";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { adminPage } from "~/http/pages/page.server";
import { PAYOUTS } from "~/paths/agents/payouts";
import { Alert } from "~/ui/feedback/alert";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

export const meta: MetaFunction = () => [{ title: "Reverse commission" }];

export const loader = adminPage(async (ctx, { params }) => {
  const close = await getNamedClose(ctx, parseId(params.closeId, "deal"));
  const customer = close.customer?.companyName ?? "a deleted lead";
  return {
    title: `Reverse commission of ${formatUsd(close.commission)}`,
    blockingReason: (await reversalBlockingReasons(ctx, [close.id])).get(close.id) ?? null,
    what: `Deal of ${formatUsd(close.value)} with ${customer}, reported by ${close.agentName} to ${close.business}.`,
  };
});

export const action = adminPage(async (ctx, args) => {
  const { id } = await getClose(ctx, parseId(args.params.closeId, "deal"));
  return handleForm(args, DisputeInput, async ({ reason }) => {
    await takeBackClose(ctx, id, reason);
    return redirectWithFlash(args.context, PAYOUTS.closes, { kind: "success", title: "Commission reversed" });
  });
});

export default function ReversePage() {
  const { title, what, blockingReason } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result;
  const from = { to: PAYOUTS.closes, label: "Reported deals" };
  if (blockingReason)
    return (
      <Page title={title} subtitle={what} width="narrow">
        <Breadcrumb trail={[from]} />
        <Alert kind="info">{blockingReason}</Alert>
      </Page>
    );
  return (
    <SettleForm
      title={title}
      what={what}
      from={from}
      note="This can’t be undone. Paid or in-transit commission isn’t reversed."
      name="reason"
      label="Reason"
      hint="Shown to the agent under Orders."
      submit="Reverse commission"
      result={result}
    />
  );
}
