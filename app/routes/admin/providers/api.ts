import { parseSlug } from "~/core/ids";
import {
  addProvider,
  changeProvider,
  getProvider,
  listProviders,
  providerJson,
  removeProvider,
  tryProvider,
} from "~/domains/identity/external/external-providers.server";
import { NewProvider, ProviderChange } from "~/domains/identity/external/external-schemas";
import { endpoint } from "~/http/api/api.server";
import type { ApiPaths } from "~/http/api/api-paths.server";
import { dropKeptPages } from "~/http/edge/page-cache.server";

export const adminProvidersApi: ApiPaths = {
  "/api/admin/identity-providers": {
    GET: endpoint({
      access: "admin",
      run: async ({ ctx }) => (await listProviders(ctx)).map(providerJson),
    }),
    POST: endpoint({
      access: "admin",
      body: NewProvider,
      status: 201,
      run: async ({ ctx, body }) => {
        const provider = await addProvider(ctx, body);
        dropKeptPages();
        return providerJson(provider);
      },
    }),
  },
  "/api/admin/identity-providers/:providerKey": {
    GET: endpoint({
      access: "admin",
      run: async ({ ctx, params }) =>
        providerJson(await getProvider(ctx, parseSlug(params.providerKey, "provider"))),
    }),
    PATCH: endpoint({
      access: "admin",
      find: ({ ctx, params }) => getProvider(ctx, parseSlug(params.providerKey, "provider")),
      body: ProviderChange,
      run: async ({ ctx, params, body }) => {
        const provider = await changeProvider(ctx, parseSlug(params.providerKey, "provider"), body);
        dropKeptPages();
        return providerJson(provider);
      },
    }),
    DELETE: endpoint({
      access: "admin",
      run: async ({ ctx, params }) => {
        await removeProvider(ctx, parseSlug(params.providerKey, "provider"));
        dropKeptPages();
      },
    }),
  },
  /** Tests the connection to the provider; 503 with the reason if it does not respond. */
  "/api/admin/identity-providers/:providerKey/check": {
    POST: endpoint({
      access: "admin",
      run: ({ ctx, params }) => tryProvider(ctx, parseSlug(params.providerKey, "provider")),
    }),
  },
};
