import { z } from "zod";
import { plainText, searchKey } from "~/core/text";
import { MAX_TAG_LENGTH } from "./tag-lists";

const NO_NAME = "Enter a tag name.";
const LONG_NAME = `Use at most ${MAX_TAG_LENGTH} characters for a tag.`;

export const TagName = z
  .string(NO_NAME)
  .max(200, LONG_NAME)
  .transform((text) => plainText(text).replace(/\s+/g, " "))
  .pipe(z.string().min(1, NO_NAME).max(MAX_TAG_LENGTH, LONG_NAME));

export const tagKey = (name: string) => searchKey(name.normalize("NFKC"));

const NO_TAG = "Filter by one tag ID.";
export const TagFilter = z.number(NO_TAG).int(NO_TAG).positive(NO_TAG).optional();

export const TagSchema = z.object({ name: TagName });
