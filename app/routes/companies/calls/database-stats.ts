import { getDirectoryStats } from "~/domains/directory/companies/directory-stats.server";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  GET: call({
    access: "business",
    run: async ({ ctx }) => {
      const { totalCompanies, totalContacts, addedToday } = await getDirectoryStats(ctx);
      return { totalCompanies, totalContacts, dailyAdded: addedToday };
    },
  }),
});
