import { z } from "zod";
import { asciiAddress } from "./email";

const MAX_LENGTH = 254;
const NO_ADDRESS = "Please enter an email address such as amina@example.com.";

/** One email address; a domain in other letters than Latin becomes punycode, as mail servers take it. */
export const emailAddress = (error: string | { error: string } = NO_ADDRESS) =>
  z.string(error).overwrite(asciiAddress).pipe(z.email(error).max(MAX_LENGTH));

const Address = emailAddress();

/** An email address, or none. Not a union: a browser would be told that the field is required. */
export const OptionalEmail = z
  .string()
  .max(MAX_LENGTH, "An email address has at most 254 characters.")
  .overwrite(asciiAddress)
  .refine((text) => text === "" || Address.safeParse(text).success, NO_ADDRESS);

/** Null for anything but one address. */
export const optionalEmailOf = (text: string): string | null =>
  text !== "" && text.length <= MAX_LENGTH ? (Address.safeParse(text).data ?? null) : null;
