// Reads a file's rows as candidates: company facts only. Rejected rows are counted by reason.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { cleanCity, cleanName, cleanWebsite } from "./clean.mjs";

const COMPANY_WORD =
  /\b(ltd|limited|company|co|plc|inc|enterprises?|ventures?|services?|group|industr(y|ies)|construction|works|engineering|trading|traders|suppl(y|ies|iers)|systems?|solutions|technolog(y|ies)|pharmac(y|euticals?)|pharma|chemists?|press|print(ing|s|ers)?|motors|consult(s|ing|ants?)?|international|investments?|associates|agenc(y|ies)|hospital|security|global|holdings?|farms?|foods|lda|limitada|sa|s\.a\.?)\b/i;
const MEDIA_WORD =
  /\b(tv|t[ée]l[ée]\w*|television|media|m[ée]dias|radio|broadcast\w*|channel|network|press\w*|produ[cç]\w*|studios?|news|comm?unica\w*|audiovisu\w*|films?|entertainment|tele\w+|cin[ée]ma|rtv|group\w*)\b|tv$/i;
const NO_COMPANY =
  /^organi[sz]ation (pour|for) |^(community owned|unnamed|independent third|government|governments|republic of|state of)\b|\bgovernment( of)?\b|\bJV$|\[unknown|employees$|^(n\/a|na|none|unknown|tbd|private)$/i;
const PUBLIC_BODY =
  /\b(ministry|minist[eéè]r[eio]+|department of|city of|city council|state government|pension fund|county)\b/i;
const MINE_WORD =
  /\b(pty|ltd|limited|cc|bk|edms|bpk|inc|plc|npc|sand|sandwerke|stones?|stene|klip|quarr(y|ies)|crushers?|granite|graniet|diamonds?|diamante|mines?|mining|minerals?|colliery|collieries|coal|gold|platinum|chrome|manganese|copper|salt|lime|cement|bricks?|brickworks|steenmakery|steenwerke|clay|works|gruis|holdings?|group|company|co|corporation|delwery|myn|myne|gypsum|phosphate|aggregates?|enterprises?|trading|investments?|exploration|construction|konstruksie|beleggings|boerdery|jv|joint venture)\b/i;
const FOREIGN_WORD =
  /(\b(inc|corp|corporation|gmbh|ag|oyj|asa|ab|bv|nv|spa|s\.p\.a\.?|srl|kk|pte|bhd|sdn|llp|pjsc|jsc|qsc|pao|oao|as)\.?$)|china|chinese|\bsino|japan|tokyo|osaka|korea|india\b|indian|turk|türk|dubai|saudi|qatar|emirates|abu dhabi|kuwait|german|french|\bfrance|norw|danish|dutch|british|\buk\b|italian|\bspain|españ|portug|canad|americ|\bus\b|brazil|russia|sweden|finn|swiss|austral|singapore|malaysia|thai\b|indones|hong kong|shanghai|beijing|zhejiang|hunan|shandong|jiangsu|guangdong|europe|asia\b/i;

const tally = (left, source, reason) => {
  const key = `${source}\t${reason}`;
  left.set(key, (left.get(key) ?? 0) + 1);
};

/** Returns the home of a chain with companies in several countries: its only country, or South Africa among its neighbours. */
function homeOf(codes) {
  if (codes.length === 1) return codes[0];
  const neighbours = new Set("ZA NA BW SZ LS MZ ZM ZW".split(" "));
  return codes.includes("ZA") && codes.every((code) => neighbours.has(code)) ? "ZA" : null;
}

const codesIn = (text, label) =>
  new RegExp(`${label}: ([A-Za-z, ]+)`).exec(text)?.[1]?.toUpperCase().split(/, */).filter(Boolean) ?? null;

/** Banks, insurers and networks are licensed per country: one that operates in several is a separate company in each. */
const LICENSED = /^(bank|insurance|mobile phone|telecommunication|money transfer|mobile money agent)\b/i;

const EXCHANGES = {
  JO: "Johannesburg Stock Exchange",
  CA: "Egyptian Exchange",
  PA: "Euronext Paris",
  L: "London Stock Exchange",
  AX: "Australian Securities Exchange",
  F: "Frankfurt Stock Exchange",
  V: "TSX Venture Exchange",
};

/** For each source, reads a row's facts beyond its country, or returns the reason to leave it out. */
const READERS = {
  ror: (row, _code, { countryCode }) => {
    const [whole, place = ""] = / \((?:The )?([^)]+)\)$/.exec(row.name) ?? [];
    const isSaid =
      place && (countryCode(place) || /^(united|germany|france|china|japan|india|canada)/i.test(place));
    if (isSaid && !countryCode(place)) return "a company of another continent";
    const says = !/^(private company|other organisation)/i.test(row.industry);
    return {
      name: isSaid ? row.name.slice(0, -whole.length) : row.name,
      sourceId: row.source_id.replace(/^https?:\/\//, ""),
      city: row.city,
      website: row.website,
      label: says ? row.industry : "",
    };
  },
  unis: (row) => ({ website: row.website, label: row.industry }),
  findb: (row) => {
    const [, ticker = ""] = /Listed security ([\w.-]+) \(/.exec(row.description) ?? [];
    const exchange = EXCHANGES[ticker.split(".").at(-1)];
    if (!row.website && !row.industry && !row.sector) return "a security without a sector";
    if (
      /bond|\bfund\b(?! (limited|ltd))|etf|-au[a-z]|\d{2}\/\d{2}|right|\bRC-|\bADR\b/i.test(row.name) &&
      !row.website
    )
      return "a bond, fund or receipt";
    if (!row.website && !row.city && exchange !== EXCHANGES.CA) return "a security on another exchange";
    // Names of one exchange are cut at 28 characters.
    if (!row.website && row.name.length >= 26) return "a name that is cut off";
    const symbol = /^[A-Z]{2}\w{9,}/.test(ticker) ? "" : ticker.split(".")[0];
    // The source uses these two labels for farms, shops and grain traders.
    const isVague = /^household (products|durables)$/i.test(row.industry);
    const label = isVague ? "" : row.industry;
    const name = row.name.replace(/ Ord\b.*$/i, "");
    return {
      name,
      sourceId: row.source_id,
      city: row.city,
      website: row.website,
      label,
      sector: isVague ? "" : row.sector,
      listing: exchange ? [symbol, exchange].filter(Boolean).join(", ") : "",
    };
  },
  atp: (row, code) => {
    const home = homeOf(codesIn(row.description, "outlets in") ?? [code]);
    if (home !== code) return "a chain of another country";
    return { sourceId: row.source_id, website: row.website, label: row.industry, sector: row.sector };
  },
  nsi: (row, code) => {
    const codes = codesIn(row.description, "Only operates in");
    const isLicensed = LICENSED.test(row.industry);
    if (codes ? homeOf(codes) !== code && !(isLicensed && codes.includes(code)) : !isLicensed)
      return "a brand of several countries";
    if (/operator\)/i.test(row.industry) && (!codes || codes.length > 1))
      return "an operator of several countries";
    if (/\b(school|kindergarten|university|college) \(/i.test(row.industry)) return "a school list";
    if (PUBLIC_BODY.test(row.name) || /^(government|federal|minist)/i.test(row.name)) return "no company";
    if (/operator\)/i.test(row.industry) && row.name.length < 4) return "initials alone";
    if (
      /^(pipeline|government|courthouse|political party|toll booth|scout|parcel locker|nature reserve|bus|train|route|post box|toilets?|drinking water|transformer|minor line|line|pole|tower|street|mast|fire hydrant)\b/i.test(
        row.industry,
      )
    )
      return "no company";
    return {
      sourceId: row.source_id,
      label: row.industry.replace(/ \((brand|operator)\)$/, ""),
      rawLabel: row.industry,
      sector: row.sector,
    };
  },
  gem: (row, _code, { manyCountries, nameKey }) => {
    const name = cleanName(row.name);
    if (NO_COMPANY.test(row.name) || PUBLIC_BODY.test(row.name)) return "no company";
    if (/\||, (?!l(td|da|imited|imitada)|s\.?a|inc|plc)/i.test(name)) return "several owners in one name";
    if (FOREIGN_WORD.test(name)) return "an owner from elsewhere";
    if (manyCountries.has(nameKey(name))) return "an owner of several countries";
    return { sourceId: null, label: row.industry };
  },
  land: (row) => {
    if (!/^(private company|stock-exchange|state-|semi state)/i.test(row.sector))
      return "an investor of unknown kind";
    if (NO_COMPANY.test(row.name) || /^(ministry|minist)/i.test(row.name)) return "no company";
    if (FOREIGN_WORD.test(row.name)) return "an owner from elsewhere or of another business";
    return {
      sourceId: row.source_id,
      website: row.website,
      label: "",
      name: row.name.replace(/ in [A-Z]\p{L}+(?: \p{Lu}\p{L}+)*$/u, ""),
    };
  },
  iptv: (row) => {
    const isOwner = /channel owner/.test(row.industry);
    if (!row.website) return "a broadcaster without a website";
    if (/\.(gov|gouv|gob)\.|\.gov$|\.edu/.test(row.website) && !MEDIA_WORD.test(row.name))
      return "a public body";
    if (/\bbet|\bleague|racing|\bEPL\b|lotto/i.test(row.name)) return "a channel of a bookmaker";
    if (isOwner && !MEDIA_WORD.test(row.name)) return "an owner that may be a person or no broadcaster";
    return {
      sourceId: row.source_id,
      website: row.website,
      label: "Television broadcasting",
      rawLabel: row.industry,
    };
  },
  dmr: (row) => {
    if (!MINE_WORD.test(row.name) || /\bfam\w*l\w* trust|familie/i.test(row.name))
      return "may be a person's name";
    return { sourceId: row.source_id, city: row.city, label: row.industry };
  },
  ppa: (row) => {
    if (!row.name.trim()) return "no name";
    if (!COMPANY_WORD.test(row.name)) return "may be a person's name";
    if (FOREIGN_WORD.test(row.name)) return "a company from elsewhere";
    if (/\/|consortium|joint venture/i.test(row.name)) return "several companies in one name";
    if (
      !/^(construction|pharmaceuticals|it equipment|printing|security|food and catering|cleaning|consultancy)/i.test(
        row.industry,
      )
    )
      return "an industry that does not describe the company";
    return { sourceId: row.source_id, city: row.city, label: row.industry };
  },
  moz: (row) =>
    COMPANY_WORD.test(row.name) ? { sourceId: row.source_id, label: "" } : "may be a person's name",
};

const rowsOf = (folder, file) =>
  parse(readFileSync(join(folder, file), "utf8"), { columns: true, skip_empty_lines: true });

const namesIn = (text) =>
  new Set(
    text
      .split("\n")
      .filter((line) => !line.startsWith("#"))
      .join("; ")
      .split(";")
      .map((name) => name.trim().toLowerCase())
      .filter(Boolean),
  );

/** Returns `source:id` of rows whose label is wrong. */
const misleadingIds = () =>
  new Set(
    readFileSync(new URL("./misleading-labels.txt", import.meta.url), "utf8")
      .split("\n")
      .filter((line) => line && !line.startsWith("#"))
      .flatMap((line) => {
        const [source = "", ids = ""] = line.split(/: (.*)/s);
        return ids.split("; ").map((id) => `${source}:${id}`);
      }),
  );

/**
 * @returns candidates in source order; rows left out by `source \t reason`; `given`, the number of rows with a website
 * outside the bounded industries
 */
export function readFiles(folder, sources, app) {
  const left = new Map();
  let given = 0;
  const misleading = misleadingIds();
  const leftOut = namesIn(readFileSync(new URL("./left-out.txt", import.meta.url), "utf8"));
  const candidates = Object.entries(sources).flatMap(([source, { files }]) => {
    const rows = files.flatMap((file) => rowsOf(folder, file));
    const isOther = ({ industry }) =>
      !/^(higher education|research facility|archive|television)/i.test(industry);
    given += rows.filter((row) => row.website && isOther(row)).length;
    const countries = new Map();
    const hosts = new Map();
    for (const row of rows) {
      const key = app.nameKey(cleanName(row.name || "-"));
      countries.set(key, (countries.get(key) ?? new Set()).add(row.country));
      const host = app.domainOf(row.website);
      if (host) hosts.set(host, (hosts.get(host) ?? new Set()).add(row.country));
    }
    const manyCountries = new Set([...countries].filter(([, names]) => names.size > 1).map(([key]) => key));
    const isSharedHost = (host) => (hosts.get(host)?.size ?? 0) > 1;
    return rows.flatMap((row) => {
      const country = app.countryCode(row.country);
      const read = country
        ? READERS[source](row, country, { manyCountries, nameKey: app.nameKey, countryCode: app.countryCode })
        : "no country of Africa";
      if (typeof read === "string") {
        tally(left, source, read);
        return [];
      }
      const name = cleanName(read.name ?? row.name);
      if (leftOut.has(name.toLowerCase())) {
        tally(left, source, "left out by hand");
        return [];
      }
      if (name.length < 2 || name.length > 120) {
        tally(left, source, "no name");
        return [];
      }
      const isMisleading = misleading.has(`${source}:${(read.sourceId ?? row.source_id).split(" ")[0]}`);
      const website = cleanWebsite(read.website, app);
      const host = app.domainOf(website);
      if (source === "iptv" && (!website || isSharedHost(host))) {
        tally(left, source, "a broadcaster without a website of its own");
        return [];
      }
      return [
        {
          source,
          sourceId: read.sourceId ?? row.source_id,
          name,
          country,
          city: read.city ? cleanCity(read.city, app, country) : null,
          website,
          label: isMisleading ? "" : read.label || "",
          rawLabel: isMisleading ? "" : (read.rawLabel ?? read.label ?? ""),
          sector: isMisleading ? "" : (read.sector ?? ""),
          listing: read.listing || null,
          employees: /^\d+$/.test(row.employees) ? Number(row.employees) : null,
        },
      ];
    });
  });
  return { candidates, left, given };
}
