import { addCompanies } from "../../../support/fixtures/companies";
import type { Business } from "../../../support/harness/context";
import type { Row } from "../../table";
import { researchRows } from "./research-rows";

const companyOf = async ({ ctx }: Business) => (await addCompanies(ctx, [{ name: "Theirs" }]))[0]?.id ?? 0;

const page = { kind: "page", access: "business" } as const;
const call = { kind: "call", access: "business" } as const;

/** Rows of the directory's companies, and of a business's own. */
export const companiesRows: Row[] = [
  ...researchRows,
  { path: "/business/companies", ...page },
  { path: "/business/companies.csv", ...page },
  { path: "/business/companies/new", ...page, methods: ["GET", "POST"] },
  { path: "/business/companies/hidden", ...page },
  { path: "/business/companies/:companyId", ...page, methods: ["GET", "POST"], foreign: companyOf },
  { path: "/business/companies/:companyId/opportunity", ...page, methods: ["POST"], foreign: companyOf },
  ...["edit", "remove", "give-back"].map(
    (part): Row => ({
      path: `/business/companies/:companyId/${part}`,
      ...page,
      methods: ["GET", "POST"],
      foreign: companyOf,
    }),
  ),
  { path: "/business/companies/:companyId/restore", ...page, methods: ["POST"], foreign: companyOf },
  {
    path: "/business/companies/:companyId/report",
    ...page,
    methods: ["GET", "POST"],
    foreign: companyOf,
  },
  {
    path: "/business/companies/:companyId/reports/:reportId/withdraw",
    ...page,
    methods: ["POST"],
    foreign: companyOf,
  },
  {
    path: "/api/companies/:companyId/reports",
    ...call,
    methods: ["GET", "POST"],
    foreign: companyOf,
    body: { note: "They have closed." },
  },
  {
    path: "/api/companies/:companyId/reports/:reportId",
    ...call,
    methods: ["DELETE"],
    foreign: companyOf,
  },
  { path: "/api/database/companies/:country?/:industry?/:search?", ...call },
  { path: "/api/database-stats", ...call },
  { path: "/api/companies", ...call, methods: ["POST"] },
  { path: "/api/companies/stats", ...call },
  { path: "/api/companies/hidden", ...call },
  {
    path: "/api/companies/:companyId",
    ...call,
    methods: ["GET", "PATCH", "DELETE"],
    foreign: companyOf,
    body: { city: "Nairobi" },
  },
  { path: "/api/companies/:companyId/timeline", ...call, foreign: companyOf },
  { path: "/api/companies/:companyId/opportunity", ...call, methods: ["POST"], foreign: companyOf },
  {
    path: "/api/companies/:companyId/notes",
    ...call,
    methods: ["GET", "POST"],
    foreign: companyOf,
    body: { text: "They called." },
  },
  ...["restore", "give-back"].map(
    (part): Row => ({
      path: `/api/companies/:companyId/${part}`,
      ...call,
      methods: ["POST"],
      foreign: companyOf,
    }),
  ),
];
