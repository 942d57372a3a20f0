import { BrandInput } from "~/domains/templates/brand/brand-schema";
import {
  ownBrand,
  removeBrand,
  requireMayBrand,
  saveBrand,
} from "~/domains/templates/brand/save-brand.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({ access: "business", run: ({ ctx }) => ownBrand(ctx) }),
  PUT: endpoint({
    access: "business",
    find: async ({ ctx }) => requireMayBrand(ctx),
    body: BrandInput,
    run: async ({ ctx, body }) => {
      await saveBrand(ctx, body);
      return ownBrand(ctx);
    },
  }),
  DELETE: endpoint({ access: "business", run: ({ ctx }) => removeBrand(ctx) }),
});
