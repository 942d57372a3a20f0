import { getBillingDetails, saveBillingDetails } from "~/domains/billing/invoices/billing-details.server";
import { DetailsInput } from "~/domains/billing/subscription/schemas";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({ access: "business", run: ({ ctx }) => getBillingDetails(ctx) }),
  PUT: endpoint({
    access: "business",
    body: DetailsInput,
    run: ({ ctx, body }) => saveBillingDetails(ctx, body),
  }),
});
