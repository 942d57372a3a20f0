import { movingColumn } from "~/core/lists/moving-rows";
import { companyNotes } from "../tables";

export const notesOfCompanies = movingColumn("notes", companyNotes, companyNotes.companyId);
export const notesOfContacts = movingColumn("notes", companyNotes, companyNotes.contactId);
