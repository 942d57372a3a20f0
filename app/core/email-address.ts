import { z } from "zod";
import { asciiAddress } from "./email";

const MAX_LENGTH = 254;
const NO_ADDRESS = "Enter an email address, e.g. amina@example.com.";

/** One email address. A non-ASCII domain becomes punycode, as mail servers expect. */
export const emailAddress = (error: string | { error: string | (() => string) } = NO_ADDRESS) =>
  z.string(error).overwrite(asciiAddress).pipe(z.email(error).max(MAX_LENGTH));

const Address = emailAddress();

/** An optional email address. Not a union, because the browser would then mark the field as required. */
export const OptionalEmail = z
  .string()
  .max(MAX_LENGTH, "Use at most 254 characters.")
  .overwrite(asciiAddress)
  .refine((text) => text === "" || Address.safeParse(text).success, NO_ADDRESS);

/** Returns the address; null unless the text is exactly one valid address. */
export const optionalEmailOf = (text: string): string | null =>
  text !== "" && text.length <= MAX_LENGTH ? (Address.safeParse(text).data ?? null) : null;

const MAX_ADDRESSES = 20;
const BETWEEN = /[\s,;،؛<>()[\]{}|"“”]+|:::|mailto:/iu;

const MARKS = "'.:=";

/** Strips punctuation around an address. */
function withoutMarks(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && MARKS.includes(text[start] ?? "")) start += 1;
  while (end > start && MARKS.includes(text[end - 1] ?? "")) end -= 1;
  return text.slice(start, end);
}

/** All distinct addresses in a text, at most 20: "Amina <amina@example.com>", "a@example.com; b@example.com", "mailto:…". */
export function addressesIn(text: string): string[] {
  if (!text.includes("@")) return [];
  const parts = text
    .slice(0, 4_000)
    .replace(/[\u200b-\u200f\u2060\ufeff\u202a-\u202e]/gu, "")
    .split(BETWEEN)
    .filter((part) => part.includes("@"));
  const found = parts.flatMap((part) => optionalEmailOf(withoutMarks(part)) ?? []);
  return [...new Set(found)].slice(0, MAX_ADDRESSES);
}
