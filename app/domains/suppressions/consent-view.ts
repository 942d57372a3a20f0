import { formatDate } from "~/core/format";

interface ConsentClaim {
  at: Date;
  source: string;
  importedBy: number | null;
}

export interface ConsentState {
  confirmedAt: Date | null;
  askedAt: Date | null;
  claim: ConsentClaim | null;
}

export const importersOf = (...states: (ConsentState | null)[]): number[] =>
  states.flatMap((state) => state?.claim?.importedBy ?? []);

export function consentFacts(
  state: ConsentState | null,
  names: ReadonlyMap<number, string>,
  zone: string,
): [label: string, value: string][] {
  if (!state) return [];
  const { confirmedAt, askedAt, claim } = state;
  const facts: [string, string][] = [];
  if (confirmedAt)
    facts.push(["Consent to email", `Confirmed by the contact, ${formatDate(confirmedAt, zone)}`]);
  else if (askedAt) facts.push(["Consent to email", `Confirmation requested, ${formatDate(askedAt, zone)}`]);
  if (!claim) return facts;
  const by = claim.importedBy === null ? undefined : names.get(claim.importedBy);
  const importer = by ? ` Imported by ${by}.` : "";
  facts.push(["Recorded by your business", `${formatDate(claim.at, zone)}. ${claim.source}.${importer}`]);
  return facts;
}
