const MAX_ADDRESS_LENGTH = 254;
const ADDRESS = /^[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}$/;

const trimmed = (word: string) =>
  word.replace(/^[^\p{L}\p{N}]{1,9}/u, "").replace(/[^\p{L}\p{N}]{1,9}$/u, "");

export const addressIn = (text: string): string | null =>
  text
    .split(/[\s<>()[\],;:"']/)
    .filter((word) => word.includes("@") && word.length <= MAX_ADDRESS_LENGTH)
    .map(trimmed)
    .find((word) => ADDRESS.test(word)) ?? null;
