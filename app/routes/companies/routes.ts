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
      "routes/companies/calls/database-companies.ts",
    ),
    route("api/database-stats", "routes/companies/calls/database-stats.ts"),
    route("api/companies", "routes/companies/calls/companies.ts"),
    route("api/companies/stats", "routes/companies/calls/companies-stats.ts"),
    route("api/companies/hidden", "routes/companies/calls/hidden-companies.ts"),
    route("api/companies/:companyId", "routes/companies/calls/$companyId.ts"),
    route("api/companies/:companyId/notes", "routes/companies/calls/$companyId.notes.ts"),
    route("api/companies/:companyId/timeline", "routes/companies/calls/$companyId.timeline.ts"),
    route("api/companies/:companyId/opportunity", "routes/companies/calls/$companyId.opportunity.ts"),
    route("api/companies/:companyId/reports", "routes/companies/calls/$companyId.reports.ts"),
    route(
      "api/companies/:companyId/reports/:reportId",
      "routes/companies/calls/$companyId.reports.$reportId.ts",
    ),
    route("api/companies/:companyId/restore", "routes/companies/calls/$companyId.restore.ts"),
    route("api/companies/:companyId/give-back", "routes/companies/calls/$companyId.give-back.ts"),
  ],
};
