import { z } from "zod";
import { plainText } from "./text";

const MOST_LETTERS = 40;
const NO_NUMBER = "Please enter a phone number with its digits, such as +254 700 000000.";

const isNumber = (text: string) => {
  const digits = text.replace(/\D/g, "").length;
  return digits >= 5 && digits <= 15 && /^\+?[\d ()-]+$/.test(text);
};

/** A telephone number as people write it: 5 to 15 digits (ITU-T E.164), spaces, brackets, hyphens, a plus before it; or none. */
export const PhoneNumber = z
  .string()
  .max(200, `At most ${MOST_LETTERS} characters.`)
  .transform(plainText)
  .pipe(z.string().max(MOST_LETTERS, `At most ${MOST_LETTERS} characters.`))
  .refine((text) => text === "" || isNumber(text), NO_NUMBER);
