// The committed format of the pack: columns of text, gzipped. app/domains/directory/open-data/read-pack.ts reads it.
import { existsSync, readFileSync } from "node:fs";
import { gunzipSync, gzipSync } from "node:zlib";

export const MAX_PACK_BYTES = 400_000;

const siteText = (website) => (website ? website.replace(/^https:\/\//, "").replace(/^http:\/\//, "!") : "");

/** Sources whose ids are row numbers: the next file may assign one to another company, so the name must match too. */
const COUNTED = new Set(["gem"]);

const identityOf = ({ source, sourceId }) => `${source}:${sourceId}`;
const keyOf = (row, nameKey) =>
  COUNTED.has(row.source) ? `${row.source}:${row.country} ${nameKey(row.name)}` : identityOf(row);

/** Maps every known key of a pack's rows to their identity (`source:id`); empty if there is no pack. */
export function identitiesOf(file, nameKey) {
  if (!existsSync(file)) return new Map();
  const { columns, sources } = JSON.parse(gunzipSync(readFileSync(file)).toString());
  const names = ["source", "sourceId", "name", "country", "also"];
  const [source, ids, name, country, also] = names.map((column) => columns[column].split("\n"));
  const known = new Map();
  for (const [at, sourceId] of ids.entries()) {
    const row = { source: sources[Number(source[at])].key, sourceId, name: name[at], country: country[at] };
    const identity = identityOf(row);
    known.set(keyOf(row, nameKey), identity);
    for (const part of also[at] ? also[at].split("|") : []) {
      const [index = "", rest = ""] = part.split(/:(.*)/s);
      const other = { source: sources[Number(index)].key, sourceId: rest.slice(0, rest.lastIndexOf("=")) };
      if (!COUNTED.has(other.source) && !known.has(identityOf(other))) known.set(identityOf(other), identity);
    }
  }
  return known;
}

const MERGED_FACTS = ["name", "city", "website", "industry", "employees", "listing"];

/** Returns the row under its previous identity; the source that it comes from now is listed as one that gives facts. */
function underIdentity(row, identity) {
  const [source = "", sourceId = ""] = identity.split(/:(.*)/s);
  const before = row.also.find((one) => identityOf(one) === identity);
  const given = new Set(row.also.flatMap(({ facts }) => facts));
  const facts = MERGED_FACTS.filter((fact) => row[fact] !== null && !given.has(fact));
  const rest = row.also.filter((one) => one !== before);
  const also =
    source === row.source ? rest : [{ source: row.source, sourceId: row.sourceId, facts }, ...rest];
  return { ...row, source, sourceId, also };
}

/** A row keeps its identity from the last pack, whichever of its sources comes first now, because accounts refer to it. */
export function keepIdentities(rows, known, nameKey) {
  const former = new Set(known.values());
  const taken = new Set();
  return rows.map((row) => {
    const others = row.also.filter(({ source }) => !COUNTED.has(source)).map(identityOf);
    const own = identityOf(row);
    const kept = [keyOf(row, nameKey), ...others]
      .map((key) => known.get(key))
      .find((identity) => identity && !taken.has(identity));
    const isFree = !former.has(own) && !taken.has(own);
    const identity = kept ?? (isFree ? own : `${own} ${nameKey(row.name)}`);
    taken.add(identity);
    return identity === own ? row : underIdentity(row, identity);
  });
}

const FACTS = { name: "n", city: "c", website: "w", industry: "i", employees: "e", listing: "l" };

/** @returns the file's bytes; `sources` in the order that rows refer to them. */
export function encodePack(rows, sources, readOn) {
  const keys = sources.map(({ key }) => key);
  const labels = [...new Set(rows.map(({ label }) => label))].sort();
  const industries = [...new Set(rows.map(({ industry }) => industry ?? ""))].sort();
  const column = (textOf) => rows.map(textOf).join("\n");
  const also = ({ also }) =>
    also
      .map(
        ({ source, sourceId, facts }) =>
          `${keys.indexOf(source)}:${sourceId}=${facts.map((fact) => FACTS[fact]).join("")}`,
      )
      .join("|");
  const pack = {
    format: 1,
    readOn,
    sources,
    labels,
    industries,
    columns: {
      source: column(({ source }) => keys.indexOf(source)),
      sourceId: column(({ sourceId }) => sourceId),
      name: column(({ name }) => name),
      country: column(({ country }) => country),
      city: column(({ city }) => city ?? ""),
      website: column(({ website }) => siteText(website)),
      industry: column(({ industry }) => industries.indexOf(industry ?? "")),
      label: column(({ label }) => labels.indexOf(label)),
      employees: column(({ employees }) => employees ?? ""),
      listing: column(({ listing }) => listing ?? ""),
      also: column(also),
    },
  };
  return gzipSync(JSON.stringify(pack), { level: 9 });
}
