export const LEADS = {
  leadsCsv: "/business/leads.csv",
};
