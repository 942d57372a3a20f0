import type { MailReport } from "../inbound-mail";
import { CODE_RULES, RULES, type Rule, STATUS_RULES } from "./diagnosis-table";

const MAX_DIAGNOSTIC_LENGTH = 4_000;
const WIDEST_GAP = 60;

const STATUS = /(?:^|[^\d.])([245]\.[0-7]\.\d{1,3})(?!\.?\d)/g;
/** Postfix may wrap its line after the code. */
const CODE = /(?:^|[^\w.@-])([45]\d\d)(?=[ -]|: |\n[ \t]+\S)/;

const statusesIn = (text: string) =>
  [...text.slice(0, MAX_DIAGNOSTIC_LENGTH).matchAll(STATUS)].map(([, status = ""]) => status);

export const codeIn = (text: string) => CODE.exec(text.slice(0, MAX_DIAGNOSTIC_LENGTH))?.[1] ?? null;

export const isVague = (status: string) => /^\d\.0\.0$/.test(status);

const TOKEN = /[^\s<>"'(),;:[\]（）：，。]+/g;

/** Folds text: lowercase, without accents, punctuation and links; an address becomes "@". */
export const folded = (text: string) =>
  ` ${text
    .slice(0, MAX_DIAGNOSTIC_LENGTH)
    .replace(/https?:\/\/\S+/gi, " ")
    .replace(TOKEN, (token) => (token.includes("@") ? " @ " : token))
    .replace(/(?:\b|#)[245]\d\d[ -]#?[245]\.\d{1,3}\.\d{1,3}\b/g, " ")
    .replace(/\b[245]\d\d[ -]/g, " ")
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}@]+/gu, " ")} `;

const isLatin = (phrase: string) => /^[a-z@]/.test(phrase);

/** Whether the text contains the phrase at the start of a word; its pieces may be separated by a small gap. */
export function says(text: string, phrase: string): boolean {
  const [first = "", ...rest] = phrase.split(" .. ");
  const start = isLatin(first) ? ` ${first}` : first.normalize("NFD").replace(/\p{M}/gu, "");
  let index = text.indexOf(start);
  for (let tries = 0; index >= 0 && tries < 20; tries += 1) {
    let end = index + start.length;
    const fits = rest.every((piece) => {
      const next = text.slice(end, end + WIDEST_GAP + piece.length).indexOf(` ${piece}`);
      if (next < 0) return false;
      end += next + piece.length + 1;
      return true;
    });
    if (fits) return true;
    index = text.indexOf(start, index + 1);
  }
  return false;
}

const NEAR = 40;

const isNear = (text: string, index: number, word: string) =>
  text.slice(Math.max(0, index - NEAR), index + NEAR).includes(` ${word}`);

/** Checks at most 5 places of each subject: a server states it once. */
function saysOf(text: string, { subjects = [], states = [] }: Rule): boolean {
  return subjects.some((subject) => {
    let index = text.indexOf(` ${subject}`);
    for (let tries = 0; index >= 0 && tries < 5; tries += 1) {
      const place = index;
      if (states.some((state) => isNear(text, place, state))) return true;
      index = text.indexOf(` ${subject}`, index + 1);
    }
    return false;
  });
}

function ruleOf(text: string, status: string | null): Rule | null {
  const words = folded(text);
  const isMatch = (rule: Rule) =>
    (rule.status === undefined || rule.status === status) &&
    (rule.says.some((phrase) => says(words, phrase)) || saysOf(words, rule));
  return RULES.find(isMatch) ?? null;
}

const fitsStatus = (pattern: string, status: string) =>
  pattern.endsWith("x") ? status.startsWith(pattern.slice(0, pattern.indexOf("x"))) : pattern === status;

const fitsCode = (pattern: string, code: string) =>
  pattern === code || (pattern.endsWith("xx") && pattern.charAt(0) === code.charAt(0));

export type Diagnosis = Pick<MailReport, "status" | "code" | "rule"> & { class: Rule["class"] };

const byCodes = (status: string | null, code: string | null) => {
  const known = status && !isVague(status) && STATUS_RULES.find((rule) => fitsStatus(rule.status, status));
  if (known) return { class: known.class, rule: `${known.status} ${known.reason}` };
  const number = code ?? (status ? `${status.charAt(0)}00` : "");
  const coded = CODE_RULES.find((rule) => fitsCode(rule.code, number));
  return coded ? { class: coded.class, rule: `${coded.code} ${coded.reason}` } : null;
};

function codesIn(text: string, stated: string | null): Pick<Diagnosis, "status" | "code"> {
  const found = statusesIn(text).filter((status) => !status.startsWith("2"));
  const better = stated && !isVague(stated) ? stated : found.find((status) => !isVague(status));
  return { status: better ?? stated ?? found[0] ?? null, code: codeIn(text) };
}

const isContradicted = (text: string, { class: bounceType }: Rule, status: string | null) =>
  bounceType === "hard_bounce" &&
  STATUS_RULES.some((rule) => rule.beatsGone && rule.status === status) &&
  !statusesIn(text).some((found) => found.startsWith("5.1.") && found !== status);

/**
 * Decides by the server's words unless a status contradicts them, then by its enhanced status, then by its code; null
 * if none decides.
 */
export function diagnose(text: string, stated: string | null = null): Diagnosis | null {
  const codes = codesIn(text, stated);
  const rule = ruleOf(text, codes.status);
  const decided =
    rule && !isContradicted(text, rule, codes.status)
      ? { class: rule.class, rule: rule.name }
      : byCodes(codes.status, codes.code);
  return decided && { ...decided, ...codes };
}

export const undecided = (text: string, stated: string | null = null): Diagnosis => ({
  class: "undetermined",
  rule: "no matching rule",
  ...codesIn(text, stated),
});
