import { getBillingDetails, saveBillingDetails } from "~/domains/billing/invoices/billing-details.server";
import { DetailsInput } from "~/domains/billing/subscription/schemas";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  GET: call({ access: "business", run: ({ ctx }) => getBillingDetails(ctx) }),
  PUT: call({
    access: "business",
    body: DetailsInput,
    run: ({ ctx, body }) => saveBillingDetails(ctx, body),
  }),
});
