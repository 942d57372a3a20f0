/** What /agent-auth says of an empty field. */
export const BOTH_OF_AGENT = "Please enter your email and password.";
