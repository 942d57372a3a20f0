export const FILL_IN = "Please fill in all required fields.";
export const FILL_IN_PLAIN = "Please fill in all required fields";
export const FILL_IN_AS_AGENT =
  "Please fill in all required fields including password and at least one specialization and operational market.";

export const MISMATCH_MESSAGE = {
  business: "Passwords do not match. Please try again.",
  plain: "Passwords do not match",
  agent: "Passwords do not match.",
} as const;

const TOO_SHORT = "Password must be at least ";
export const tooShort = (least: number) => `${TOO_SHORT}${least} characters long.`;
export const isTooShort = (sentence: string) => sentence.startsWith(TOO_SHORT);

export const BOTH = "Please enter both email and password";
export const BOTH_OF_AGENT = "Please enter your email and password.";
