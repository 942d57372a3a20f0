export const COMPANIES = {
  companies: "/business/companies",
  companiesCsv: "/business/companies.csv",
};
