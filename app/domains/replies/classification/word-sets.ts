import { listed } from "./phrase-steps";
import { readable, type Token } from "./tokenize";

export const wordSetOf = (text: string): ReadonlySet<string> => new Set(listed(text).map(readable));

export const isOneOf = (word: Token | undefined, set: ReadonlySet<string>): boolean =>
  word?.forms.some((form) => set.has(form)) ?? false;
