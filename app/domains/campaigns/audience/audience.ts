import { DomainError } from "~/core/errors";

/** The source of a campaign's contacts. */
export type AudienceSource =
  | { kind: "search" | "list" | "tag" | "import"; id: number }
  | { kind: "contacts"; filter: string }
  | { kind: "selection"; ids: number[] };

/** Which contacts of the audience are emailed. */
export interface AudienceRules {
  /** Every contact, or one per company. */
  people: "all" | "one";
  /** Whether to email shared addresses such as info@ too. */
  roleAddresses: boolean;
  /** Whether to email contacts of other active campaigns too. */
  activeContacts: boolean;
  /** Set when the campaign starts: contacts added later are not part of the audience. */
  lastContactId?: number;
}

/** Maximum selected contacts that fit into a link. */
export const MAX_SELECTED_CONTACTS = 500;
const MAX_SOURCE_LENGTH = 6_000;

const FIELD = { field: "audience" };

export const defaultPeople = ({ kind }: AudienceSource): AudienceRules["people"] =>
  kind === "search" ? "one" : "all";

export function sourceText(source: AudienceSource): string {
  if (source.kind === "contacts") return `contacts:${source.filter}`;
  if (source.kind === "selection") return `selection:${source.ids.join(",")}`;
  return `${source.kind}:${source.id}`;
}

const idsIn = (text: string): number[] =>
  [...new Set(text.split(",").map(Number))]
    .filter((id) => Number.isSafeInteger(id) && id > 0)
    .sort((a, b) => a - b);

/** "tag:3", "search:12", "list:5", "import:7", "contacts:country=KE" or "selection:4,9"; null for anything else. */
export function parseSource(text: string): AudienceSource | null {
  const colon = text.indexOf(":");
  if (colon < 0 || text.length > MAX_SOURCE_LENGTH) return null;
  const [kind, rest] = [text.slice(0, colon), text.slice(colon + 1)];
  if (kind === "contacts") return { kind, filter: rest };
  if (kind === "selection") {
    const ids = idsIn(rest);
    return ids.length > 0 && ids.length <= MAX_SELECTED_CONTACTS ? { kind, ids } : null;
  }
  const isNamed = kind === "search" || kind === "list" || kind === "tag" || kind === "import";
  return isNamed && /^[1-9]\d{0,14}$/.test(rest) ? { kind, id: Number(rest) } : null;
}

export const notFoundAudience = () =>
  new DomainError("not_found", "This audience wasn’t found. Choose another audience.", FIELD);

export const DEFAULT_RULES = { roleAddresses: true, activeContacts: false } as const;
