import { headerKey } from "./header-key";

/** Exports of other tools, recognised by column names that only they use: all names of one list must be present. */
const TOOLS: [tool: string, ...lists: string[][]][] = [
  [
    "Apollo",
    ["person linkedin url", "seniority"],
    ["company linkedin url", "account stage"],
    ["apollo contact id"],
    ["apollo account id"],
  ],
  [
    "LinkedIn",
    ["connected on", "first name", "last name"],
    ["connexion le", "prenom"],
    ["conectado em", "sobrenome"],
    ["vernetzt am", "vorname"],
  ],
  ["Google Contacts", ["e mail 1 value"], ["phone 1 value"], ["organization name", "file as"]],
  [
    "Outlook",
    ["e mail display name"],
    ["business phone", "business fax"],
    ["business phone", "e mail address"],
    ["telefon geschaftlich", "e mail adresse"],
    ["telephone bureau", "adresse de messagerie"],
    ["telefone comercial", "cidade comercial"],
    ["telefone escritorio", "telemovel", "apelido"],
  ],
  ["Mailchimp", ["member rating"], ["leid", "euid"], ["optin time", "confirm time"]],
  [
    "Pipedrive",
    ["person name", "person organization"],
    ["organization name", "organization address"],
    ["person email work"],
    ["personne nom", "personne organisation"],
    ["pessoa nome", "pessoa organizacao"],
    ["email work", "phone work", "owner"],
    ["organization id", "person id"],
  ],
  [
    "Zoho CRM",
    ["record id", "email opt out"],
    ["contact owner id"],
    ["account owner id"],
    ["record id", "contact owner", "account name"],
    ["lead owner", "salutation"],
    ["proprietaire du prospect"],
    ["id de l enregistrement", "nom du compte"],
  ],
  [
    "HubSpot",
    ["record id", "lifecycle stage"],
    ["record id", "contact owner", "create date"],
    ["record id", "company owner"],
    ["record id", "associated company"],
    ["phase du cycle de vie"],
    ["id de l enregistrement"],
    ["id de la fiche d informations"],
    ["datensatz id"],
    ["id do registro"],
    ["lebenszyklusphase"],
    ["fase do ciclo de vida"],
    ["lifecycle phase"],
  ],
  [
    "Salesforce",
    ["has opted out of email"],
    ["hasoptedoutofemail"],
    ["nom du compte", "pays adresse postale"],
    ["account id", "mailing city"],
    ["contact id", "account name"],
    ["owner id", "is deleted"],
    ["account name", "mailing country"],
    ["account name", "billing country"],
    ["company account", "lead status"],
    ["nom du compte", "proprietaire du contact"],
    ["accountname", "kontaktinhaber"],
  ],
  [
    "Odoo",
    ["is a company"],
    ["parent id"],
    ["parent id name"],
    ["related company", "salesperson"],
    ["complete name", "salesperson"],
    ["nom complet", "societe liee"],
    ["est une societe"],
    ["nome completo", "empresa relacionada"],
  ],
  ["Meta lead ads", ["ad id", "form id"], ["adset id", "campaign id"]],
  ["Brevo", ["double opt in", "opt in"], ["ext id", "sms"], ["contact id", "sms"]],
];

/** Returns the tool that a file was exported from; null if unknown. */
export function knownTool(columns: readonly string[]): string | null {
  const keys = new Set(columns.map(headerKey));
  const found = TOOLS.find(([, ...lists]) => lists.some((list) => list.every((key) => keys.has(key))));
  return found?.[0] ?? null;
}
