import type { BusinessContext } from "~/core/context";
import { csvRow, withoutGuard } from "~/core/csv";
import { DomainError } from "~/core/errors";
import { findDelimiter } from "~/domains/directory/imports/csv/find-delimiter";
import { headerKey } from "~/domains/directory/imports/mapping/header-key";
import { requireMarketing } from "~/domains/marketing/access/access.server";
import { type Imported, importSocialLeads } from "../imports/import-leads.server";
import { listRows, MAX_ROWS, unreadOf } from "../imports/read-file";

/** LinkedIn's lead gen forms and X's lead cards give their leads as files alone. */
export const FILE_PLATFORMS = ["linkedin", "twitter"] as const;
export type FilePlatform = (typeof FILE_PLATFORMS)[number];

type Column =
  | "name"
  | "first"
  | "last"
  | "handle"
  | "email"
  | "company"
  | "phone"
  | "region"
  | "industry"
  | "campaign";

/** By `headerKey`: "FIRST_NAME", "firstName" and "First name" are one. Their sources stand in the README. */
const COLUMNS: Record<string, Column> = {
  name: "name",
  "full name": "name",
  "first name": "first",
  "last name": "last",
  "screen name": "handle",
  username: "handle",
  "user name": "handle",
  handle: "handle",
  "twitter username": "handle",
  "x username": "handle",
  "x handle": "handle",
  "twitter handle": "handle",
  email: "email",
  "e mail": "email",
  "email address": "email",
  "work email": "email",
  "work email address": "email",
  company: "company",
  "company name": "company",
  phone: "phone",
  "phone number": "phone",
  "mobile phone": "phone",
  "mobile phone number": "phone",
  "work phone": "phone",
  "work phone number": "phone",
  country: "region",
  "country region": "region",
  "country or region": "region",
  industry: "industry",
  "company industry": "industry",
  campaign: "campaign",
  "campaign name": "campaign",
  "form name": "campaign",
  "lead form": "campaign",
  "lead form name": "campaign",
  "lead gen form": "campaign",
  "lead gen form name": "campaign",
  card: "campaign",
  "card name": "campaign",
};

const HEADER = ["name", "email", "company", "phone", "industry", "region", "tags", "lead_type"];
const MAX_COLUMNS = 100;

const invalid = (message: string) => new DomainError("invalid", message, { field: "csv" });

type Row = Partial<Record<Column, string>>;

function lineOf(row: Row): string {
  const name = row.name || [row.first, row.last].filter(Boolean).join(" ") || row.handle || "";
  const tags = row.campaign ? row.campaign.replaceAll(",", " ").slice(0, 40) : "";
  const { email = "", company = "", phone = "", industry = "", region = "" } = row;
  return csvRow([name, email, company, phone, industry, region, tags, company ? "" : "B2C"]);
}

interface PlatformLeads {
  csv: string;
  unread: string[];
}

/** A field of several columns, as a private and a work address, is that of the first that has one. @throws DomainError invalid for a file that has no address in it */
export function asLeadFile(text: string): PlatformLeads {
  const delimiter = findDelimiter(text.slice(0, 64 * 1024));
  const [header, ...rows] = listRows(text, delimiter);
  if (!header || header.cells.length > MAX_COLUMNS)
    throw invalid("Choose the CSV file that the platform gave you.");
  if (rows.length > MAX_ROWS)
    throw invalid(`A file of leads has at most ${MAX_ROWS.toLocaleString("en")} rows.`);
  const columns = header.cells.map((cell) => COLUMNS[headerKey(cell.slice(0, 100))] ?? null);
  const hasName = (["name", "first", "last", "handle"] as const).some((column) => columns.includes(column));
  if (!columns.includes("email") || !hasName)
    throw invalid(
      `This file has no columns for a name and an email address. Its first line names: ${header.cells.join(", ").slice(0, 200)}.`,
    );
  const lines = rows.map(({ cells }) => {
    const row: Row = {};
    for (const [index, column] of columns.entries())
      if (column) row[column] ||= withoutGuard((cells[index] ?? "").slice(0, 2_000).trim());
    return lineOf(row);
  });
  return { csv: [csvRow(HEADER), ...lines].join(""), unread: unreadOf(header.cells, columns) };
}

/** The first rows at once, the others by the queue. @throws DomainError forbidden, invalid, limit_reached */
export async function importPlatformFile(
  ctx: BusinessContext,
  platform: FilePlatform,
  text: string,
  fileName: string | null,
): Promise<Imported> {
  await requireMarketing(ctx);
  const { csv, unread } = asLeadFile(text);
  const input = { platform, method: "csv" as const, lead: null, csv, apiToken: null, criteria: null };
  return importSocialLeads(ctx, input, fileName, unread);
}
