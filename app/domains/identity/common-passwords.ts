// The passwords that guessing starts with, and the ones people make of this product's name.
const WORDS = `123456 123456789 12345678 1234567 1234567890 12345 111111 000000 123123 654321 666666 121212 112233
  qwerty qwerty123 qwertyuiop qwerty1 1q2w3e 1q2w3e4r 1q2w3e4r5t zaq12wsx asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx
  password password1 password12 password123 passw0rd p@ssword p@ssw0rd pass1234 passpass letmein welcome welcome1
  welcome123 admin admin1 admin123 administrator root toor guest user login master secret changeme default test
  test123 test1234 testing iloveyou sunshine princess monkey dragon football baseball superman batman shadow michael
  jordan jessica charlie daniel thomas andrew joshua ashley nicole hannah samsung google facebook whatsapp computer
  internet abc123 abcd1234 abcdef abcdefg abc12345 a123456 aa123456 asd123 asdf1234 q1w2e3r4 trustno1 freedom
  whatever starwars pokemon blessed blessing blessings jesus jesus1 jesuschrist godisgood godislove grace praise
  mercy amen allah bismillah mohamed mohammed muhammad ibrahim fatima nigeria nigeria1 kenya kenya123 ghana ghana123
  lagos nairobi accra johannesburg capetown africa africa1 chelsea arsenal liverpool manchester barcelona realmadrid
  kaizerchiefs orlandopirates njia njia123 njia1234 company business business1 sales sales123 market money success
  success1 happy happy123 family mother father babygirl lovely loveme forever friends flower summer winter spring
  monday friday january december 696969 555555 777777 888888 999999 222222 333333 444444 987654321 87654321 7654321
  147258369 159753 159357 123321 123qwe qwe123 123abc 1234qwer 12341234 11111111 00000000 88888888 99999999 12121212`;

const COMMON = new Set(WORDS.split(/\s+/).filter(Boolean));

/** What fingers walk along: a password that is a part of one of these, either way, is a guess. */
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

/** A day as people write it: 19081987, 1987-08-19, 190887. */
const DAY = /^(\d{1,2}[-./]?\d{1,2}[-./]?(19|20)?\d\d|(19|20)\d\d[-./]?\d{1,2}[-./]?\d{1,2})$/;

/**
 * Whether a password is one of those that guessing starts with: a common word in any letter case, with letters turned
 * into digits, with digits or marks around it; one piece repeated; a walk along the keys; a day.
 */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  const trimmed = lower.replace(/[^a-z@$]+$/, "");
  const words = [lower, trimmed, lower.replace(/^[^a-z]+|[^a-z]+$/g, "")];
  const isWord = words.some((word) => COMMON.has(word) || COMMON.has(spelledOut(word)));
  const isRepeated = /^(.{1,4}?)\1+.{0,2}$/u.test(lower);
  return isWord || isRepeated || BOTH_WAYS.some((walk) => walk.includes(lower)) || DAY.test(lower);
}
