export const BOTH_OF_AGENT = "Please enter your email and password.";
