import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formatUsd } from "~/core/format";
import { parseId } from "~/core/ids";
import { getFeePayment, reverseFeePayment } from "~/domains/commissions/fees/fee-payments.server";
import { ReverseInput } from "~/domains/commissions/fees/schemas";
import { SettleForm } from "~/domains/commissions/payouts/ui/settle-form";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { adminPage } from "~/http/pages/page.server";
import { PAYOUTS } from "~/paths/agents/payouts";

export const meta: MetaFunction = () => [{ title: "Reverse payment" }];

const idOf = (params: { paymentId?: string | undefined }) => parseId(params.paymentId, "payment");

export const loader = adminPage(async (ctx, { params }) => {
  const { accountId, cents, reference, paidOn } = await getFeePayment(ctx, idOf(params));
  return {
    title: `Reverse payment of ${formatUsd(cents)}`,
    what: `Reference ${reference}, paid on ${paidOn}.`,
    from: { to: PAYOUTS.fees(accountId), label: "Balance due" },
  };
});

export const action = adminPage(async (ctx, args) => {
  const { id, accountId } = await getFeePayment(ctx, idOf(args.params));
  return handleForm(args, ReverseInput, async (input) => {
    await reverseFeePayment(ctx, id, input);
    return redirectWithFlash(args.context, PAYOUTS.fees(accountId), {
      kind: "success",
      title: "Payment reversed",
      text: "A reversal entry was added.",
    });
  });
});

export default function ReverseFeePage() {
  return (
    <SettleForm
      {...useLoaderData<typeof loader>()}
      note="Covered commission becomes unpaid again, newest first, unless paid out or in transit."
      name="reason"
      label="Reason"
      hint="Shown to administrators."
      submit="Reverse payment"
      result={useActionData<typeof action>()?.result}
    />
  );
}
