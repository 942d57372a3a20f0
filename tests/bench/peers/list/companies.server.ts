// Fifty composed companies: as many fields, and as long, as the directory's own rows have.
import type { companyJson } from "~/domains/directory/companies/json";

const KINDS = ["Solar Works", "Community Bank", "Agro Processing", "Freight & Logistics", "Clinic Group"];
const TRADES = ["Renewable energy", "Banking", "Food production", "Transport & Logistics", "Health care"];
const PLACES: [country: string, city: string][] = [
  ["Kenya", "Nairobi"],
  ["Nigeria", "Lagos"],
  ["Ghana", "Accra"],
  ["Zambia", "Lusaka"],
  ["Côte d’Ivoire", "Abidjan"],
];

type Row = ReturnType<typeof companyJson>;

export const companies = Array.from({ length: 50 }, (_, at): Row => {
  const [country, city] = PLACES[(at * 3) % 5] ?? ["", ""];
  return {
    id: at + 1,
    name: `${city} ${KINDS[at % 5]} ${at + 1} Ltd`,
    size: "51-200",
    employees: 60 + at * 37,
    industry: TRADES[at % 5] ?? null,
    country,
    city,
    website: `https://company-${at + 1}.example/`,
    created_at: new Date(Date.UTC(2026, 0, 1 + at)).toISOString(),
    source: `composed, row ${at + 1}`,
    contact_name: null,
    contact_title: null,
    is_shared: true,
    is_demo: false,
  };
});
