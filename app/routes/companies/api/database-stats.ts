import { getDirectoryStats } from "~/domains/directory/companies/directory-stats.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "business",
    run: async ({ ctx }) => {
      const { totalCompanies, totalContacts, addedToday } = await getDirectoryStats(ctx);
      return { totalCompanies, totalContacts, dailyAdded: addedToday };
    },
  }),
});
