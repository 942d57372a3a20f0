import { BrandInput } from "~/domains/templates/brand/brand-schema";
import {
  ownBrand,
  removeBrand,
  requireMayBrand,
  saveBrand,
} from "~/domains/templates/brand/save-brand.server";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  GET: call({ access: "business", run: ({ ctx }) => ownBrand(ctx) }),
  PUT: call({
    access: "business",
    find: async ({ ctx }) => requireMayBrand(ctx),
    body: BrandInput,
    run: async ({ ctx, body }) => {
      await saveBrand(ctx, body);
      return ownBrand(ctx);
    },
  }),
  DELETE: call({ access: "business", run: ({ ctx }) => removeBrand(ctx) }),
});
