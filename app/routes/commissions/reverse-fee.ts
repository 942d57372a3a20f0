import { redirect } from "@remix-run/cloudflare";
import { parseId } from "~/core/ids";
import { getFeePayment, reverseFeePayment } from "~/domains/commissions/fees/fee-payments.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { adminPage } from "~/http/pages/page.server";
import { PAYOUTS } from "~/paths/agents/payouts";

const idOf = (params: { paymentId?: string | undefined }) => parseId(params.paymentId, "payment");

export const action = adminPage(async (ctx, { context, params }) => {
  const { accountId } = await reverseFeePayment(ctx, idOf(params));
  return redirectWithFlash(context, PAYOUTS.fees(accountId), {
    kind: "success",
    title: "Payment Reversed",
    text: "An entry against it was written.",
  });
});

export const loader = adminPage(async (ctx, { params }) =>
  redirect(PAYOUTS.fees((await getFeePayment(ctx, idOf(params))).accountId)),
);
