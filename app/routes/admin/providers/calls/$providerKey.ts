import {
  changeProvider,
  getProvider,
  providerJson,
  removeProvider,
} from "~/domains/identity/external/external-providers.server";
import { ProviderChange } from "~/domains/identity/external/external-schemas";
import { apiRoute, call } from "~/http/calls/api.server";
import { dropKeptPages } from "~/http/edge/page-cache.server";

export const { loader, action } = apiRoute({
  GET: call({
    access: "admin",
    run: async ({ ctx, params }) => providerJson(await getProvider(ctx, params.providerKey ?? "")),
  }),
  PATCH: call({
    access: "admin",
    find: ({ ctx, params }) => getProvider(ctx, params.providerKey ?? ""),
    body: ProviderChange,
    run: async ({ ctx, params, body }) => {
      const provider = await changeProvider(ctx, params.providerKey ?? "", body);
      dropKeptPages();
      return providerJson(provider);
    },
  }),
  DELETE: call({
    access: "admin",
    run: async ({ ctx, params }) => {
      await removeProvider(ctx, params.providerKey ?? "");
      dropKeptPages();
    },
  }),
});
