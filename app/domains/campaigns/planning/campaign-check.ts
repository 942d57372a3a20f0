/** One line of the list before a start. What is blocked stops it; advice does not. */
export interface CampaignCheck {
  code:
    | "steps"
    | "template_missing"
    | "variable_unknown"
    | "search_missing"
    | "search_deleted"
    | "leads_missing"
    | "leads_demo"
    | "people_missing"
    | "people"
    | "mailbox_missing"
    | "mailbox_not_ready"
    | "mailbox"
    | "address_unconfirmed"
    | "address"
    | "signature_missing"
    | "signature";
  state: "done" | "advice" | "blocked";
  message: string;
  /** Where it is mended; null where nothing is to be done. */
  mend: { to: string; label: string } | null;
}

export const isBlocked = ({ state }: CampaignCheck) => state === "blocked";

/** All that stops a start, in words. */
export const problemsAmong = (checks: readonly CampaignCheck[]): string[] =>
  checks.filter(isBlocked).map(({ message }) => message);
