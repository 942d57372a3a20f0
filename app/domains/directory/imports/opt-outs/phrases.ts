import { headerKey } from "../mapping/header-key";

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Finds a comma-separated phrase as whole words in a `headerKey`; a final "*" matches any ending. */
export function phrases(list: string): RegExp {
  const alternatives = list.split(",").map((phrase) => {
    const text = phrase.trim();
    return text.endsWith("*") ? `${escaped(headerKey(text.slice(0, -1)))}\\S*` : escaped(headerKey(text));
  });
  return new RegExp(`(?:^| )(?:${alternatives.join("|")})(?= |$)`, "u");
}

/** The same for a text that is one of the phrases and nothing else. */
export const isOneOf = (list: string): ((key: string) => boolean) => {
  const known = new Set(list.split(",").map((phrase) => headerKey(phrase)));
  return (key) => known.has(key);
};
