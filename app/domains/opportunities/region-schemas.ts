import { z } from "zod";
import { DomainError } from "~/core/errors";
import { plainText } from "~/core/text";
import { regionFilter, regionName } from "./regions";

const text = z.string().transform(plainText).pipe(z.string().max(80, "Use at most 80 characters."));
const written = text.pipe(z.string().min(1, "Region is required"));

const named =
  (find: (text: string) => string | null, error: string) => (text: string, context: z.RefinementCtx) => {
    const name = find(text);
    if (name === null) context.addIssue({ code: "custom", message: error });
    return name ?? "";
  };

const UNKNOWN = "Choose a country from the list.";

export const Region = written.transform(named(regionName, UNKNOWN));

/** For an existing deal: its current value may stay, whatever it is; `requireKeptRegion` checks that. */
export const KeptRegion = written.transform((region) => regionName(region) ?? region);

/** @throws DomainError invalid for a region that is neither a country nor the deal's current value */
export function requireKeptRegion(region: string | undefined, before: string): void {
  if (region !== undefined && region !== before && regionName(region) === null)
    throw new DomainError("invalid", UNKNOWN, { field: "region" });
}

export const NO_SUCH_REGION = "Filter by a country or African region.";

/** Also accepts regions of an earlier release. */
export const RegionFilter = text.transform((region) => regionFilter(region) ?? region);
