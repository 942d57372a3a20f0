// Merges the candidates of all sources into rows of the pack: industry by evidence, duplicates merged, tiers.
const PARENTS = (app) => new Map(app.INDUSTRIES.map(({ id, parent }) => [id, parent ?? id]));
/** Industries that businesses rarely sell to first: at most a share of the pack. */
export const BOUNDED = new Set(["education", "research", "media"]);

const RUN_BY = new Set(["government", "nonprofit"]);
const isRun = (industry, name) =>
  ["research", "healthcare"].includes(industry) ||
  (industry === "education" && /universi|college|school|polytechni|\b[ée]cole|facult/i.test(name));
const RESEARCH_BODY =
  /(institut|cent(re|er)|laborator).*(research|recherche|pesquisa|investiga)|research (institut|cent(re|er))|institut pasteur/i;
const UTILITY = /electric|électric|eletric|utilit|\bpower (corp|authority|company ltd$)|energy board/i;
const AWARDED_FOR_SURE = new Set(["construction", "pharma"]);

/** Sources in which only the name is evidence: industries in which such a company is plausible. */
const NAMED_ONLY = {
  land: new Set(
    "agriculture agritech food mining energy renewables oilgas banking buildingmaterials".split(" "),
  ),
  moz: new Set(
    "mining construction agriculture buildingmaterials food realestate oilgas energy renewables utilities manufacturing transport hospitality tourism healthcare pharma".split(
      " ",
    ),
  ),
};

/**
 * Returns the most certain industry. Where a source labels owners by their assets, an industry that the name clearly
 * states wins. Null if none is certain.
 */
function industryOf({ source, name, rawLabel, sector, website }, app, family) {
  const weigh = (record) => app.industryEvidence(record).filter(({ weight }) => weight >= app.SURE);
  const isSaid = ({ pieces }) => pieces.some(({ kind }) => kind !== "name" && kind !== "website");
  const sure = weigh({ name, label: rawLabel || null, sector: sector || null, website });
  const [first] = sure;
  if (!first) return null;
  const hints = app.industryEvidence({ name }).map(({ industry }) => industry);
  const byName = weigh({ name, website }).filter(({ pieces }) => pieces[0]?.kind === "name");
  const other = byName.find(({ industry }) => family(industry) !== family(first.industry));
  if (source === "findb" && other) return null;
  // The subject of a contract identifies a builder or a pharmacy; for other trades the name must confirm it.
  const isOwnTrade =
    AWARDED_FOR_SURE.has(first.industry) || hints.some((id) => family(id) === family(first.industry));
  if (source === "ppa" && !isOwnTrade) return null;
  if (source === "ppa" && (other || hints.some((id) => family(id) !== family(first.industry)))) return null;
  if (NAMED_ONLY[source] && !website && !NAMED_ONLY[source].has(first.industry)) return null;
  // The register classifies public institutes and colleges by their operator.
  if (source === "ror" && RUN_BY.has(first.industry) && other && isRun(other.industry, name))
    return other.industry;
  if (source === "ror" && RUN_BY.has(first.industry) && RESEARCH_BODY.test(name)) return "research";
  if (source === "ror" && first.industry === "nonprofit" && /\.(gov|gouv|gob|go)\./.test(website ?? ""))
    return "government";
  if (source === "gem" && first.industry === "renewables" && UTILITY.test(name)) return "energy";
  if (source === "gem" && other && isSaid(first)) return other.industry;
  return first.industry;
}

/** Keeps one row per name and one per website in a country; the earlier source names the row. */
function mergeRows(rows, app) {
  const spelled = new Map();
  /**
   * Finds a name of ten characters or more that differs by one edit and has the same digits: "Danadams" and "Danadans
   * Pharmaceuticals".
   */
  const similar = (country, joined) => {
    if (joined.length < 10) return undefined;
    const figures = joined.replace(/\D/g, "");
    const near = [joined.slice(0, 5), joined.slice(-5)].flatMap(
      (part) => spelled.get(`${country} ${part}`) ?? [],
    );
    return near.find(({ text }) => text.replace(/\D/g, "") === figures && app.isOneEditAway(text, joined))
      ?.row;
  };
  const remember = (country, joined, row) => {
    for (const part of [joined.slice(0, 5), joined.slice(-5)]) {
      const key = `${country} ${part}`;
      spelled.set(key, [...(spelled.get(key) ?? []), { text: joined, row }]);
    }
  };
  const byKey = new Map();
  const merged = [];
  let duplicates = 0;
  for (const row of rows) {
    const { words: comparable } = app.comparableName(row.name, app.countryName(row.country));
    const [words, joined] = [comparable.join(" "), comparable.join("")];
    const names = [
      `n ${row.country} ${app.nameKey(row.name)}`,
      ...(words ? [`w ${row.country} ${words}`] : []),
    ];
    const domain = app.domainOf(row.website);
    const site = domain && `d ${row.country} ${domain}`;
    const same = names.map((key) => byKey.get(key)).find(Boolean) ?? similar(row.country, joined);
    const host = site ? byKey.get(site) : undefined;
    // A network's channels share its website: one channel represents them all.
    const isNetwork = row.source === "iptv" && host !== undefined;
    const target = same ?? (host && (host.source !== row.source || isNetwork) ? host : undefined);
    if (target) {
      duplicates += 1;
      absorb(target, host && host !== target ? { ...row, website: null } : row);
      for (const key of [...names, ...(site && target.website === row.website ? [site] : [])])
        if (!byKey.has(key)) byKey.set(key, target);
      continue;
    }
    if (row.confirmsOnly) continue;
    // Two organisations share a website: it stays with the first.
    const own = { ...row, website: host ? null : row.website, also: [] };
    for (const key of [...names, ...(own.website ? [site] : [])]) byKey.set(key, own);
    remember(row.country, joined, own);
    merged.push(own);
  }
  return { merged, duplicates };
}

function absorb(target, row) {
  if (target.isListed) return;
  const facts = [];
  for (const fact of ["city", "website", "employees", "listing", "industry"])
    if (target[fact] === null && row[fact] !== null) {
      target[fact] = row[fact];
      if (fact === "industry") target.label = row.label;
      facts.push(fact);
    }
  if (row.source !== target.source && !target.also.some(({ source }) => source === row.source))
    target.also.push({ source: row.source, sourceId: row.sourceId, facts });
}

const tierOf = ({ website, city, industry }) => {
  if (website) return 1;
  if (!industry) return null;
  return city ? 2 : 3;
};

/** `listed` are companies of the starter list, which don't change; the pack excludes rows that match one. */
export function rowsOf(candidates, listed, app) {
  const parents = PARENTS(app);
  const family = (id) => parents.get(parents.get(id)) ?? parents.get(id) ?? id;
  const known = candidates.map((row) => ({ ...row, industry: industryOf(row, app, family) }));
  const { merged, duplicates } = mergeRows(
    [...listed.map((row) => ({ ...row, isListed: true })), ...known],
    app,
  );
  const rows = merged.filter(({ isListed }) => !isListed).map((row) => ({ ...row, tier: tierOf(row) }));
  return {
    rows: rows.filter(({ tier }) => tier !== null),
    rejected: rows.filter(({ tier }) => tier === null),
    duplicates,
  };
}

/** Adds bounded industries by tier until they make up `share` of all rows. */
export function boundRows(rows, share) {
  const isBounded = ({ industry }) => BOUNDED.has(industry);
  const others = rows.filter((row) => !isBounded(row));
  const room = Math.floor((others.length * share) / (1 - share));
  const bounded = rows.filter(isBounded);
  const counts = new Map();
  // Alternates between countries, so that small markets keep their companies.
  const inTurns = bounded
    .map((row) => {
      const key = `${row.tier} ${row.country}`;
      const turn = counts.get(key) ?? 0;
      counts.set(key, turn + 1);
      return { row, turn };
    })
    .sort((a, b) => a.row.tier - b.row.tier || a.turn - b.turn);
  const taken = new Set(inTurns.slice(0, room).map(({ row }) => row));
  return rows.filter((row) => !isBounded(row) || taken.has(row));
}
