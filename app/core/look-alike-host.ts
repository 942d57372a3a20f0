import { domainToUnicode } from "node:url";

const script = (names: string) =>
  names
    .split(" ")
    .map((name) => `\\p{Script=${name}}`)
    .join("");

/** Scripts that one label may combine: UTS 39 "highly restrictive", otherwise a single script. */
const WRITTEN = [
  ...["Latin Han Hiragana Katakana", "Latin Han Hangul", "Latin Han Bopomofo"],
  ..."Arabic Armenian Bengali Cyrillic Devanagari Ethiopic Georgian Greek Gujarati Gurmukhi Hebrew".split(
    " ",
  ),
  ..."Kannada Khmer Lao Malayalam Myanmar Nko Sinhala Tamil Telugu Thai Tibetan Tifinagh Vai".split(" "),
].map((names) => new RegExp(`^[\\p{Script=Common}\\p{Script=Inherited}${script(names)}]+$`, "u"));

/** Labels made only of Cyrillic or Greek letters that look Latin, following Chromium's list. */
const LOOKS_LATIN = /^(?:[асԁеһіјӏорԗԛѕԝхуъьпгѵѡ0-9-]+|[αικνρυωηοτ0-9-]+)$/u;

const isMixed = (label: string) => !WRITTEN.some((written) => written.test(label));

/** Whether a punycode host resembles another name: it mixes scripts, or uses letters that look Latin. */
export function isLookAlikeHost(host: string): boolean {
  const labels = host.split(".");
  const isLatinTop = !labels.at(-1)?.startsWith("xn--");
  return labels
    .filter((label) => label.startsWith("xn--"))
    .map((label) => domainToUnicode(label))
    .some(
      (label) =>
        label === "" || label.startsWith("xn--") || isMixed(label) || (isLatinTop && LOOKS_LATIN.test(label)),
    );
}
