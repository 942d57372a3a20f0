import { tokens } from "~/domains/directory/search/normalize-for-search";
import { INDUSTRIES, industryOf } from "~/domains/directory/taxonomy/industries";
import type { LabelledRecord } from "../../../understanding/evidence/records";
import { score as scoreOf } from "../../../understanding/evidence/score";
import { sharedFiles } from "./shared-files";

/** The mapped label or, without one, every industry whose words occur in the record: how searches worked previously. */
function understand({ name, label, sector, description }: LabelledRecord): string[] {
  const mapped = industryOf(label ?? "", sector ?? "");
  if (mapped) return [mapped];
  const words = new Set([name, label ?? sector, description].flatMap((text) => tokens(text ?? "")));
  return INDUSTRIES.filter((industry) =>
    industry.words.some((phrase) => {
      const parts = tokens(phrase);
      return parts.length > 0 && parts.every((part) => words.has(part));
    }),
  ).map(({ id }) => id);
}

export const score = () => scoreOf(understand, sharedFiles());
