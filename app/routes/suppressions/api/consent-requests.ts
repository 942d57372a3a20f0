import { countConsentNeeded } from "~/domains/messages/consent-needed.server";
import { ConsentRequestInput, requestConsents } from "~/domains/sending/request-consents.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({ access: "business", run: ({ ctx }) => countConsentNeeded(ctx) }),
  POST: endpoint({
    access: "business",
    body: ConsentRequestInput,
    run: ({ ctx, body }) => requestConsents(ctx, body),
  }),
});
