import { headerKey } from "../mapping/header-key";

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Returns a pattern that finds any comma-separated phrase as whole words in a `headerKey`; a final "*" matches any ending. */
export function phrases(list: string): RegExp {
  const alternatives = list.split(",").map((phrase) => {
    const text = phrase.trim();
    return text.endsWith("*") ? `${escaped(headerKey(text.slice(0, -1)))}\\S*` : escaped(headerKey(text));
  });
  return new RegExp(`(?:^| )(?:${alternatives.join("|")})(?= |$)`, "u");
}

/** Like `phrases`, but the whole text must be one of the phrases. */
export const isOneOf = (list: string): ((key: string) => boolean) => {
  const known = new Set(list.split(",").map((phrase) => headerKey(phrase)));
  return (key) => known.has(key);
};
