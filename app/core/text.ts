// Control characters, and those that turn the direction of what follows: nobody types them into a name.
const INVISIBLE = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** One line of text as a person means it: no control characters, no space around it. */
export const plainText = (text: string) => text.replace(INVISIBLE, " ").trim();

/** What a search compares: small letters without accents. */
export const searchKey = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
