import { PaymentUnavailable } from "~/adapters/payments/paystack";
import { hasPaidUpgrade } from "~/domains/billing/invoices/paid-upgrade.server";
import { settleCheckout } from "~/domains/billing/payments/settle-checkout.server";
import { UPGRADED } from "~/domains/billing/subscription/change-text";
import { type Flash, redirectWithFlash } from "~/http/pages/flash.server";
import { businessPage } from "~/http/pages/page.server";
import { BILLING } from "~/paths/business/billing";

const WAITS: Flash = {
  kind: "info",
  title: "Payment pending",
  text: "Confirmation can take up to 15 minutes.",
};
const FLASHES: Record<string, Flash> = {
  paid: { kind: "success", title: "Invoice paid", text: "Thank you. Your plan is up to date." },
  upgraded: { kind: "success", title: "Subscription Updated", text: UPGRADED },
  failed: {
    kind: "error",
    title: "Payment failed",
    text: "The invoice is still open. Try again or pay by bank transfer.",
  },
  refused: {
    kind: "error",
    title: "Payment amount doesn’t match",
    text: "The amount paid differs from the invoice. Contact us.",
  },
};

/** The provider's return URL. The visit itself proves nothing, so the provider is asked for the payment's status. */
export const loader = businessPage(async (ctx, { request, context }) => {
  const reference = new URL(request.url).searchParams.get("reference")?.slice(0, 100) ?? "";
  const state = await settleCheckout(ctx, reference, ctx.account.id).catch((error: unknown) => {
    if (error instanceof PaymentUnavailable) return "pending";
    throw error;
  });
  const outcome = state === "paid" && (await hasPaidUpgrade(ctx)) ? "upgraded" : state;
  return redirectWithFlash(context, BILLING.home, FLASHES[outcome ?? ""] ?? WAITS);
});
