/** Source of a record that a user typed in. */
export const BY_HAND = "added by hand"; // voice-ok: the stored value
/** By a sales agent, at the company of a lead that was shared. */
export const BY_AGENT = "added by an agent";
/** Before the name of an imported file. */
export const IMPORT_SOURCE = "file ";
