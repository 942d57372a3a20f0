import {
  addProvider,
  listProviders,
  providerJson,
} from "~/domains/identity/external/external-providers.server";
import { NewProvider } from "~/domains/identity/external/external-schemas";
import { apiRoute, endpoint } from "~/http/api/api.server";
import { dropKeptPages } from "~/http/edge/page-cache.server";

export const { loader, action } = apiRoute({
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
});
