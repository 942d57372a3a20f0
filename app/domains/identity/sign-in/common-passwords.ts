import { CODED_PASSWORDS } from "./common-password-list.server";

/** Words missing from the list: the product's name, its markets, and local words of prayer, sport and work. */
const WORDS = `p@ssword p@ssw0rd admin admin1 admin123 administrator root toor guest user login default test test1234
  facebook whatsapp abcdef abcdefg aa123456 blessing blessings jesus jesuschrist godisgood godislove grace praise mercy
  amen allah bismillah mohamed mohammed muhammad ibrahim nigeria kenya ghana lagos nairobi accra johannesburg capetown
  realmadrid kaizerchiefs orlandopirates njia company sales money happy`;

const LETTER_A = 65;

function listed(): string[] {
  let word = "";
  return [...CODED_PASSWORDS.matchAll(/([A-Z])([^A-Z]*)/g)].map(([, kept = "A", rest = ""]) => {
    word = word.slice(0, kept.charCodeAt(0) - LETTER_A) + rest;
    return word;
  });
}

let read: Set<string> | undefined;

function common(): Set<string> {
  read ??= new Set([...listed(), ...WORDS.split(/\s+/).filter(Boolean)]);
  return read;
}

/** Keyboard walks: a password that is part of one, in either direction, is weak. */
const WALKS = [
  "01234567890",
  "abcdefghijklmnopqrstuvwxyz",
  "qwertyuiop[]",
  "asdfghjkl;'",
  "zxcvbnm,./",
  "1qaz2wsx3edc4rfv5tgb",
];
const BOTH_WAYS = WALKS.flatMap((walk) => [walk, [...walk].reverse().join("")]);

const LETTERS: Record<string, string> = {
  "@": "a",
  4: "a",
  3: "e",
  1: "i",
  "!": "i",
  0: "o",
  $: "s",
  5: "s",
  7: "t",
};
const spelledOut = (text: string) => text.replace(/[@431!0$57]/g, (mark) => LETTERS[mark] ?? mark);

/** A date as people write it: 19081987, 1987-08-19, 190887. */
const DAY = /^(\d{1,2}[-./]?\d{1,2}[-./]?(19|20)?\d\d|(19|20)\d\d[-./]?\d{1,2}[-./]?\d{1,2})$/;

/**
 * Whether a password is a common word (in any case, with digits for letters, with other characters around it), one
 * repeated piece, a keyboard walk, or a date.
 */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  const trimmed = lower.replace(/[^a-z@$]+$/, "");
  const shortened = [1, 2, 3, 4].filter((digits) => new RegExp(`\\d{${digits}}$`).test(lower));
  const core = lower.replace(/^[^a-z]+|[^a-z]+$/g, "");
  const words = [lower, trimmed, core, ...shortened.map((digits) => lower.slice(0, -digits))];
  const known = common();
  const isWord = words.some((word) => known.has(word) || known.has(spelledOut(word)));
  const isRepeated = /^(.{1,4}?)\1+.{0,2}$/u.test(lower);
  return isWord || isRepeated || BOTH_WAYS.some((walk) => walk.includes(lower)) || DAY.test(lower);
}
