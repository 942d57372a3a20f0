import { findSettings } from "~/domains/mailboxes/connecting/find-settings.server";
import { PROVIDERS, providerJson } from "~/domains/mailboxes/connecting/providers";
import { SettingsQuery } from "~/domains/mailboxes/connecting/schemas";
import { apiRoute, endpoint } from "~/http/api/api.server";

/** The mail servers of an address, as its domain tells them; without one the providers that are known. */
export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "business",
    query: SettingsQuery.partial(),
    run: ({ ctx, query }) =>
      query.address ? findSettings(ctx, query.address) : { providers: PROVIDERS.map(providerJson) },
  }),
});
