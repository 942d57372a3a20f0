import { z } from "zod";
import { searchKey } from "~/core/text";

export const MOST_LETTERS = 100;
const MOST_WORDS = 8;

/** Longer texts are cut, not refused. */
export const SearchQuery = z.object({ q: z.string().optional() });

/** Letters and digits alone: no operator of the index is left. */
export const wordsOf = (text: string) =>
  (searchKey(text.slice(0, MOST_LETTERS)).match(/[\p{L}\p{N}]+/gu) ?? [])
    .slice(0, MOST_WORDS)
    .map((word) => word.slice(0, 40));

export const namesFit = (words: readonly string[]) => (name: string) => {
  const parts = searchKey(name).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.every((word) => parts.some((part) => part.startsWith(word)));
};
