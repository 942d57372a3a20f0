import { z } from "zod";
import { plainText } from "~/core/text";
import { NO_REGION, regionFilter, regionName } from "./regions";

const text = z.string().transform(plainText).pipe(z.string().max(80, "Write at most 80 letters."));
const written = text.pipe(z.string().min(1, "Region is required"));

const named =
  (find: (text: string) => string | null, error: string) => (text: string, context: z.RefinementCtx) => {
    const name = find(text);
    if (name === null) context.addIssue({ code: "custom", message: error });
    return name ?? "";
  };

const UNKNOWN = "Choose one of the 54 countries of Africa.";

export const Region = written.transform(named(regionName, UNKNOWN));

/** Of a deal that has one: what nobody knew may stay unknown. */
export const KeptRegion = written.transform(
  named((region) => (region === NO_REGION ? region : regionName(region)), UNKNOWN),
);

export const RegionFilter = text.transform(named(regionFilter, "Filter by a country or a part of Africa."));
