import { parseSlug } from "~/core/ids";
import {
  changeProvider,
  getProvider,
  providerJson,
  removeProvider,
} from "~/domains/identity/external/external-providers.server";
import { ProviderChange } from "~/domains/identity/external/external-schemas";
import { apiRoute, endpoint } from "~/http/api/api.server";
import { dropKeptPages } from "~/http/edge/page-cache.server";

export const { loader, action } = apiRoute({
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
});
