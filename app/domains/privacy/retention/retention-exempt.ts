export const KEPT = [
  ["Your user and what you make", "Until you delete it or erase yourself"],
  [
    "The audit trail, with sign-ins, sign-outs and exports: network and browser",
    "Stays: it shows who did what, identifies people by number, and no one can change it. Failed sign-ins are deleted after 90 days",
  ],
  ["The count of leads used", "As long as the law asks for records of business"],
  [
    "Invoices with the name, address and tax number on them, and their payments",
    "As long as the law asks for records of business",
  ],
  [
    "What agents earned and were paid",
    "As long as the law asks for records of business; the account it went to until you erase yourself",
  ],
  [
    "How businesses rated agents",
    "With the agent’s record, as numbers; comments are deleted when the business closes its account or the agent is erased",
  ],
  [
    "What you learnt in the training academy, and your certificates",
    "Until you erase your account. Then no one can verify them",
  ],
  [
    "Addresses that opted out of emails",
    "Stay as codes that identify no one, so that emails do not start again",
  ],
  ["Copies for emergencies", "30 days, kept by Cloudflare with the database"],
  ["Log lines", "As long as the operator’s account at Cloudflare keeps them"],
] as const;

export const daysText = (days: number) =>
  days === 0 ? "Within a day" : days === 1 ? "1 day" : `${days.toLocaleString("en")} days`;
