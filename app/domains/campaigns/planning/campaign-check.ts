/** One item of the checklist before a start. A blocking item prevents the start; advice does not. */
export interface CampaignCheck {
  code:
    | "steps"
    | "template_missing"
    | "variable_unknown"
    | "mail_unfinished"
    | "search_missing"
    | "search_deleted"
    | "leads_missing"
    | "leads_demo"
    | "people_missing"
    | "people"
    | "mailbox_missing"
    | "mailbox_not_ready"
    | "mailbox_paused"
    | "mailbox"
    | "address_unconfirmed"
    | "address"
    | "signature_missing"
    | "signature";
  state: "done" | "advice" | "blocked";
  message: string;
  /** Where to resolve the item; null if no action is needed. */
  mend: { to: string; label: string } | null;
}

export const isBlocked = ({ state }: CampaignCheck) => state === "blocked";

export const problemsAmong = (checks: readonly CampaignCheck[]): string[] =>
  checks.filter(isBlocked).map(({ message }) => message);

type Code = CampaignCheck["code"];

export const blocked = (code: Code, message: string, to: string, label: string): CampaignCheck => ({
  code,
  state: "blocked",
  message,
  mend: { to, label },
});
export const done = (code: Code, message: string): CampaignCheck => ({
  code,
  state: "done",
  message,
  mend: null,
});
