/** Labels of fields that differ from the words of their name. */
const WORDS: Record<string, string> = {
  assignedTo: "Assignee",
  ccEmails: "CC",
  contactEmail: "Email",
  contactPhone: "Phone",
  content: "Email content",
  countsClicks: "Click tracking",
  customText: "Additional lines",
  dailyLimit: "Daily sending limit",
  delayHours: "After",
  dkimSelector: "DKIM selector",
  dueAt: "Due",
  email: "Email",
  fromAddress: "Email address",
  fromName: "Sender name",
  gapSeconds: "Delay between emails (seconds)",
  host: "Outgoing mail server (SMTP)",
  hours: "Sending window",
  hqCountry: "Company country",
  illustration: "Divider",
  imapHost: "Incoming mail server (IMAP)",
  imapPassword: "Password",
  imapPort: "IMAP port",
  imapSecurity: "IMAP encryption",
  imapUsername: "Username",
  linkedinProfile: "LinkedIn profile",
  mailboxId: "Mailbox",
  mainSpecialization: "Main industry",
  maxLeads: "Leads per run",
  operationalMarkets: "Markets",
  ownerId: "Owner",
  phoneNumber: "Phone",
  revenue: "Value",
  scheduledStartDate: "Start",
  security: "Encryption",
  specializations: "Industries",
  subjectB: "Second subject",
  templateId: "Template",
  templateType: "Type",
  username: "Username",
  userType: "Type",
  windowDays: "Days",
  windowEndHour: "Until",
  windowStartHour: "From",
};

/** Returns the label of a field in an error summary: `companyName` becomes "Company name". */
export function fieldWords(name: string): string {
  const last = name.split(".").at(-1) ?? name;
  const words = last.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return WORDS[last] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
