import { INDUSTRY_ROWS } from "../industries-table";
import { type Match, matchesIn } from "./match-text";
import { nameParts } from "./name-parts";
import { descriptionMatches, websiteSigns } from "./other-signs";
import { backedBy, labelPhrases, namePhrases } from "./phrases";
import { type EvidenceKind, LIKELY, MAX_TEXT_LENGTHS, SHARES, SURE, WEIGHTS } from "./weights";
import { phraseOf, wordsIn } from "./words";

interface EvidenceRecord {
  name: string;
  industry?: string | null;
  label?: string | null;
  sector?: string | null;
  description?: string | null;
  website?: string | null;
}

export interface Piece {
  kind: EvidenceKind;
  text: string;
  weight: number;
}

export interface IndustryEvidence {
  industry: string;
  weight: number;
  pieces: Piece[];
}

const PARENT = new Map(INDUSTRY_ROWS.map(({ id, parent }) => [id, parent]));
const KIN = new Set(["leisure nonprofit", "nonprofit leisure"]);
const isFamily = (a: string, b: string) =>
  a === b || PARENT.get(a) === b || PARENT.get(b) === a || KIN.has(`${a} ${b}`);

type Signs = Map<string, Piece[]>;

function put(signs: Signs, id: string, kind: EvidenceKind, text: string, weight: number) {
  const pieces = signs.get(id) ?? [];
  const known = pieces.find((piece) => piece.kind === kind);
  const rounded = Math.round(weight);
  if (!known) signs.set(id, [...pieces, { kind, text, weight: rounded }]);
  else if (known.weight < rounded) Object.assign(known, { text, weight: rounded });
}

const labelMatches = (text: string): Match[] => matchesIn(wordsIn(text), labelPhrases(), isFamily);

function addLabel(signs: Signs, label: string, sector: string) {
  const text = label.slice(0, MAX_TEXT_LENGTHS.label);
  const together = labelPhrases().entries.get(phraseOf(`${text} ${sector}`));
  if (together?.id) return put(signs, together.id, "label", label, WEIGHTS.label.exact);
  const whole = labelPhrases().entries.get(phraseOf(text));
  if (whole) {
    if (whole.id) put(signs, whole.id, "label", label, WEIGHTS.label.exact);
    return;
  }
  const [head = "", ...tail] = text.split(":");
  const { exact, inside } = WEIGHTS.label;
  const named = labelMatches(head);
  for (const { id, text: words, share, isWhole } of named)
    put(signs, id, "label", words, (isWhole ? exact : inside) * share);
  const share = named.length > 0 ? WEIGHTS.label.tail : inside;
  for (const match of labelMatches(tail.join(":")))
    if (match.share === 1) put(signs, match.id, "label", match.text, share);
}

function addSector(signs: Signs, sector: string) {
  const { exact, inside } = WEIGHTS.sector;
  for (const { id, text, share, isWhole } of labelMatches(sector))
    put(signs, id, "sector", text, (isWhole ? exact : inside) * share);
}

function addName(signs: Signs, name: string, stated: string[]) {
  const words = wordsIn(name.slice(0, MAX_TEXT_LENGTHS.name));
  const isBackedBy = (id: string) => stated.length === 0 || stated.some((other) => isFamily(id, other));
  const matches = matchesIn(words, namePhrases(), isFamily);
  for (const { id, text, share, strength } of matches) {
    const own = strength === "sure" ? WEIGHTS.name.sure : WEIGHTS.name.likely;
    put(signs, id, "name", text, own * share * (strength === "sure" || isBackedBy(id) ? 1 : SHARES.unstated));
  }
  if (matches.some(({ strength }) => strength === "sure")) return;
  for (const { id, text, weight } of nameParts(words))
    put(signs, id, "name", text, weight * (isBackedBy(id) ? 1 : SHARES.unstated));
}

const together = (weights: number[]) =>
  Math.round(100 * (1 - weights.reduce((rest, weight) => rest * (1 - weight / 100), 1)));

const statedIn = (signs: Signs) =>
  [...signs].flatMap(([id, pieces]) =>
    pieces.some(({ kind, weight }) => kind !== "name" && weight >= SURE) ? [id] : [],
  );

/**
 * Returns every industry with evidence, most certain first. From SURE on it is one of the company's industries, from
 * LIKELY on it is shown as likely, and below that it is not shown. Linear in the length of the texts, of which at most
 * MAX_TEXT_LENGTHS is read.
 */
export function industryEvidence(record: EvidenceRecord): IndustryEvidence[] {
  const signs: Signs = new Map();
  const given = record.sector?.slice(0, MAX_TEXT_LENGTHS.sector).trim() ?? "";
  const isWide =
    !given && record.label != null && backedBy().has(phraseOf(record.label.slice(0, MAX_TEXT_LENGTHS.label)));
  const sector = isWide ? (record.label ?? "") : given;
  if (record.industry && PARENT.has(record.industry))
    put(signs, record.industry, "stated", record.industry, WEIGHTS.stated);
  if (record.label && !isWide) addLabel(signs, record.label, sector);
  const backed = backedBy().get(phraseOf(sector));
  if (sector && !backed) addSector(signs, sector);
  const stated = statedIn(signs);
  addName(signs, record.name, stated);
  const isOpen = (id: string) => stated.length === 0 || stated.some((other) => isFamily(id, other));
  for (const { id, text, isSaid } of descriptionMatches(record.description, isFamily)) {
    const { says, mentions } = WEIGHTS.description;
    put(signs, id, "description", text, isSaid && isOpen(id) ? says : mentions);
  }
  for (const { id, text, weight } of websiteSigns(record.website))
    put(signs, id, "website", text, isOpen(id) ? weight : weight * SHARES.unstated);
  for (const id of backed ?? []) if (signs.has(id)) put(signs, id, "sector", sector, WEIGHTS.sector.broad);
  const evidence = [...signs].map(([industry, pieces]) => {
    const own = together(pieces.map(({ weight }) => weight));
    const parent = PARENT.get(industry);
    const isBacked = own >= LIKELY && parent !== undefined && stated.includes(parent);
    const weight = Math.min(99, isBacked ? together([own, WEIGHTS.parent]) : own);
    return { industry, weight, pieces: pieces.sort((a, b) => b.weight - a.weight) };
  });
  return evidence
    .filter(({ weight }) => weight >= LIKELY)
    .sort((a, b) => b.weight - a.weight || (a.industry < b.industry ? -1 : 1));
}

export function statedIndustry(label: string, sector = ""): string | null {
  const [first] = industryEvidence({ name: "", label, sector });
  return first && first.weight >= SURE ? first.industry : null;
}

/** Also true for a label known to name no industry, and for a sector too broad for one. */
export function isKnownLabel(label: string): boolean {
  const phrase = phraseOf(label.slice(0, MAX_TEXT_LENGTHS.label));
  return labelPhrases().entries.has(phrase) || backedBy().has(phrase);
}

export const sureIndustries = (evidence: IndustryEvidence[]): string[] =>
  evidence.filter(({ weight }) => weight >= SURE).map(({ industry }) => industry);

export const likelyIndustries = (evidence: IndustryEvidence[]): string[] =>
  evidence.filter(({ weight }) => weight < SURE).map(({ industry }) => industry);
