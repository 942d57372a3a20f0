import type { DemoFile } from "./companies";

const cell = (text: string | number) => `"${String(text).replaceAll('"', '""')}"`;

/** As somebody's spreadsheet would be: one company stands twice, and one row has no name. */
export function csvOf({ companies }: DemoFile): string {
  const rows = companies.map(({ name, country, city, industry, employees, domain, description }) => [
    name,
    country,
    city,
    industry,
    employees,
    domain && `https://${domain}`,
    description,
  ]);
  const header = ["Company name", "Country", "City", "Industry", "Employees", "Website", "Description"];
  const again = rows[3] ?? [];
  const nameless = ["", ...(rows[5] ?? []).slice(1, 5), "", ""];
  return [header, ...rows, again, nameless].map((row) => row.map(cell).join(",")).join("\n");
}
