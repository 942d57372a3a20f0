// Fifty composed companies, with as many fields of the same length as the directory's own rows.
import type { companyRow } from "~/domains/directory/companies/json";

const KINDS = ["Solar Works", "Community Bank", "Agro Processing", "Freight & Logistics", "Clinic Group"];
const TRADES = ["Renewable energy", "Banking", "Food production", "Transport & Logistics", "Health care"];
const PLACES: [country: string, city: string][] = [
  ["Kenya", "Nairobi"],
  ["Nigeria", "Lagos"],
  ["Ghana", "Accra"],
  ["Zambia", "Lusaka"],
  ["Côte d’Ivoire", "Abidjan"],
];

type Row = ReturnType<typeof companyRow>;

export const companies = Array.from({ length: 50 }, (_, index): Row => {
  const [country, city] = PLACES[(index * 3) % 5] ?? ["", ""];
  return {
    id: index + 1,
    name: `${city} ${KINDS[index % 5]} ${index + 1} Ltd`,
    employees: 60 + index * 37,
    industry: TRADES[index % 5] ?? null,
    country,
    city,
    website: `https://company-${index + 1}.example/`,
    source: `composed, row ${index + 1}`,
    isDemo: false,
    isOwn: false,
    isBasic: false,
  };
});
