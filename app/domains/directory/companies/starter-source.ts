/** The source name of the starter list's companies. */
export const STARTER_SOURCE = "starter list";
