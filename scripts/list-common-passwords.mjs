// Writes the list of common passwords that sign-up refuses: the 3,000 most common ones that meet the minimum length.
// Run it after updating @zxcvbn-ts/language-common, and commit the result.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { dictionary } from "@zxcvbn-ts/language-common";
import { ROOT } from "./bootstrap.mjs";

const WORDS = 3_000;
const SHORTEST = 6;
const TARGET = "app/domains/identity/sign-in/common-password-list.server.ts";

const fits = (word) => word.length >= SHORTEST && /^[!-~]+$/.test(word);
const words = [
  ...new Set(dictionary["passwords-common"].map((word) => word.toLowerCase()).filter(fits)),
].slice(0, WORDS);
words.sort();

const shared = (a, b) => {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return Math.min(length, 25);
};
const coded = words.map((word, index) => {
  const length = shared(word, words[index - 1] ?? "");
  return String.fromCharCode(65 + length) + word.slice(length);
});

writeFileSync(
  join(ROOT, TARGET),
  `// Written by scripts/list-common-passwords.mjs from @zxcvbn-ts/language-common (MIT), sorted. A capital begins each word
// and starts with the number of characters shared with the previous word: A none, B one.
// biome-ignore format: one long line
export const CODED_PASSWORDS = ${JSON.stringify(coded.join(""))};
`,
);
console.log(`${words.length} passwords, ${coded.join("").length} characters: ${TARGET}`);
