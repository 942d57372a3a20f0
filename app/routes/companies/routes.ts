import { route } from "@remix-run/route-config";

export const companiesRoutes = {
  pages: [
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
    route("business/companies.csv", "routes/companies/csv.ts"),
    route("business/companies/:companyId/restore", "routes/companies/restore.ts"),
    route("business/companies/:companyId/reports/:reportId/withdraw", "routes/companies/withdraw-report.ts"),
    route("business/companies/:companyId/opportunity", "routes/companies/opportunity.ts"),
  ],
};
