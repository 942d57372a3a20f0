import { countConsentNeeded } from "~/domains/messages/consent-needed.server";
import { ConsentRequestInput, requestConsents } from "~/domains/sending/request-consents.server";
import { addSuppressions } from "~/domains/suppressions/add-suppressions.server";
import { removeSuppression } from "~/domains/suppressions/remove-suppression.server";
import { suppressionJson } from "~/domains/suppressions/suppression-json";
import { SuppressionQuery, SuppressionsInput } from "~/domains/suppressions/suppression-schemas";
import { getSuppression, listSuppressions } from "~/domains/suppressions/suppressions.server";
import { endpoint, jsonPage } from "~/http/api/api.server";
import type { ApiPaths } from "~/http/api/api-paths.server";

export const suppressionsApi: ApiPaths = {
  "/api/refusals": {
    GET: endpoint({
      access: "business",
      query: SuppressionQuery,
      run: async ({ ctx, query, request }) =>
        jsonPage(request, await listSuppressions(ctx, query), suppressionJson),
    }),
    POST: endpoint({
      access: "business",
      body: SuppressionsInput,
      status: 201,
      run: ({ ctx, body }) => addSuppressions(ctx, body),
    }),
  },
  "/api/consent-requests": {
    GET: endpoint({ access: "business", run: ({ ctx }) => countConsentNeeded(ctx) }),
    POST: endpoint({
      access: "business",
      body: ConsentRequestInput,
      run: ({ ctx, body }) => requestConsents(ctx, body),
    }),
  },
  "/api/refusals/:addressHash": {
    GET: endpoint({
      access: "business",
      run: async ({ ctx, params }) => suppressionJson(await getSuppression(ctx, params.addressHash)),
    }),
    DELETE: endpoint({
      access: "business",
      run: async ({ ctx, params }) => {
        await removeSuppression(ctx, params.addressHash);
        return { success: true };
      },
    }),
  },
};
