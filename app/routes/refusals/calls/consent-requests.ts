import { countConsentNeeded } from "~/domains/messages/consent-needed.server";
import { ConsentRequestInput, requestConsents } from "~/domains/sending/request-consents.server";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  GET: call({ access: "business", run: ({ ctx }) => countConsentNeeded(ctx) }),
  POST: call({
    access: "business",
    body: ConsentRequestInput,
    run: ({ ctx, body }) => requestConsents(ctx, body),
  }),
});
