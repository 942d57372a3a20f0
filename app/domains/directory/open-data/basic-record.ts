import type { Company } from "../companies/company";
import { PACK_SOURCES } from "./pack-sources";

const NAMES: ReadonlySet<string> = new Set(PACK_SOURCES.map(({ name }) => name));

/** Whether the open-data pack includes companies of this source. */
export const isPackSource = (source: string): boolean => NAMES.has(source);

/**
 * A company of the pack with neither website nor city. It ranks last, and uses a lead only after its price and gaps
 * were shown. An account's edited version stays basic until it has a city or a website.
 */
export const isBasicRecord = ({
  source,
  website,
  city,
}: Pick<Company, "source" | "website" | "city">): boolean =>
  website === null && city === null && isPackSource(source);
