import { NOTHING_KNOWN } from "../companies/company";
import type { ListedCompany } from "../sources/listed-company";
import { sizeOf } from "../taxonomy/sizes";

/** The format of scripts/open-data/write-pack.mjs: one text per column, one line per company. */
interface PackFile {
  format: number;
  /** The day the sources were read. */
  readOn: string;
  sources: { name: string }[];
  labels: string[];
  industries: string[];
  columns: Record<
    | "source"
    | "sourceId"
    | "name"
    | "country"
    | "city"
    | "website"
    | "industry"
    | "label"
    | "employees"
    | "listing"
    | "also",
    string
  >;
}

const FACTS = { c: "city", w: "website", i: "industry", e: "employees" } as const;

/** Parses values from a row's second source: `3:Q123=cw` means city and website come from the fourth source. */
function fieldSourcesOf(
  also: string,
  sources: PackFile["sources"],
  at: string,
): ListedCompany["fieldSources"] {
  const entries = also.split("|").flatMap((part) => {
    const source = sources[Number(part.split(":", 1)[0])]?.name;
    const facts = part.slice(part.lastIndexOf("=") + 1);
    return Object.entries(FACTS).flatMap(([letter, fact]) =>
      source && facts.includes(letter) ? [[fact, { source, at }] as const] : [],
    );
  });
  return entries.length > 0 ? Object.fromEntries(entries) : null;
}

const websiteOf = (text: string) =>
  text === "" ? null : text.startsWith("!") ? `http://${text.slice(1)}` : `https://${text}`;

/** Returns companies in the order of the file, best known first. @throws Error for a file of another format */
export function readPack(text: string): ListedCompany[] {
  const pack: PackFile = JSON.parse(text);
  if (pack.format !== 1) throw new Error(`The open-data pack has format ${pack.format}.`);
  const columns = Object.fromEntries(
    Object.entries(pack.columns).map(([name, column]) => [name, column.split("\n")]),
  ) as Record<keyof PackFile["columns"], string[]>;
  const writtenAt = new Date(pack.readOn);
  return columns.name.map((name, row) => {
    const of = (column: keyof PackFile["columns"]) => columns[column][row] ?? "";
    const employees = of("employees") ? Number(of("employees")) : null;
    return {
      ...NOTHING_KNOWN,
      accountId: null,
      name,
      country: of("country"),
      city: of("city") || null,
      website: websiteOf(of("website")),
      industry: pack.industries[Number(of("industry"))] || null,
      industryText: pack.labels[Number(of("label"))] || null,
      employees,
      size: employees === null ? null : sizeOf(employees),
      // "Listed security" doesn't indicate an industry (taxonomy/evidence/other-signs.ts).
      description: of("listing") ? `Listed security: ${of("listing")}.` : null,
      source: pack.sources[Number(of("source"))]?.name ?? "",
      sourceId: of("sourceId"),
      fieldSources: of("also") ? fieldSourcesOf(of("also"), pack.sources, writtenAt.toISOString()) : null,
      importId: null,
      isDemo: false,
      writtenAt,
    };
  });
}
