import { z } from "zod";
import { searchKey, searchWords } from "~/core/text";

export const MAX_LENGTH = 100;

/** Longer texts are cut, not rejected. */
export const SearchQuery = z.object({ q: z.string().optional() });

export const wordsOf = (text: string) => searchWords(text.slice(0, MAX_LENGTH));

export const namesFit = (terms: readonly string[]) => (name: string) => {
  const parts = searchKey(name).match(/[\p{L}\p{N}]+/gu) ?? [];
  return terms.every((word) => parts.some((part) => part.startsWith(word)));
};
