import { countryCode } from "~/core/places/countries";
import { sizeOf } from "../../taxonomy/sizes";

const WEBSITE = /^(https?:\/\/|www\.)\S+$|^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}(\/\S*)?$/i;
const LEGAL_FORM =
  /\b(ltd|limited|plc|llc|inc|sarl|s\.a\.r\.l|lda|ltda|gmbh|pty|company|holdings?|group|enterprises?)\b/i;
const HONORIFIC =
  /^(mr|mrs|ms|miss|mx|dr|prof|eng|engr|rev|pst|hon|alh|alhaji|hajia|chief|barr|sir|madam|m|mm|mme|mlle|monsieur|madame|mademoiselle|pr|sr|sra|srta|senhor|senhora|dra|herr|frau|السيد|السيدة|د|م|أ)\.?$/iu;

export const isWebsite = (cell: string) => WEBSITE.test(cell);
export const isCompanyName = (cell: string) => LEGAL_FORM.test(cell);
export const isCountry = (cell: string) => countryCode(cell) !== null;
export const isStaff = (cell: string) => /\d\s*(-|–|to|à|a)\s*\d|\d\+$/.test(cell) && sizeOf(cell) !== null;
export const isLinkedinProfile = (cell: string) => /(^|\/|\.)linkedin\.com\/(in|pub|profile)\//i.test(cell);
export const hasAddress = (cell: string) =>
  cell.length <= 1_000 && cell.includes("@") && /[^\s@]@[^\s@]/.test(cell);
export const hasNumber = (cell: string) => cell.replace(/\P{Nd}/gu, "").length >= 5 && !hasAddress(cell);
/** Whether a cell is a form of address such as "Mme" or "Dr", not a job title. */
export const isHonorific = (cell: string) => HONORIFIC.test(cell.trim());

/** Returns the share (0 to 1) of filled cells that pass the test; null if all are empty. */
export function shareOf(cells: readonly string[], test: (cell: string) => boolean): number | null {
  const filled = cells.filter((cell) => cell !== "");
  return filled.length === 0 ? null : filled.filter(test).length / filled.length;
}
