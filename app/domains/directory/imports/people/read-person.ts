import { addressesIn } from "~/core/email-address";
import { phonesIn } from "~/core/phone";
import { countryCode, countryName } from "~/core/places/countries";
import { internationalPhone } from "~/core/places/dial-codes";
import { websiteOf } from "../../companies/website-of";
import { countryOfLocation } from "../../contacts/contact";
import { ContactForm, type ContactInput, linkedinUrl, phoneNoteOf } from "../../contacts/contact-input";
import { isHonorific } from "../mapping/cell-kinds";
import { type Cells, quoted } from "../read-cells";

export type ImportedPerson = ContactInput & { source: string | null; note: string | null };

const MAX_NAME = 200;

/** Returns the first readable address, and any further ones. */
function readEmail({ texts, notes }: Cells): { email: string | null; others: string[] } {
  const cells = texts("personEmail");
  const all = cells.flatMap((cell) => addressesIn(cell));
  const [email = null, ...others] = [...new Set(all)];
  if (email === null && cells[0]) notes.push(`Email: ${quoted(cells[0])} isn’t an email address.`);
  return { email, others };
}

function readPhone(
  { texts, notes }: Cells,
  country: string | null,
): { phone: string | null; note: string | null } {
  const cells = texts("personPhone");
  const [first, ...more] = cells.flatMap((cell) => phonesIn(cell));
  if (first === undefined) {
    const [cell] = cells;
    if (cell) notes.push(`Phone: ${quoted(cell)} isn’t a phone number and will be saved as a note.`);
    return { phone: null, note: phoneNoteOf(cell) };
  }
  const numbers = [...new Set([first, ...more].map((number) => internationalPhone(number, country)))];
  const [phone = null, ...others] = numbers;
  return { phone, note: others.length > 0 ? phoneNoteOf(others.join(", ")) : null };
}

/** Replaces a country code with its name, because "CD" means nothing to most people. */
function countryText(written: string | null): string | null {
  const code = written && written.length <= 3 ? countryCode(written) : null;
  return code ? countryName(code) : written;
}

/** Odoo's "Display Name" is "Company, Person". */
const withoutCompany = (name: string | null, company: string | null): string | null =>
  name && company && name.startsWith(`${company}, `) ? name.slice(company.length + 2).trim() || name : name;

/** A total, or the date and notes that tools write below a report. */
const FOOTER =
  /^(?:(?:grand|sub|sous)[\s-]?)?(?:totals?|totaux|gesamt|summe|الإجمالي|المجموع)[\s:.,\d]*(?:\(.{0,20}\))?$|^copyright (?:\(c\)|©|\d)|^confidential information|^generated (?:by|on)[ :]|(?<!\d)(?:19|20)\d\d(?!\d).{0,20}\d:\d\d/i;
const isFooter = (name: string) => !/\p{L}/u.test(name) || FOOTER.test(name.slice(0, 200));

/**
 * Returns null for a row without a contact. Unreadable cells are left empty with a note; without a name, the address or
 * number is used.
 */
export function readPerson(cells: Cells): ImportedPerson | null {
  const { text, texts, notes } = cells;
  const parts = [text("personFirstName"), text("personLastName")].filter(Boolean).join(" ");
  const location =
    [text("city"), countryText(text("country"))].filter(Boolean).join(", ").slice(0, 200) || null;
  const { email, others } = readEmail(cells);
  const { phone, note: phoneNote } = readPhone(cells, countryOfLocation(location));
  const profiles = texts("personLinkedin");
  const linkedinProfile = profiles.flatMap((profile) => linkedinUrl(profile) ?? [])[0] ?? null;
  if (profiles[0] && !linkedinProfile)
    notes.push(`LinkedIn: ${quoted(profiles[0])} isn’t a LinkedIn profile URL.`);
  const name = withoutCompany(text("personName"), text("name")) ?? parts;
  if (isFooter(name) && !email && !phone && !linkedinProfile) return null;
  const contactName = (name || email || phone || linkedinProfile || "").slice(0, MAX_NAME);
  if (!contactName) return null;
  const website = text("website");
  const more = others.length > 0 ? `Other email: ${others.join(", ").slice(0, 300)}` : null;
  const { success, data } = ContactForm.safeParse({
    contactName,
    contactTitle: texts("personTitle").find((title) => !isHonorific(title)) ?? null,
    contactEmail: email,
    phoneNumber: phone,
    linkedinProfile,
    companyName: text("name"),
    companyWebsite: website ? (websiteOf(website)?.slice(0, 300) ?? null) : null,
    companySize: null,
    industry: text("industry")?.slice(0, 100) ?? null,
    location,
  });
  if (!success) return null;
  return { ...data, source: text("source"), note: [phoneNote, more].filter(Boolean).join("\n") || null };
}
