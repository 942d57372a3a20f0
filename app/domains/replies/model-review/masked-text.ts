/** Maximum characters of a reply sent to a model. */
const MAX_PROMPT_LENGTH = 2_000;

const LINK = /\b(?:https?:\/\/|www\.)[^\s<>]{1,500}/gi;
const PHONE = /(?<![\p{L}\p{N}])[+(]?\p{Nd}[\p{Nd}\p{Zs}()./\p{Pd}]{5,24}\p{Nd}/gu;
const AT = /[@＠﹫]/;

/** The part of a reply that is sent to a model: truncated, without addresses, phone numbers and links. */
export const maskedText = (own: string): string =>
  own
    .slice(0, MAX_PROMPT_LENGTH * 2)
    .replace(LINK, "[link]")
    .replace(PHONE, "[number]")
    .split(/(\s)/)
    .map((word) => (AT.test(word) ? "[address]" : word))
    .join("")
    .slice(0, MAX_PROMPT_LENGTH)
    .trim();
