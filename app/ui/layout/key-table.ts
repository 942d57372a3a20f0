import { paths } from "~/paths";

/** Destinations of "g" followed by a letter. */
export const GOES: Readonly<Record<string, readonly [to: string, label: string]>> = {
  h: [paths.business.home, "Home"],
  l: [paths.leadSearch.list, "Lead search"],
  c: [paths.business.companies, "Companies"],
  p: [paths.business.contacts, "Contacts"],
  t: [paths.templates.list, "Templates"],
  m: [paths.campaigns.list, "Campaigns"],
  r: [paths.replies.list, "Inbox"],
  b: [paths.mailboxes.list, "Mailboxes"],
  o: [paths.opportunities.list, "Deals"],
  k: [paths.tasks.list, "Tasks"],
  f: [paths.opportunities.forecast, "Forecast"],
};

export const KEYS: readonly (readonly [keys: string, does: string])[] = [
  ["/", "Search everywhere"],
  ["Ctrl K", "Command palette"],
  ["j and k", "Next and previous row"],
  ["x", "Select row"],
  ["c", "Write email"],
  ["?", "Keyboard shortcuts"],
  ...Object.entries(GOES).map(([letter, [, label]]) => [`g ${letter}`, label] as const),
];
