import { foreignKeyColumn } from "~/core/lists/reassign-rows";
import { companyNotes } from "../tables";

export const notesOfCompanies = foreignKeyColumn("notes", companyNotes, companyNotes.companyId);
export const notesOfContacts = foreignKeyColumn("notes", companyNotes, companyNotes.contactId);
