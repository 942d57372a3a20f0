type Id = number | string;

export const COMPANIES = {
  companies: "/business/companies",
  companiesCsv: "/business/companies.csv",
  newCompany: "/business/companies/new",
  hiddenCompanies: "/business/companies/hidden",
  company: (companyId: Id) => `/business/companies/${companyId}`,
  opportunityOfCompany: (companyId: Id) => `/business/companies/${companyId}/opportunity`,
  opportunityWith: (companyId: Id, contactId: Id) =>
    `/business/companies/${companyId}/opportunity?contactId=${contactId}`,
  editCompany: (companyId: Id) => `/business/companies/${companyId}/edit`,
  removeCompany: (companyId: Id) => `/business/companies/${companyId}/remove`,
  restoreCompany: (companyId: Id) => `/business/companies/${companyId}/restore`,
  reportCompany: (companyId: Id) => `/business/companies/${companyId}/report`,
  withdrawReport: (companyId: Id, reportId: Id) =>
    `/business/companies/${companyId}/reports/${reportId}/withdraw`,
  giveBackCompany: (companyId: Id) => `/business/companies/${companyId}/give-back`,
};
