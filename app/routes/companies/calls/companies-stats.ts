import { getDirectoryStats } from "~/domains/directory/companies/directory-stats.server";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  GET: call({
    access: "business",
    run: async ({ ctx }) => {
      const { recentlyAdded, byCountry, byIndustry } = await getDirectoryStats(ctx);
      return { recentlyAdded, byCountry, byIndustry };
    },
  }),
});
