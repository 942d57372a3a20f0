import type { Reason, ReasonCode } from "./reasons";

export const REASON_LABELS: Record<ReasonCode, string> = {
  "same-name": "Same name, ignoring legal form and accents",
  "similar-name": "Similar name",
  "same-country": "Same country",
  "same-website": "Same website",
  "same-city": "Same city",
  "same-email": "Same email address",
  "same-phone": "Same phone number",
  "same-profile": "Same LinkedIn profile",
  "same-company": "Same company",
  "common-name": "Only common words in the name",
  "other-words": "One name has extra words",
  "other-kind": "Different organisation types in the names",
  "more-kinds": "Organisation type in only one name",
  "other-number": "Different numbers in the names",
  "other-country": "Different country",
  "other-city": "Different city",
  "other-website": "Different website",
  "other-facts": "Different descriptions",
  "other-email": "Different email address",
  "other-phone": "Different phone number",
  "other-company": "Different company",
};

export const reasonJson = ([code, points]: Reason) => ({ code, points, text: REASON_LABELS[code] });
