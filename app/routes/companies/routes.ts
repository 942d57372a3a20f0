import { route } from "@remix-run/route-config";
import { mergingRoutes } from "../merging/routes";
import { researchRoutes } from "../research/routes";

export const companiesRoutes = {
  pages: [
    ...mergingRoutes.pages,
    ...researchRoutes.pages,
    route("business/companies", "routes/companies/list.tsx"),
    route("business/companies/new", "routes/companies/new.tsx"),
    route("business/companies/hidden", "routes/companies/hidden.tsx"),
    route("business/companies/:companyId", "routes/companies/company.tsx"),
    route("business/companies/:companyId/edit", "routes/companies/edit.tsx"),
    route("business/companies/:companyId/remove", "routes/companies/remove.tsx"),
    route("business/companies/:companyId/report", "routes/companies/report.tsx"),
    route("business/companies/:companyId/give-back", "routes/companies/give-back.tsx"),
  ],
  files: [
    ...mergingRoutes.files,
    ...researchRoutes.files,
    route("business/companies.csv", "routes/companies/csv.ts"),
    route("business/companies/:companyId/restore", "routes/companies/restore.ts"),
    route("business/companies/:companyId/reports/:reportId/withdraw", "routes/companies/withdraw-report.ts"),
    route("business/companies/:companyId/opportunity", "routes/companies/opportunity.ts"),
  ],
  calls: [
    ...mergingRoutes.calls,
    ...researchRoutes.calls,
    route(
      "api/database/companies/:country?/:industry?/:search?",
      "routes/companies/api/database-companies.ts",
    ),
    route("api/database-stats", "routes/companies/api/database-stats.ts"),
    route("api/companies", "routes/companies/api/companies.ts"),
    route("api/companies/stats", "routes/companies/api/companies-stats.ts"),
    route("api/companies/hidden", "routes/companies/api/hidden-companies.ts"),
    route("api/companies/:companyId", "routes/companies/api/$companyId.ts"),
    route("api/companies/:companyId/notes", "routes/companies/api/$companyId.notes.ts"),
    route("api/companies/:companyId/timeline", "routes/companies/api/$companyId.timeline.ts"),
    route("api/companies/:companyId/opportunity", "routes/companies/api/$companyId.opportunity.ts"),
    route("api/companies/:companyId/reports", "routes/companies/api/$companyId.reports.ts"),
    route(
      "api/companies/:companyId/reports/:reportId",
      "routes/companies/api/$companyId.reports.$reportId.ts",
    ),
    route("api/companies/:companyId/restore", "routes/companies/api/$companyId.restore.ts"),
    route("api/companies/:companyId/give-back", "routes/companies/api/$companyId.give-back.ts"),
  ],
};
