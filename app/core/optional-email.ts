import { z } from "zod";

const Address = z.email().max(254);
const NO_ADDRESS = "Please enter an email address such as amina@example.com.";

/** An email address, or none. Not a union: a browser would be told that the field is required. */
export const OptionalEmail = z
  .string()
  .max(254, "An email address has at most 254 characters.")
  .refine((text) => text === "" || Address.safeParse(text).success, NO_ADDRESS);

/** Null for anything but one address. */
export const optionalEmailOf = (text: string): string | null =>
  text !== "" && text.length <= 254 && Address.safeParse(text).success ? text : null;
