/** Prefix in the hash of a list's URL, followed by the address of the record open in its side panel. */
export const PANEL_HASH = "#open=";

/** Query parameter with the list's address, in requests from its side panel. */
export const PANEL_LIST = "panel";

const RECORDS = {
  company: /^\/business\/companies\/\d+$/,
  contact: /^\/business\/contacts\/\d+\/history$/,
  lead: /^\/ai-lead-search\/leads\/\d+$/,
  deal: /^\/opportunities\/\d+$/,
};
export type RecordKind = keyof typeof RECORDS;

export const recordKind = (pathname: string): RecordKind | null =>
  (Object.keys(RECORDS) as RecordKind[]).find((kind) => RECORDS[kind].test(pathname)) ?? null;

/** Parses `#open=`: the record's kind and its address with the query; null for anything else. */
export function openRecord(hash: string) {
  if (!hash.startsWith(PANEL_HASH)) return null;
  const to = hash.slice(PANEL_HASH.length);
  const [pathname = ""] = to.split("?");
  const kind = recordKind(pathname);
  return kind && { kind, pathname, to };
}
