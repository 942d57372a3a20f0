import { listed } from "./phrase-steps";
import { readable, type Word } from "./read-words";

export const wordSetOf = (text: string): ReadonlySet<string> => new Set(listed(text).map(readable));

export const isOneOf = (word: Word | undefined, set: ReadonlySet<string>): boolean =>
  word?.forms.some((form) => set.has(form)) ?? false;
