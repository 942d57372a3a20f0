/** Source of a record that a user typed in. */
export const BY_HAND = "added by hand"; // voice-ok: the stored value
/** Source of a record that a sales agent added to the company of a shared lead. */
export const BY_AGENT = "added by an agent";
/** Prefix before the name of an imported file. */
export const IMPORT_SOURCE = "file ";
