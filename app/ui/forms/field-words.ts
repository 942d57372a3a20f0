/** Fields whose label is not their name in words. */
const WORDS: Record<string, string> = {
  ccEmails: "Copies (CC)",
  content: "What the mail says",
  contactEmail: "E-mail",
  email: "E-mail",
  fromAddress: "E-mail address",
  fromName: "Name that readers see",
  host: "Mail server",
  hqCountry: "Headquarters",
  operationalMarkets: "Markets",
  ownerId: "Owner",
  phoneNumber: "Phone",
  revenue: "Value",
  mailboxId: "Mailbox",
  specializations: "Industries you know",
  targetLeadSearchId: "Target lead search",
  templateId: "Template",
};

/** What a summary of errors calls a field: `companyName` is "Company name". */
export function fieldWords(name: string): string {
  const last = name.split(".").at(-1) ?? name;
  const words = last.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return WORDS[last] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
