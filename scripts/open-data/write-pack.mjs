// The pack as it is committed: columns of text, gzip. app/domains/directory/open-data/read-pack.ts reads it.
import { existsSync, readFileSync } from "node:fs";
import { gunzipSync, gzipSync } from "node:zlib";

export const MAX_PACK_BYTES = 400_000;

const siteText = (website) => (website ? website.replace(/^https:\/\//, "").replace(/^http:\/\//, "!") : "");

/** `source:id` of each row of a pack that is there, with all names that it is known by. */
export function identitiesOf(file) {
  if (!existsSync(file)) return new Map();
  const { columns, sources } = JSON.parse(gunzipSync(readFileSync(file)).toString());
  const [source, id, also] = ["source", "sourceId", "also"].map((name) => columns[name].split("\n"));
  const known = new Map();
  for (const [at, key] of source.entries()) {
    const own = `${sources[Number(key)].key}:${id[at]}`;
    known.set(own, own);
    for (const other of also[at] ? also[at].split("|") : []) {
      const [index = "", rest = ""] = other.split(/:(.*)/s);
      const name = `${sources[Number(index)].key}:${rest.split("=")[0]}`;
      if (!known.has(name)) known.set(name, own);
    }
  }
  return known;
}

/** A row keeps the identity that it has in the last pack, whichever of its sources comes first now: accounts refer to it. */
export function keepIdentities(rows, known) {
  const taken = new Set();
  const nameOf = ({ source, sourceId }) => `${source}:${sourceId}`;
  const kept = rows.map((row) => {
    const former = [row, ...row.also]
      .map((one) => known.get(nameOf(one)))
      .find((name) => name && !taken.has(name));
    const own = nameOf(row);
    const identity = former ?? own;
    taken.add(identity);
    if (identity === own) return row;
    const other = row.also.find((one) => nameOf(one) === identity);
    if (!other)
      return { ...row, source: identity.split(":")[0], sourceId: identity.slice(identity.indexOf(":") + 1) };
    const facts = ["name", "city", "website", "industry", "employees", "listing"].filter(
      (fact) =>
        row[fact] !== null &&
        !other.facts.includes(fact) &&
        !row.also.some(({ facts }) => facts.includes(fact)),
    );
    const also = [
      { source: row.source, sourceId: row.sourceId, facts },
      ...row.also.filter((one) => one !== other),
    ];
    return { ...row, source: other.source, sourceId: other.sourceId, also };
  });
  return kept;
}

const FACTS = { name: "n", city: "c", website: "w", industry: "i", employees: "e", listing: "l" };

/** @returns the file's bytes. `sources` in the order that rows name them by. */
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
