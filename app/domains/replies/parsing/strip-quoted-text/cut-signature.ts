import { alternatives, asPlain, isRule, trimmedOf } from "./lines";
import { INVITING, REFERRING, SIGN_OFFS, SIGNATURE_WORDS, TELLING_WORDS } from "./signature-words";

const signOffs = new Set(alternatives(SIGN_OFFS));
const signatureWords = new Set(alternatives(SIGNATURE_WORDS));
const referring = alternatives(REFERRING);
const inviting = alternatives(INVITING);
const telling = new Set(alternatives(TELLING_WORDS));

const MAX_LINES = 14;
const DELIMITER = /^(?:--|—|__|–)$/;
const CONTACT = /[^\s@]@[^\s@]+\.|https?:|www\.|\+?\d[\d ().\-/]{6,}\d/;
const POSTSCRIPT = /^(?:p\.? ?s\b|n\.? ?b\b|nb:|ps:)/;

const wordsOf = (plain: string) => plain.split(" ").filter(Boolean);
const isSignOff = (plain: string) => signOffs.has(trimmedOf(" ,.!،;:-", plain));

function isSignOffWithName(plain: string): boolean {
  const comma = plain.search(/[,،]/);
  return comma > 0 && isSignOff(plain.slice(0, comma)) && isName(plain.slice(comma + 1).trim());
}

function isName(plain: string): boolean {
  const words = wordsOf(plain);
  if (words.length === 0 || words.length > 5 || plain.length > 50) return false;
  return (
    !/[.?!:;؟@\d]$|[@\d/|]|^[-*•]/.test(plain.replace(/\.$/, "")) && !words.some((word) => telling.has(word))
  );
}

const isQuotation = (plain: string) => /^["“«'].*["”»']$/.test(plain);
const isListed = (plain: string) => /^(?:[-•*] ?\S|\d{1,2}[.)] |[a-h]\) )/.test(plain);

const namesSignature = (plain: string) =>
  wordsOf(plain).some((word, index, all) => {
    const bare = trimmedOf('(",;)', word);
    return signatureWords.has(bare) || signatureWords.has(`${bare} ${all[index + 1]}`);
  });

function isSaying(line: string): boolean {
  const plain = line.toLowerCase();
  if (plain === "" || isQuotation(plain) || inviting.some((words) => plain.startsWith(words))) return false;
  if (POSTSCRIPT.test(plain)) return true;
  const words = wordsOf(plain);
  if (isListed(plain) && !CONTACT.test(plain)) return true;
  const tells = words.some((word) => telling.has(trimmedOf(".,;!?", word)));
  if (
    /[.?!…؟。:]$/.test(plain) &&
    words.length >= 4 &&
    (tells || (!CONTACT.test(plain) && !namesSignature(plain)))
  )
    return true;
  if (CONTACT.test(plain) && !tells) return false;
  if (tells && words.length >= 3) return true;
  const small = wordsOf(line).filter((word) => /^\p{Ll}/u.test(word)).length;
  return small >= 5 && !namesSignature(plain);
}

const isEnded = (line: string) =>
  /[.?!؟]$/.test(line) && !CONTACT.test(line.toLowerCase()) && !namesSignature(line.toLowerCase());

function behindSignOff(saids: readonly string[]): number[] {
  const index = saids.findLastIndex(
    (line) => isSignOff(line.toLowerCase()) || isSignOffWithName(line.toLowerCase()),
  );
  if (index < 0) return [];
  const isNamed = isSignOffWithName((saids[index] ?? "").toLowerCase());
  let name = index + 1;
  while (name < Math.min(saids.length, index + 4) && saids[name] === "") name += 1;
  const hasName =
    !isNamed &&
    isName((saids[name] ?? "").toLowerCase()) &&
    !namesSignature((saids[name] ?? "").toLowerCase());
  const from = isNamed ? index + 1 : hasName ? name + 1 : name;
  const cut: number[] = [];
  let isPostscript = false;
  for (let next = from; next < saids.length; next += 1) {
    const said = saids[next] ?? "";
    if (said === "") isPostscript = false;
    if (POSTSCRIPT.test(said.toLowerCase())) isPostscript = true;
    if (!isPostscript && !isSaying(said)) cut.push(next);
  }
  return cut;
}

const isContent = (line: string) => isSaying(line) || isEnded(line);

/** Finds a signature without a sign-off: below the content, a name above a title and a number. */
function belowName(saids: readonly string[]): number[] {
  let start = saids.length;
  while (start > 0 && saids.length - start < MAX_LINES && !isContent(saids[start - 1] ?? "")) start -= 1;
  while (start < saids.length && saids[start] === "") start += 1;
  const block = saids.slice(start);
  const before = saids.slice(0, start).findLast((line) => line !== "") ?? "";
  const first = block[0] ?? "";
  if (block.length < 2 || !isName(first.toLowerCase()) || !/^\P{Ll}/u.test(first)) return [];
  if (before === "" || /[:،,]$/.test(before)) return [];
  const plainBefore = before.toLowerCase();
  if (referring.some((word) => plainBefore.includes(word))) return [];
  const rest = block.slice(1);
  const hasContact = rest.some((line) => CONTACT.test(line));
  const hasTitle = rest.some((line) => namesSignature(line.toLowerCase()));
  return hasContact && (hasTitle || rest.length > 1) ? rest.map((_, index) => start + 1 + index) : [];
}

function belowRule(saids: readonly string[]): number {
  const index = saids.findLastIndex((line) => isRule(line) && line.length >= 3);
  if (index < 0) return saids.length;
  const below = saids.slice(index + 1).filter(Boolean);
  return below.length > 0 && below.length <= MAX_LINES && !below.some(isSaying) ? index : saids.length;
}

export function withoutSignature(texts: readonly string[]): string[] {
  let saids = texts.map(asPlain);
  const delimiter = saids.findIndex((line) => DELIMITER.test(line));
  let kept = delimiter < 0 ? [...texts] : texts.slice(0, delimiter);
  saids = saids.slice(0, kept.length);
  kept = kept.slice(0, belowRule(saids));
  saids = saids.slice(0, kept.length);
  const signOff = behindSignOff(saids);
  const cut = new Set(signOff.length > 0 ? signOff : belowName(saids));
  return kept.filter((_, index) => !cut.has(index));
}
