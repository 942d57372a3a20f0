import { route } from "@remix-run/route-config";

export const companiesRoutes = {
  pages: [route("business/companies", "routes/companies/list.tsx")],
  files: [route("business/companies.csv", "routes/companies/csv.ts")],
  calls: [
    route(
      "api/database/companies/:country?/:industry?/:search?",
      "routes/companies/calls/database-companies.ts",
    ),
    route("api/database-stats", "routes/companies/calls/database-stats.ts"),
    route("api/companies/stats", "routes/companies/calls/companies-stats.ts"),
  ],
};
