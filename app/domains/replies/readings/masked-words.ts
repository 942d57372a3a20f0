/** Letters of an answer that a model gets. */
export const MOST_ASKED = 2_000;

const LINK = /\b(?:https?:\/\/|www\.)[^\s<>]{1,500}/gi;
const PHONE = /(?<![\p{L}\p{N}])[+(]?\d[\d ()./-]{5,24}\d/gu;

/** What leaves of an answer: cut, and without addresses, phone numbers and links. */
export const maskedWords = (own: string): string =>
  own
    .slice(0, MOST_ASKED)
    .replace(LINK, "[link]")
    .replace(PHONE, "[number]")
    .split(/(\s)/)
    .map((word) => (word.includes("@") ? "[address]" : word))
    .join("")
    .trim();
