const MAX_LINES = 2_000;

/** By small name, the first of each; folded lines are joined (RFC 5322). */
export function headerFields(bytes: Uint8Array): Record<string, string> {
  const fields: Record<string, string> = Object.create(null);
  let name = "";
  for (const line of new TextDecoder("latin1").decode(bytes).split("\n").slice(0, MAX_LINES)) {
    const isMore = line.startsWith(" ") || line.startsWith("\t");
    if (isMore && name) fields[name] += ` ${line.trim()}`;
    if (isMore) continue;
    const colon = line.indexOf(":");
    const found = colon > 0 && colon < 100 ? line.slice(0, colon).trim().toLowerCase() : "";
    name = found in fields ? "" : found;
    if (name) fields[name] = line.slice(colon + 1).trim();
  }
  return fields;
}
