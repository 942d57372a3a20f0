/** Specs about script: the gate runs them only with script. */
export const WITH_SCRIPT = [
  "agent-journey",
  "agent-offline",
  "agent-request",
  "arrival",
  "board",
  "budget",
  "clicks",
  "controls",
  "first-day",
  "journey",
  "keys",
  "lead-search",
  "lists",
  "outreach",
  "panel",
  "portal/marketing",
  "showroom",
];

/** Specs about forms and links: the gate runs them only without script. `npm run test:all` runs all specs both ways. */
export const WITHOUT_SCRIPT = [
  "companies",
  "deals",
  "demo",
  "auth",
  "inbox",
  "markup",
  "mistakes",
  "portal/cockpit",
  "portal/duplicates",
  "portal/exports",
  "portal/platforms",
  "portal/social-leads",
  "portal/support",
  "portal/training",
  "widths",
];
