import type { Reason, ReasonCode } from "./reasons";

export const REASON_LABELS: Record<ReasonCode, string> = {
  "same-name": "The names are the same, legal form and spelling of letters aside",
  "similar-name": "The names are written nearly the same",
  "same-country": "The same country",
  "same-website": "The same website",
  "same-city": "The same city",
  "same-email": "The same email address",
  "same-phone": "The same telephone number",
  "same-profile": "The same LinkedIn profile",
  "same-company": "The same company",
  "common-name": "The name is made of common words",
  "other-words": "One name has words that the other has not",
  "other-kind": "Each name says another kind of organisation",
  "more-kinds": "One name says a kind that the other does not",
  "other-number": "Other numbers in the names",
  "other-country": "Another country",
  "other-city": "Another city",
  "other-website": "Another website",
  "other-facts": "The descriptions state something else",
  "other-email": "Another email address",
  "other-phone": "Another telephone number",
  "other-company": "Another company",
};

export const reasonJson = ([code, points]: Reason) => ({ code, points, text: REASON_LABELS[code] });
