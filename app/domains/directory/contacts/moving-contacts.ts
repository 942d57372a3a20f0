import { movingColumn } from "~/core/lists/moving-rows";
import { contacts } from "../tables";

export const contactsOfCompanies = movingColumn("contacts", contacts, contacts.companyId);
