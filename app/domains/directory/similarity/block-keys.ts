import { emailKey } from "~/core/email";
import { domainOf } from "../search/normalize-for-search";
import { isCommonWord } from "./common-words";
import { type ComparableName, comparableName, personName } from "./names";
import { namedPhoneKey } from "./phone-key";
import { siteOf } from "./site-of";

/** Only rows with a common key are compared. */
interface Keyed {
  name: string;
  website: string | null;
}

/** Spellings differ in vowels and doubled letters: "Makhathini" and "Makatini" are both `mktn`. */
const skeleton = (word: string): string =>
  /^[a-z]+$/.test(word)
    ? (word[0] ?? "") +
      word
        .slice(1)
        .replace(/[aeiouyhw]/g, "")
        .replace(/(.)\1+/g, "$1")
    : word;

const longestFirst = (one: string, other: string) => other.length - one.length || (one < other ? -1 : 1);

const nameKeys = ({ words, joined }: ComparableName): string[] => {
  const telling = [...new Set(words.filter((word) => !isCommonWord(word)))].sort(longestFirst);
  const skeletons = [...new Set((telling.length > 0 ? telling : words).map(skeleton))].sort();
  const [first, second] = telling;
  return [
    `w:${[...words].sort().join(" ")}`,
    `p:${joined.slice(0, 12)}`,
    `s:${skeletons.join(" ")}`,
    ...(first && second ? [`t:${[skeleton(first), skeleton(second)].sort().join(" ")}`] : []),
    ...(first ? [`l:${first}`, `e:${first.slice(0, 3)}${first.slice(-3)}`] : []),
    ...(second ? [`l:${second}`] : []),
  ];
};

export function companyKeys({ name, website }: Keyed): string[] {
  const domain = domainOf(website);
  return [...new Set([...nameKeys(comparableName(name)), ...(domain ? [`d:${siteOf(domain)}`] : [])])];
}

interface KeyedPerson {
  contactName: string;
  contactEmail: string | null;
  phoneNumber: string | null;
  linkedinProfile: string | null;
}

export function contactKeys(person: KeyedPerson): string[] {
  const { words } = personName(person.contactName);
  const phone = namedPhoneKey(person.phoneNumber);
  return [
    ...new Set([
      `n:${words.map(skeleton).sort().join(" ")}`,
      ...(person.contactEmail ? [`e:${emailKey(person.contactEmail)}`] : []),
      ...(phone ? [`f:${phone}`] : []),
      ...(person.linkedinProfile ? [`i:${person.linkedinProfile.toLowerCase()}`] : []),
    ]),
  ];
}

const C1 = 2654435761;
const C2 = 1597334677;

/** A 53-bit hash, so that the key doesn't store the words of a name. A collision costs one more comparison. */
export function hashOfKey(key: string): number {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < key.length; index += 1) {
    const code = key.charCodeAt(index);
    high = Math.imul(high ^ code, C1);
    low = Math.imul(low ^ code, C2);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return 4294967296 * (2097151 & low) + (high >>> 0);
}
