import type { Company } from "../companies/company";
import { PACK_SOURCES } from "./pack-sources";

const NAMES: ReadonlySet<string> = new Set(PACK_SOURCES.map(({ name }) => name));

/** Whether companies of this source come with the open-data pack. */
export const isPackSource = (source: string): boolean => NAMES.has(source);

/**
 * A company of the pack of which only country and industry are known, neither website nor city. It ranks last, and costs a lead only
 * after the price and what is missing were shown. An account's edited version is one until a city or a website is filled in.
 */
export const isBasicRecord = ({
  source,
  website,
  city,
}: Pick<Company, "source" | "website" | "city">): boolean =>
  website === null && city === null && isPackSource(source);
