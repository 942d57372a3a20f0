import { STARTER_SOURCE } from "../companies/starter-source";
import { CORRECTED_SOURCE } from "../corrections/corrected-source";
import { PACK_SOURCES } from "../open-data/pack-sources";

/** The description of a source of shared companies; a new importer adds its source here first. */
export interface DirectorySource {
  name: string;
  what: string;
  licence: string;
  licenceUrl: string | null;
  homeUrl: string | null;
}

const SOURCES: Readonly<Record<string, DirectorySource>> = {
  ...Object.fromEntries(
    PACK_SOURCES.map(({ name, what, licence, licenceUrl, homeUrl }) => [
      name,
      { name, what, licence, licenceUrl, homeUrl },
    ]),
  ),
  [STARTER_SOURCE]: {
    name: "Starter list",
    what: "Well-known companies with country, city, industry and website, compiled from published information. No contacts.",
    licence: "Facts compiled by the operator",
    licenceUrl: null,
    homeUrl: null,
  },
  GLEIF: {
    name: "GLEIF",
    what: "Legal entities with a Legal Entity Identifier: name, country and city, from the Global LEI Index. Sole proprietors are excluded.",
    licence: "CC0 1.0",
    licenceUrl: "https://creativecommons.org/publicdomain/zero/1.0/",
    homeUrl: "https://www.gleif.org/",
  },
  Wikidata: {
    name: "Wikidata",
    what: "Businesses with website, headcount, city and industry, if recorded. No personal data is imported.",
    licence: "CC0 1.0",
    licenceUrl: "https://creativecommons.org/publicdomain/zero/1.0/",
    homeUrl: "https://www.wikidata.org/",
  },
};

/** Sources of the open-data pack with their numbers of provided and confirmed companies; sources with neither are omitted. */
export const openSources = () =>
  PACK_SOURCES.filter(({ companies, confirmed }) => companies + confirmed > 0).map(
    ({ name, homeUrl, licence, licenceUrl, companies, confirmed }) => ({
      name,
      homeUrl,
      licence,
      licenceUrl,
      companies,
      confirmed,
    }),
  );

/** An unlisted source is shown under its own name, with the licence of its feed, if any. */
export const describeSource = (key: string, feed?: Partial<DirectorySource>): DirectorySource =>
  Object.hasOwn(SOURCES, key) && SOURCES[key]
    ? SOURCES[key]
    : {
        name: key,
        what: feed
          ? "Imported by the platform operator from a data feed."
          : "Imported by the platform operator.",
        licence: feed?.licence ?? "Not stated. Ask the platform operator.",
        licenceUrl: feed?.licenceUrl ?? null,
        homeUrl: feed?.homeUrl ?? null,
      };

/** Whether a name belongs to a source other than a feed. */
export const isSourceName = (name: string): boolean =>
  [...Object.keys(SOURCES), CORRECTED_SOURCE].some((key) => key.toLowerCase() === name.toLowerCase());
