// What the seed writes an index entry by.
export { contactDocument } from "~/domains/directory/contacts/contact";
