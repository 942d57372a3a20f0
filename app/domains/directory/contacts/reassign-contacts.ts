import { foreignKeyColumn } from "~/core/lists/reassign-rows";
import { contacts } from "../tables";

export const contactsOfCompanies = foreignKeyColumn("contacts", contacts, contacts.companyId);
