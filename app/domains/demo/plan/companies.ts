import { BEGINNINGS, CITIES, ENDINGS } from "./names";
import type { Random } from "./random";

export interface DemoCompany {
  name: string;
  country: string;
  city: string;
  /** The industry as written in the file. */
  industry: string;
  employees: number;
  domain: string;
  description: string;
  trade: Trade;
}

interface TradeWords {
  industry: string;
  names: readonly string[];
  does: string;
}

const TRADES = {
  solar: {
    industry: "Solar energy",
    names: ["Solar", "Sun Power", "Energy Works"],
    does: "Sells, installs and maintains solar systems for homes, shops and farms.",
  },
  clinics: {
    industry: "Healthcare",
    names: ["Clinics", "Health Centre", "Medical Group"],
    does: "Runs clinics with wards, a laboratory and a cold store for vaccines.",
  },
  farms: {
    industry: "Agriculture",
    names: ["Agricole", "Semences", "Récoltes"],
    does: "Achète, stocke et distribue semences et récoltes pour les coopératives de la région.",
  },
  wholesale: {
    industry: "Wholesale",
    names: ["Distribution", "Comptoir", "Négoce"],
    does: "Livre boutiques et marchés en produits courants depuis trois entrepôts.",
  },
  freight: {
    industry: "Logistics",
    names: ["Freight", "Haulage", "Logistics"],
    does: "Moves containers and chilled goods between the port and the inland markets.",
  },
  builders: {
    industry: "Construction",
    names: ["Builders", "Construction", "Engineering Works"],
    does: "Builds warehouses, schools and housing, with its own machinery.",
  },
} as const satisfies Record<string, TradeWords>;

export type Trade = keyof typeof TRADES;

/** The content of each file: industries, places and numbers of companies. */
const FILES = [
  {
    key: "east",
    fileName: "east-africa-energy-and-health.csv",
    groups: [
      ["solar", ["KE", "TZ", "UG", "RW"], 34],
      ["clinics", ["KE", "TZ", "UG", "RW"], 28],
    ],
  },
  {
    key: "francophone",
    fileName: "distributeurs-afrique-ouest.csv",
    groups: [
      ["farms", ["SN", "CI", "CM"], 42],
      ["wholesale", ["SN", "CI", "CM"], 32],
    ],
  },
  {
    key: "coast",
    fileName: "coast-freight-and-builders.csv",
    groups: [
      ["freight", ["NG", "GH", "KE"], 40],
      ["builders", ["NG", "GH"], 36],
    ],
  },
] as const satisfies readonly {
  key: string;
  fileName: string;
  groups: readonly (readonly [Trade, readonly string[], number])[];
}[];

const SIZES = [6, 8, 14, 22, 35, 48, 60, 90, 140, 180, 260, 420] as const;

export interface DemoFile {
  key: string;
  fileName: string;
  companies: DemoCompany[];
}

const ONLY_LIKELY = 2;

/** A company without an industry label: only its name hints at the industry. */
const likelyAlone = (company: DemoCompany): DemoCompany => ({
  ...company,
  name: `${company.name.split(" ")[0]} Maritime`,
  industry: "",
  description: "",
});

/** Every name is unique, and every domain is reserved (RFC 2606). */
export function demoFiles(random: Random): DemoFile[] {
  const taken = new Set<string>();
  const invent = () => {
    for (;;) {
      const name = random.pick(BEGINNINGS) + random.pick(ENDINGS);
      if (taken.has(name)) continue;
      taken.add(name);
      return name;
    }
  };
  const company = (trade: Trade, countries: readonly string[]): DemoCompany => {
    const { industry, names, does } = TRADES[trade];
    const country = random.pick(countries);
    const word = invent();
    return {
      name: `${word} ${random.pick(names)}`,
      country,
      city: random.pick(CITIES[country] ?? [""]),
      industry,
      employees: random.pick(SIZES),
      domain: `${word.toLowerCase()}.example`,
      description: does,
      trade,
    };
  };
  return FILES.map(({ key, fileName, groups }) => ({
    key,
    fileName,
    companies: groups.flatMap(([trade, countries, count]) =>
      Array.from({ length: count }, () => company(trade, countries)).map((company, index) =>
        trade === "freight" && index < ONLY_LIKELY ? likelyAlone(company) : company,
      ),
    ),
  }));
}

const cell = (text: string | number) => `"${String(text).replaceAll('"', '""')}"`;

/** Like a real spreadsheet: one company appears twice, and one row has no name. */
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
