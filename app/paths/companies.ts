import { path } from "./path";

type Id = number | string;

export const COMPANIES = {
  companies: "/business/companies",
  companiesCsv: "/business/companies.csv",
  newCompany: "/business/companies/new",
  hiddenCompanies: "/business/companies/hidden",
  company: (companyId: Id) => path`/business/companies/${companyId}`,
  opportunityOfCompany: (companyId: Id) => path`/business/companies/${companyId}/opportunity`,
  opportunityWith: (companyId: Id, contactId: Id) =>
    path`/business/companies/${companyId}/opportunity?contactId=${contactId}`,
  editCompany: (companyId: Id) => path`/business/companies/${companyId}/edit`,
  removeCompany: (companyId: Id) => path`/business/companies/${companyId}/remove`,
  restoreCompany: (companyId: Id) => path`/business/companies/${companyId}/restore`,
  reportCompany: (companyId: Id) => path`/business/companies/${companyId}/report`,
  withdrawReport: (companyId: Id, reportId: Id) =>
    path`/business/companies/${companyId}/reports/${reportId}/withdraw`,
  discardLocalCopy: (companyId: Id) => path`/business/companies/${companyId}/give-back`,
};
