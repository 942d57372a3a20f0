const LONGEST_ADDRESS = 254;
const ADDRESS = /^[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}$/;

const trimmed = (word: string) =>
  word.replace(/^[^\p{L}\p{N}]{1,9}/u, "").replace(/[^\p{L}\p{N}]{1,9}$/u, "");

export const addressIn = (text: string): string | null =>
  text
    .split(/[\s<>()[\],;:"']/)
    .filter((word) => word.includes("@") && word.length <= LONGEST_ADDRESS)
    .map(trimmed)
    .find((word) => ADDRESS.test(word)) ?? null;
