import { WEIGHTS } from "./weights";
import type { Word } from "./words";

const ENDINGS: readonly [ending: string, id: string, isSure?: true][] = [
  ["bank", "banking", true],
  ["banque", "banking", true],
  ["banco", "banking", true],
  ["pharm", "pharma", true],
  ["pharma", "pharma", true],
  ["farma", "pharma", true],
  ["cement", "buildingmaterials", true],
  ["ciment", "buildingmaterials", true],
  ["telecom", "telecom", true],
  ["telekom", "telecom", true],
  ["solar", "renewables", true],
  ["mining", "mining", true],
  ["mine", "mining"],
  ["mina", "mining"],
  ["coal", "mining"],
  ["gold", "mining"],
  ["air", "aviation"],
  ["hotel", "hospitality", true],
  ["farm", "agriculture"],
  ["agro", "agriculture"],
  ["gas", "oilgas"],
  ["petroleum", "oilgas", true],
  ["oil", "oilgas"],
  ["tech", "technology"],
  ["soft", "technology"],
  ["pay", "fintech"],
  ["tel", "telecom"],
  ["sugar", "food"],
  ["brew", "food"],
  ["power", "energy"],
  ["invest", "investment"],
  ["chem", "chemicals"],
  ["tex", "textiles"],
  ["steel", "manufacturing"],
  ["med", "healthcare"],
  ["hub", "hubs", true],
  ["skool", "education", true],
  ["skole", "education", true],
];

const BEGINNINGS: readonly [beginning: string, id: string, isSure?: true][] = [
  ["pharm", "pharma", true],
  ["agro", "agriculture", true],
  ["agri", "agriculture", true],
  ["petro", "oilgas", true],
  ["solar", "renewables", true],
  ["assur", "insurance", true],
  ["insur", "insurance"],
  ["bank", "banking"],
  ["aero", "aviation"],
  ["air", "aviation"],
  ["immo", "realestate"],
  ["hydro", "utilities"],
  ["edu", "education"],
  ["med", "healthcare"],
  ["trans", "transport"],
  ["telecom", "telecom", true],
  ["cyber", "technology"],
  ["techno", "technology"],
  ["construct", "construction", true],
  ["constru", "construction", true],
  ["miner", "mining"],
  ["chem", "chemicals"],
  ["eco", "utilities"],
];

const SHORTEST = 6;

interface NamePart {
  id: string;
  text: string;
  weight: number;
}

const MAX_WORDS_AFTER_AIR = 2;

export function nameParts(words: Word[]): NamePart[] {
  const { sure, likely } = WEIGHTS.name;
  const first = words[0];
  const isAirline = first?.text === "air" && words.length > 1 && words.length <= 1 + MAX_WORDS_AFTER_AIR;
  if (isAirline) return [{ id: "aviation", text: first.written, weight: sure }];
  return words.flatMap(({ text, written }) => {
    if (text.length < SHORTEST) return [];
    const signs = [
      ...ENDINGS.filter(([ending]) => text.endsWith(ending)),
      ...BEGINNINGS.filter(([beginning]) => text.startsWith(beginning)),
    ];
    return signs.map(([part, id, isSure]) => ({
      id,
      text: written,
      weight: isSure ? sure : Math.min(likely, 40 + part.length),
    }));
  });
}
