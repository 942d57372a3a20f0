// The function that the seed builds index entries with.
export { contactDocument } from "~/domains/directory/contacts/contact";
