import { type Match, matchesIn } from "./match-text";
import { namePhrases } from "./phrases";
import { MAX_TEXT_LENGTHS, WEIGHTS } from "./weights";
import { wordsIn } from "./words";

interface Said {
  id: string;
  text: string;
  isSaid: boolean;
}

const DOES = new Set(
  `run own operate manage provide offer sell produce make manufacture grow brew mine distribute export import process bottle build rear
  exploite gere produit fabrique vend propose commercialise explora gere produz fabrica vende oferece inauza inatoa inazalisha inaendesha`.split(
    /\s+/,
  ),
);
const SERVES = new Set(
  `supply supplie serve advise guard clean train equip finance insure build renovate fund support help teach represent for to of
  fournit conseille equipe forme fornece aconselha`.split(/\s+/),
);

export function descriptionMatches(
  description: string | null | undefined,
  family: (a: string, b: string) => boolean,
): Said[] {
  const text = description?.slice(0, MAX_TEXT_LENGTHS.description) ?? "";
  const [sentence = ""] = text.split(/[.!?\n](?:\s|$)/, 1);
  if (
    /^(also known as|channels|province|listed security|owner of|callsign|chain with|only operates|awarded|holder of)/i.test(
      sentence,
    )
  )
    return [];
  const words = wordsIn(sentence);
  const verb = words.findIndex(({ text: word }) => DOES.has(word) || SERVES.has(word));
  const serves = verb >= 0 && SERVES.has(words[verb]?.text ?? "") && verb <= 2;
  const isArticle = /^(an?|the|une?|la|le|l['’]|um|uma|o|a)\s/i.test(sentence.trim());
  const matches: Match[] = matchesIn(words, namePhrases(), family);
  const doesFirst = verb >= 0 && DOES.has(words[verb]?.text ?? "") && verb <= 2;
  return matches
    .filter(({ strength }) => strength === "sure")
    .map(({ id, text: said, share, segment }) => ({
      id,
      text: said,
      isSaid: share === 1 && segment === 0 && !serves && (isArticle || doesFirst || words.length <= 12),
    }));
}

const HOST_WORDS: readonly [word: string, id: string][] = [
  ["bank", "banking"],
  ["banque", "banking"],
  ["banco", "banking"],
  ["insurance", "insurance"],
  ["assurance", "insurance"],
  ["assurances", "insurance"],
  ["seguros", "insurance"],
  ["hotel", "hospitality"],
  ["hotels", "hospitality"],
  ["lodge", "hospitality"],
  ["resort", "hospitality"],
  ["safari", "tourism"],
  ["safaris", "tourism"],
  ["tours", "tourism"],
  ["travel", "tourism"],
  ["solar", "renewables"],
  ["pharma", "pharma"],
  ["pharmacy", "pharma"],
  ["university", "education"],
  ["school", "education"],
  ["college", "education"],
  ["academy", "education"],
  ["hospital", "healthcare"],
  ["clinic", "healthcare"],
  ["mining", "mining"],
  ["properties", "realestate"],
  ["property", "realestate"],
  ["realestate", "realestate"],
  ["immobilier", "realestate"],
  ["airlines", "aviation"],
  ["airways", "aviation"],
  ["logistics", "logistics"],
  ["construction", "construction"],
  ["cement", "buildingmaterials"],
  ["motors", "automotive"],
  ["brewery", "food"],
  ["radio", "media"],
  ["telecom", "telecom"],
  ["law", "legal"],
  ["foundation", "nonprofit"],
  ["church", "nonprofit"],
];

const ADDRESSES: readonly [end: RegExp, id: string][] = [
  [/\.(ac|edu|univ)(\.[a-z]{2})?$/, "education"],
  [/\.sch\.[a-z]{2}$|\.school$/, "education"],
  [/\.(gov|gouv|gob|go|mil)(\.[a-z]{2})?$/, "government"],
  [/\.bank$/, "banking"],
  [/\.hotel$/, "hospitality"],
  [/\.(insure|insurance)$/, "insurance"],
];

export function websiteSigns(website: string | null | undefined) {
  const host = (website ?? "")
    .slice(0, MAX_TEXT_LENGTHS.website)
    .toLowerCase()
    .replace(/^[a-z]{1,10}:\/\//, "")
    .replace(/^www\./, "")
    .split("/", 1)[0];
  if (!host) return [];
  const { ending, inside, address } = WEIGHTS.website;
  const signs = ADDRESSES.filter(([end]) => end.test(host)).map(([, id]) => ({
    id,
    text: host,
    weight: address as number,
  }));
  const labels = host
    .split(".")
    .slice(0, -1)
    .filter((label) => label.length > 3);
  for (const label of labels)
    for (const [word, id] of HOST_WORDS)
      if (label.endsWith(word) && label.length > word.length)
        signs.push({ id, text: host, weight: word.length > 3 ? ending : inside });
      else if (label.startsWith(word)) signs.push({ id, text: host, weight: inside });
  return signs;
}
