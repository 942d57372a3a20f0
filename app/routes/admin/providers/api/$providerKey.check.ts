import { parseSlug } from "~/core/ids";
import { tryProvider } from "~/domains/identity/external/external-providers.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

/** Asks the provider what it offers; 503 with the reason when it does not answer. */
export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "admin",
    run: ({ ctx, params }) => tryProvider(ctx, parseSlug(params.providerKey, "provider")),
  }),
});
