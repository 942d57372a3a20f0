import { headerBlockAt, isSeparator, QUOTING_RULE } from "./header-blocks";
import { isEmpty, isRule, type Line } from "./lines";
import { quoteHeadAt, saidBefore } from "./quote-heads";
import type { SentLines } from "./sent-text";

/** "> 100 units" is an amount, "> 1. How much?" is a quote. */
const AMOUNT = /^ ?> ?(?:\p{Sc}|[A-Z]{1,3}\$? ?)?\d[\d.,]*(?![\d.)])/u;
const LISTED = /^ ?> ?\d{1,2}[.)] /;

const MAX_UNKNOWN_LINES = 5;
const MIN_WRAPPED_LENGTH = 60;

const isAmount = ({ text, marks }: Line) => marks === 1 && AMOUNT.test(text) && !LISTED.test(text);

/** Whether the marked lines are amounts: no other lines are marked and nothing above names a quote. */
function areAmounts(lines: readonly Line[]): boolean {
  const marked = lines.filter(({ marks }) => marks > 0);
  if (marked.length === 0 || !marked.every(isAmount)) return false;
  const first = lines.indexOf(marked[0] as Line);
  return !lines.slice(0, first).some((_, index) => quoteHeadAt(lines, index) > 0);
}

function headAt(lines: readonly Line[], index: number): number {
  const known = headerBlockAt(lines, index) || quoteHeadAt(lines, index);
  if (known > 0 || !isSeparator(lines, index)) return known;
  return QUOTING_RULE.test(lines[index]?.plain ?? "") ? belowRule(lines, index) : 1;
}

/** Counts the rule and, if marked lines follow, the quote heading in an unknown language between them. */
function belowRule(lines: readonly Line[], index: number): number {
  let next = index + 1;
  while (next < index + MAX_UNKNOWN_LINES && lines[next]?.marks === 0) next += 1;
  const isMarked = (lines[next]?.marks ?? 0) > 0;
  const isKnown = lines
    .slice(index + 1, next)
    .some((_, below) => headerBlockAt(lines, index + 1 + below) > 0);
  return isMarked && !isKnown ? next - index : 1;
}

function behindHeads(lines: readonly Line[], index: number): number {
  let next = index;
  while (next < lines.length) {
    const line = lines[next] as Line;
    const length = line.marks > 0 || isEmpty(line) ? 0 : headAt(lines, next);
    if (length === 0 && !(line.marks === 0 && (isEmpty(line) || isRule(line.plain)))) break;
    next += Math.max(1, length);
  }
  return next;
}

/** The last words of a long quoted line that was wrapped without its mark. */
function isWrappedMark(lines: readonly Line[], index: number): boolean {
  const [before, line, after] = [lines[index - 1], lines[index], lines[index + 1]];
  if (!before?.marks || line?.marks || !after?.marks || isEmpty(line)) return false;
  const isLong = before.text.length >= MIN_WRAPPED_LENGTH && !/[.?!:]$/.test(before.plain);
  return isLong && /^\p{Ll}/u.test(line?.plainText ?? "") && (line?.plain.split(" ").length ?? 0) <= 3;
}

/** The person's own lines in order, as stretches separated by quotes. */
export function ownStretches(lines: readonly Line[], ours: SentLines | null): string[][] {
  const stretches: string[][] = [[]];
  const part = () => {
    if (stretches.at(-1)?.some((text) => text.trim() !== "")) stretches.push([]);
  };
  const keep = (index: number) =>
    stretches.at(-1)?.push(ours?.restOfLines.get(index) ?? lines[index]?.text ?? "");
  const hasOwn = () => stretches.some((texts) => texts.some((text) => text.trim() !== ""));
  const countsAmounts = areAmounts(lines);
  const isQuoted = (index: number) =>
    ours?.isOurs[index] ||
    ((lines[index]?.marks ?? 0) > 0 && !(countsAmounts && isAmount(lines[index] as Line))) ||
    isWrappedMark(lines, index);
  const lastOurs = ours ? ours.isOurs.lastIndexOf(true) : -1;
  let isBelowHead = false;
  let index = 0;
  while (index < lines.length) {
    const line = lines[index] as Line;
    if (isQuoted(index) && !(line.marks > 2 && isSeparator(lines, index))) {
      part();
      index += 1;
      continue;
    }
    const length = isEmpty(line) ? 0 : headAt(lines, index);
    if (length === 0) {
      if (!isBelowHead || index <= lastOurs || ours?.restOfLines.has(index)) keep(index);
      index += 1;
      continue;
    }
    if (ours?.isOurs[index] !== true) stretches.at(-1)?.push(saidBefore(line.text));
    part();
    const next = behindHeads(lines, index + length);
    const isMarked = (lines[next]?.marks ?? 0) > 0;
    if (!isMarked && lastOurs < next) return stretches;
    isBelowHead = !isMarked && hasOwn();
    index = next;
  }
  return stretches;
}
