export const KEPT = [
  ["Your user and the content you create", "Until you delete it or erase your account"],
  [
    "Audit log with sign-ins, sign-outs and exports: network and browser",
    "Kept: it records actions, identifies people by number, and can’t be changed. Failed sign-ins are deleted after 90 days",
  ],
  ["Number of leads used", "As long as the law requires business records"],
  [
    "Invoices with name, address and tax number, and their payments",
    "As long as the law requires business records",
  ],
  [
    "Agent commissions and payouts",
    "As long as the law requires business records; the payout account until you erase your account",
  ],
  [
    "Agent ratings by businesses",
    "As numbers, with the agent’s record; comments until the business closes its account or the agent is erased",
  ],
  [
    "Training progress and certificates",
    "Until you erase your account; certificates can’t be verified afterwards",
  ],
  ["Addresses that opted out of emails", "Stored as anonymous codes to prevent further emails"],
  ["Database backups", "30 days, at Cloudflare"],
  ["Server logs", "As long as the operator’s Cloudflare account keeps them"],
] as const;

export const daysText = (days: number) =>
  days === 0 ? "Within a day" : days === 1 ? "1 day" : `${days.toLocaleString("en")} days`;
