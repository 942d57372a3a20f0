import { optionalEmailOf } from "~/core/email-address";
import { append } from "~/core/lists/unbounded";
import { PhoneNumber } from "~/core/phone";
import { internationalPhone } from "~/core/places/dial-codes";
import { websiteOf } from "../../companies/website-of";
import { countryOfLocation } from "../../contacts/contact";
import { ContactForm, type ContactInput, linkedinUrl, phoneNoteOf } from "../../contacts/contact-input";
import { type Cells, quoted } from "../read-cells";

export type ImportedPerson = ContactInput & { source: string | null; phoneNote: string | null };

const NAMELESS = "Contact: no name beside the other details. Add the name, or leave the contact out.";

/** Null for a row without a person; what is wrong is added to the reasons. */
export function readPerson({ text, reasons }: Cells): ImportedPerson | null {
  const parts = [text("personFirstName"), text("personLastName")].filter(Boolean).join(" ");
  const contactName = (text("personName") ?? parts).slice(0, 200);
  const address = text("personEmail")?.replace(/^mailto:/i, "") ?? null;
  const contactEmail = address ? optionalEmailOf(address) : null;
  if (address && !contactEmail) reasons.push(`Email: ${quoted(address)} is not one email address.`);
  const number = text("personPhone");
  const location = [text("city"), text("country")].filter(Boolean).join(", ").slice(0, 200) || null;
  const typed = number ? (PhoneNumber.safeParse(number).data ?? null) : null;
  const phoneNumber = typed && internationalPhone(typed, countryOfLocation(location));
  const phoneNote = number && !typed ? phoneNoteOf(number) : null;
  const profile = text("personLinkedin");
  const linkedinProfile = profile ? linkedinUrl(profile) : null;
  if (profile && !linkedinProfile)
    reasons.push(`LinkedIn: ${quoted(profile)} is not the address of a LinkedIn profile.`);
  if (!contactName) {
    if (contactEmail || phoneNumber || linkedinProfile) reasons.push(NAMELESS);
    return null;
  }
  const website = text("website");
  const { success, data, error } = ContactForm.safeParse({
    contactName,
    contactTitle: text("personTitle"),
    contactEmail,
    phoneNumber,
    linkedinProfile,
    companyName: text("name"),
    companyWebsite: website ? (websiteOf(website)?.slice(0, 300) ?? null) : null,
    companySize: null,
    industry: text("industry")?.slice(0, 100) ?? null,
    location,
  });
  if (!success)
    append(
      reasons,
      error.issues.map(({ message }) => `Contact: ${message}`),
    );
  return success && reasons.length === 0 ? { ...data, source: text("source"), phoneNote } : null;
}
